import { useState } from 'react';
import { forgetSheet, keepSheet, keptSheet } from '../../data/pasteStorage.ts';
import { isRestEmpty, parseSheetRest, type SheetRest } from '../../domain/sheets/sheetRest.ts';

/** The pairs and matches of a table, on this device too until they are saved or discarded. */
export function useSheetRest() {
  const [rest, setRest] = useState(() => parseSheetRest(keptSheet()));
  return {
    rest,
    keepRest: (next: SheetRest | null) => {
      const left = next === null || isRestEmpty(next) ? null : next;
      if (left === null) forgetSheet();
      else keepSheet(left);
      setRest(left);
    },
  };
}
