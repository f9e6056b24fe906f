import type { Writes } from '../../auth/useWrites.ts';
import type { SaveOutcome } from '../../components/RowDialog/useSaving.ts';
import { ConflictError, PermissionError } from '../../data/permissionError.ts';
import type { OwnChange } from '../../data/undoChange.ts';

/**
 * What became of a save, for the dialog.
 * @param failed says in Spanish that it failed
 */
export async function outcomeOf<Values>(
  failed: string,
  save: () => Promise<void>,
): Promise<SaveOutcome<Values>> {
  try {
    await save();
    return { kind: 'saved' };
  } catch (error) {
    if (error instanceof ConflictError) return { kind: 'conflict', current: error.current };
    const message = error instanceof PermissionError ? error.message : failed;
    return { kind: 'failed', message };
  }
}

/** What takes a save back; `undefined`: it changed nothing. */
export function undoing<Item extends NewItem, NewItem extends object>(
  { undo }: Pick<Writes<Item, NewItem>, 'undo'>,
  change: OwnChange<Item, NewItem>,
): (() => Promise<void>) | undefined {
  const { before, after } = change;
  const isSame = Object.entries(before ?? {}).every(
    ([field, value]) => after !== null && Reflect.get(after, field) === value,
  );
  return before !== null && isSame ? undefined : () => undo(change);
}
