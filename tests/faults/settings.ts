import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import type { Fault } from './fault.ts';

const journey = 'tests/e2e/journeys/settings.test.ts';
const storage = 'tests/server/storage.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'one row that cannot be read keeps a league from every later change',
    file: 'src/league/parseSettings.ts',
    find: "leaveOut({ part, name, field: v.getDotPath(issues[0]) ?? '' });",
    replace: 'throw new Error(v.summarize(issues));',
    provedBy: 'tests/unit/league/parseSettings.test.ts',
  },
  {
    name: 'settings that a visit kept are shown over those of a newer build',
    file: 'src/league/followSettings.ts',
    find: 'kept.version > builtSettings().league.version',
    replace: 'kept.version !== builtSettings().league.version',
    provedBy: 'tests/unit/league/followSettings.test.ts',
  },
  {
    name: 'a setting that changes while the settings are read stays old',
    file: 'src/league/followSettings.ts',
    find: '    while (!isCurrent()) {',
    replace: '    for (let reads = 0; reads < 1 && !isCurrent(); reads += 1) {',
  },
  {
    name: 'settings that could not be read once are not read again',
    file: 'src/league/followSettings.ts',
    find: 'wait = Math.min(2 * wait, longestRetry);\n        continue;',
    replace: 'break;',
  },
  {
    name: 'every visit reads the settings, changed or not',
    file: 'src/league/followSettings.ts',
    find: 'row === undefined || row.version === settings().version',
    replace: 'row !== undefined && row.version < settings().version',
  },
  {
    name: 'a visit without a network has the name that the league had',
    file: 'src/league/followSettings.ts',
    find: '      keepValue(keptSettingsKey, changed);\n',
    replace: '      keepValue(keptSettingsKey, settings());\n',
  },
  {
    name: 'a new logo is looked for among the files of the build',
    file: 'src/league/settings.ts',
    find: 'league.sponsors.some(({ picture }) => picture === path)',
    replace: 'league.sponsors.some(({ picture }) => picture !== path)',
  },
  {
    name: 'the old address of a renamed category leads nowhere',
    file: 'src/league/category.ts',
    find: 'oldSlugs.includes(lower)',
    replace: 'oldSlugs.length > lower.length',
    provedBy: journey,
  },
  {
    name: 'a link with a quotation mark is offered to the database',
    file: 'src/league/links.ts',
    find: String.raw`!/["<>\\` + '`]/u.test(text) && ',
    replace: '',
    provedBy: 'tests/unit/league/settingRules.test.ts',
  },
  {
    name: 'a zone that Postgres does not know looks right in the form',
    file: 'src/league/settingRules.ts',
    find: 'return isName && isKnownZone(zone)',
    replace: 'return isName || isKnownZone(zone)',
  },
  {
    name: 'the category +40 gets the address of the category 40',
    file: 'src/league/proposedNames.ts',
    find: "    .replaceAll('+', ' mas ')\n",
    replace: '',
  },
  {
    name: 'a page on a network is stored without its link',
    file: 'src/admin/league/identityFields.ts',
    find: 'profile.every((name) =>',
    replace: 'profile.some((name) =>',
  },
  {
    name: 'a save writes texts over those that another device changed',
    file: 'src/league/storedLeague.ts',
    find: '.filter(([name, value]) => !hasValues(row, { [name]: value }))',
    replace: '.filter(([name]) => name in row)',
  },
  {
    name: 'dates of the season stand backwards',
    file: 'src/admin/league/aboutFields.ts',
    find: 'one.day.localeCompare(other.day)',
    replace: 'other.day.localeCompare(one.day)',
  },
  {
    name: 'a day that does not exist is a date of the season',
    file: 'src/admin/league/aboutFields.ts',
    find: 'return dateProblem(date) === null ? { day: date, text } : null;',
    replace: "return dateProblem(date) === '' ? null : { day: date, text };",
  },
  {
    name: 'the history tells the path of a picture',
    file: 'src/admin/describeSettings.ts',
    find: 'untold.has(column) || old === null',
    replace: 'untold.size === 0 || old === null',
  },
  {
    name: 'what was typed is replaced by a proposal',
    file: 'src/admin/league/SettingsForm.tsx',
    find: 'proposed === undefined || values[name] !== proposed(previous)',
    replace: 'proposed === undefined || previous[name] === undefined',
  },
  {
    name: 'after a save that is refused the focus is not on the wrong field',
    file: 'src/admin/league/SettingsForm.tsx',
    find: 'field?.focus({ preventScroll: true });',
    replace: 'field?.blur();',
  },
  {
    name: 'a form closes although its change was not stored',
    file: 'src/admin/league/SettingsEditor.tsx',
    find: "                    if (outcome.kind === 'saved') close();\n",
    replace: '                    close();\n',
  },
  {
    name: 'the second new sponsor overwrites the first',
    file: 'src/admin/league/SettingsEditor.tsx',
    find: 'setDraftId(newId());',
    replace: 'setDraftId(draftId);',
  },
  {
    name: 'Bajar moves a row up',
    file: 'src/admin/league/SettingsEditor.tsx',
    find: 'move(index, index + 1);',
    replace: 'move(index, index - 1);',
  },
  {
    name: 'in a new season no pair goes on to the play-offs',
    file: 'src/admin/league/seasonAddition.ts',
    find: '    ...played.data.find(({ category }) => category === name),\n',
    replace: '',
    provedBy: 'tests/database/writeRows.test.ts',
  },
  {
    name: 'a picture that is there already looks like a broken server',
    file: 'supabase/embedded/storage/storageErrors.ts',
    find: "    case '23505':",
    replace: "    case '23514':",
    provedBy: storage,
  },
  {
    name: 'who may not remove a picture removes its file',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: 'for (const { name } of rows) files.remove(name);',
    replace: 'for (const name of names) files.remove(name);',
    provedBy: storage,
  },
  {
    name: 'a script is stored under the type that its sender declares',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: 'limits.allowed_mime_types?.includes(declaredType) === false',
    replace: 'limits.allowed_mime_types?.includes(declaredType) === undefined',
    provedBy: storage,
  },
  {
    name: 'the form of every league proposes a telephone of the demo',
    file: 'src/admin/league/OrganisersSection.tsx',
    find: "placeholder: '+54 9 351 555-0100'",
    replace: `placeholder: '${demoSettings.organisers[0]?.whatsapp}'`,
    provedBy: 'tests/repository/demo.test.ts',
  },
];
