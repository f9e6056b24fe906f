import { notificationsStore } from '@mantine/notifications';
import { isValidElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSources } from '../../../src/live/sources.ts';
import { createData } from '../../../src/matches/DataProvider.tsx';
import { onRefusedUndo } from '../../../src/session/refusedUndo.ts';
import { save, type Done, type SaveTexts } from '../../../src/session/save.ts';
import {
  ConflictError,
  OutdatedError,
  SessionEndedError,
  WriteRefusedError,
  type UndoneChange,
} from '../../../src/session/writeErrors.ts';

const page = { data: createData(createSources('http://127.0.0.1:1', 'nothing')), isAdmin: true };

/** The messages on the page: each text with its color, and what its button *Deshacer* calls. */
function messages() {
  return notificationsStore.getState().notifications.map(({ message, color }) => {
    if (!isValidElement<{ children: string; onUndo: () => void }>(message)) {
      return { text: message, color, onUndo: null };
    }
    return { text: message.props.children, color, onUndo: message.props.onUndo };
  });
}

const texts = () => messages().map(({ text }) => text);

async function soon(expected: readonly string[]) {
  await vi.waitFor(() => expect(texts()).toEqual(expected));
}

/** The code for messages is there: what is not shown by now is never shown. */
async function nothingMore() {
  await import('../../../src/session/adminMessages.tsx');
  await new Promise((resolve) => setTimeout(resolve));
}

function ending(saved: string, undo?: () => Promise<void>) {
  return async (): Promise<Done<string>> => ({ saved, undo });
}

function failing(error: Error) {
  return async (): Promise<Done<string>> => {
    throw error;
  };
}

const afterUndo: string[] = [];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.stubGlobal('requestAnimationFrame', () => afterUndo.push('focus'));
});

afterEach(() => {
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] });
  afterUndo.splice(0);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a save says what it did, and its button takes it back once', async () => {
  let undone = 0;
  const undo = async () => {
    undone += 1;
  };
  const said: SaveTexts<string> = { failed: 'No.', done: (saved) => `Guardado: ${saved}.` };
  expect(await save(page, ending('fila', undo), said)).toEqual({ kind: 'saved' });
  await soon(['Guardado: fila.']);
  expect(undone).toBe(0);
  messages()[0]?.onUndo?.();
  await soon(['Cambio deshecho.']);
  expect(undone).toBe(1);
  expect(messages()[0]?.onUndo).toBeNull();
  // The button that had the focus is gone with its message.
  expect(afterUndo).toEqual(['focus']);
});

test.each<[string, Parameters<typeof save<string>>[1], Partial<SaveTexts<string>>]>([
  ['nothing was changed', ending('fila', async () => {}), { hasChanged: () => false }],
  ['it cannot be taken back', ending('fila'), { hasChanged: () => true }],
])('a save offers no undo where %s', async (_, action, more) => {
  await save(page, action, { failed: 'No.', done: 'Guardado.', ...more });
  await soon(['Guardado.']);
  expect(messages()[0]?.onUndo).toBeNull();
});

test('a save whose page shows it, and one that asks first, say nothing', async () => {
  expect(await save(page, ending('fila'), { failed: 'No.' })).toEqual({ kind: 'saved' });
  const asks = async () => 'asks' as const;
  expect(await save(page, asks, { failed: 'No.', done: 'Guardado.' })).toEqual({ kind: 'asks' });
  await nothingMore();
  expect(texts()).toEqual([]);
});

const failed = 'No se pudo guardar.';

test.each<[string, Error, Partial<SaveTexts<string>>, object, string[]]>([
  ['stays in its form', new TypeError('lost'), {}, { kind: 'failed', message: failed }, []],
  [
    'is a message where no form shows it',
    new SessionEndedError(''),
    { showsFailure: true, sessionEnded: 'La sesión terminó.' },
    { kind: 'failed', message: 'La sesión terminó.' },
    ['La sesión terminó.'],
  ],
  [
    'by a conflict gives the form the stored row',
    new ConflictError('stored'),
    {},
    { kind: 'conflict', message: failed, current: 'stored' },
    [],
  ],
  [
    'by a conflict is a message where the form begins again',
    new ConflictError(null),
    { conflict: 'Otra persona lo cambió.' },
    { kind: 'conflict', message: 'Otra persona lo cambió.', current: null },
    ['Otra persona lo cambió.'],
  ],
  [
    'says nothing of a conflict where there was none',
    new WriteRefusedError(''),
    { conflict: 'Otra persona lo cambió.' },
    { kind: 'failed', message: failed },
    [],
  ],
])('a failed save %s', async (_, error, more, outcome, shown) => {
  expect(await save(page, failing(error), { failed, ...more })).toMatchObject(outcome);
  await soon(shown);
  await nothingMore();
  expect(texts()).toEqual(shown);
  expect(messages().every(({ color }) => color === 'red')).toBe(true);
  // A conflict is no fault.
  expect(console.warn).toHaveBeenCalledTimes(error instanceof ConflictError ? 0 : 1);
});

test('an undo that is refused says why, unless the desk does', async () => {
  const error = new OutdatedError('');
  error.undone = 7;
  const undo = () => Promise.reject(error);
  const said = { failed, done: 'Guardado.', notUndone: 'hubo otro partido' };
  const tapUndo = async () => {
    await save(page, ending('fila', undo), said);
    await soon(['Guardado.']);
    messages()[0]?.onUndo?.();
  };
  await tapUndo();
  await soon([
    'No se puede deshacer: hubo otro partido. Lo muestra el historial, en Administración.',
  ]);
  notificationsStore.setState({ ...notificationsStore.getState(), notifications: [] });
  const asked: UndoneChange[] = [];
  const forget = onRefusedUndo(async (undone) => asked.push(undone) > 0);
  await tapUndo();
  await vi.waitFor(() => expect(asked).toEqual([7]));
  await nothingMore();
  expect(texts()).toEqual([]);
  expect(afterUndo).toEqual([]);
  forget();
});
