import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'after a save the draft stays, and the next result begins with the last one',
    file: 'src/admin/form/useDraft.ts',
    find: '    removeDraft(key);\n    renewId();',
    replace: '    renewId();',
  },
  {
    name: 'the result after the first overwrites it, under the same id',
    file: 'src/admin/form/useDraft.ts',
    find: '    renewId();\n  };',
    replace: '  };\n  void renewId;',
  },
  {
    name: 'a draft that was saved in another tab is saved again there, over the first',
    file: 'src/admin/form/useDraft.ts',
    find: '      id.current = newId();\n      lastMatch.current = noMatch;',
    replace: '      lastMatch.current = noMatch;',
    provedBy: 'tests/e2e/forms/drafts.test.ts',
  },
  {
    name: 'a draft of another row is put into the form of this one',
    file: 'src/admin/form/useDraft.ts',
    find: 'return draft.id === row.id && !hasSameTexts',
    replace: 'return draft.id !== row.id || !hasSameTexts',
  },
  {
    name: 'a draft whose storage was tampered with breaks the dialog',
    file: 'src/admin/form/draft.ts',
    find: 'if (before !== undefined && !isTyped(before)) return null;',
    replace: 'if (before !== undefined && !isTexts(before)) return null;',
  },
  {
    name: 'a correction is saved over a conflict without another look',
    file: 'src/admin/form/EditDialog.tsx',
    find: '        setStored(error.current);\n',
    replace: '        if (error.current === null) setStored(error.current);\n',
    provedBy: 'stories/admin/form/RowDialog.stories.tsx',
  },
  {
    name: 'an impossible score can be saved',
    file: 'src/admin/form/formDescription.ts',
    find: "check.level === 'reject' && text !== initial",
    replace: "check.level === 'reject' && text === initial",
  },
  {
    name: 'a result with an odd old score cannot be corrected in its other fields',
    file: 'src/admin/form/formDescription.ts',
    find: "check.level === 'reject' && text !== initial",
    replace: "check.level === 'reject' && text !== initial.trim().slice(0, 0)",
  },
  {
    name: 'the merge of two pairs that played each other is not doubted',
    file: 'src/admin/consequences.ts',
    find: 'nameKey(rivalOf(match, from)) === nameKey(into.name)',
    replace: 'rivalOf(match, from) === into.id',
  },
  {
    name: 'the players that a merge loses are not named',
    file: 'src/admin/consequences.ts',
    find: 'from.players !== into.players ? from.players : null',
    replace: 'from.players === into.players ? from.players : null',
  },
  {
    name: 'the history says eliminado of a row that was added',
    file: 'src/admin/describeChange.ts',
    find: "first.before === null ? 'agregad' : first.after === null ? 'eliminad'",
    replace: "first.after === null ? 'agregad' : first.before === null ? 'eliminad'",
  },
  {
    name: 'two changes of one minute are undone together',
    file: 'src/admin/describeChange.ts',
    find: 'last?.rows[0].change === change.change',
    replace: 'last?.rows[0].at.slice(0, 16) === change.at.slice(0, 16)',
  },
  {
    name: 'undoing a rename brings the new name back',
    file: 'src/admin/changePairs.ts',
    find: 'undo(client, { id, before: pair, after: { ...pair, name } })',
    replace: 'undo(client, { id, before: { ...pair, name }, after: pair })',
    provedBy: 'tests/e2e/forms/pairs.test.ts',
  },
  {
    name: 'players that the database refused look saved',
    file: 'src/admin/changePairs.ts',
    find: 'if (update.data.length > 0) return;',
    replace: 'if (update.data.length >= 0) return;',
  },
];
