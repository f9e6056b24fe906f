import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const reload = vi.fn<() => void>();
const page: { fields: { value: string; type: string }[]; dialog: object | null } = {
  fields: [],
  dialog: null,
};
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  page.fields = [{ value: '', type: 'text' }];
  page.dialog = null;
  vi.stubGlobal('document', {
    querySelectorAll: () => page.fields,
    querySelector: () => page.dialog,
  });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  reload.mockReset();
  kept.clear();
});

/** A page that hears which code the database needs, and what it has loaded some seconds later. */
async function hear(...codes: number[]) {
  const { needCode } = await import('../../../src/league/codeVersion.ts');
  for (const code of codes) needCode(code);
  await vi.advanceTimersByTimeAsync(10_000);
}

test('a page loads itself anew once where the database needs newer code', async () => {
  await hear(0, 1);
  expect(reload).not.toHaveBeenCalled();
  await hear(1, 99, 99);
  expect(reload).toHaveBeenCalledOnce();
  // The host has the old code still.
  vi.resetModules();
  await hear(99);
  expect(reload).toHaveBeenCalledOnce();
  vi.resetModules();
  await vi.advanceTimersByTimeAsync(3_600_000);
  await hear(99);
  expect(reload).toHaveBeenCalledTimes(2);
});

test('it waits until nothing is typed and no dialog is open', async () => {
  page.fields = [{ value: 'on', type: 'checkbox' }];
  page.dialog = {};
  await hear(99);
  expect(reload).not.toHaveBeenCalled();
  page.dialog = null;
  page.fields = [{ value: 'Los Sm', type: 'text' }];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  page.fields = [];
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});
