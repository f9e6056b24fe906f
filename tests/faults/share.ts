import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the check mark in the group’s text stands beside the loser',
    file: 'src/share/shareText.ts',
    find: "winner === side ? ' ✔' : ''",
    replace: "winner === side ? '' : ' ✔'",
  },
  {
    name: 'a shared table has the points in the place of the position',
    file: 'src/share/shareText.ts',
    find: '`${position}. ${name} · ${points} pts`',
    replace: '`${points}. ${name} · ${position} pts`',
  },
  {
    name: 'the day’s results are shared without their categories',
    file: 'src/share/shareText.ts',
    find: "`\\n*${categoryTitle(category)}*\\n${results.map(resultLine).join('\\n')}`",
    replace: "results.map(resultLine).join('\\n') + category.slice(0, 0)",
  },
  {
    name: 'a retirement without a winner in its text is shared without the one who won',
    file: 'src/share/shareText.ts',
    find: 'const winner = sideThatWon(parsed, result.winner);',
    replace: 'const winner = sideThatWon(parsed, null);',
  },
  {
    name: 'WhatsApp cuts the text at the first &',
    file: 'src/share/ShareActions.tsx',
    find: 'https://wa.me/?text=${encodeURIComponent(whole)}',
    replace: 'https://wa.me/?text=${encodeURI(whole)}',
  },
  {
    name: 'who closes the share sheet is told that it failed',
    file: 'src/share/ShareActions.tsx',
    find: "error instanceof DOMException && error.name === 'AbortError'",
    replace: "error instanceof DOMException && error.name === 'NotAllowedError'",
  },
  {
    name: 'the text is shared without its link',
    file: 'src/share/ShareActions.tsx',
    find: '`${shareText(share)}\\n${address}`',
    replace: '`${shareText(share)}\\n${address.slice(address.length)}`',
  },
  {
    name: 'the button to share a picture is shown where the device cannot',
    file: 'src/share/ShareActions.tsx',
    find: 'navigator.canShare({ files: [file] })',
    replace: 'navigator.canShare({ text: whole })',
  },
  {
    name: 'Todo el día is chosen, and one result is shared',
    file: 'src/share/ShareDialog.tsx',
    find: 'isDay && day !== undefined ? day : share',
    replace: 'isDay && day === undefined ? share : (day ?? share)',
  },
  {
    name: 'Back leaves the page instead of closing the dialog',
    file: 'src/share/ShareDialog.tsx',
    find: '  useCloseOnBack(true, () => {',
    replace: '  useCloseOnBack(false, () => {',
    provedBy: 'tests/e2e/journeys/shareDay.test.ts',
  },
  {
    name: 'the picture of the last choice is shared when it is ready later',
    file: 'src/share/SharePicture.tsx',
    find: '      const blob = await encodeJpeg(target);\n      if (!isCurrent) return;',
    replace: '      const blob = await encodeJpeg(target);',
  },
  {
    name: 'a picture in the dark scheme has the name of the light one',
    file: 'src/share/SharePicture.tsx',
    find: 'pairSlug(`${shareName(share)} ${scheme}`)',
    replace: 'pairSlug(`${shareName(share)} ${size}`)',
    provedBy: 'tests/e2e/journeys/shareDay.test.ts',
  },
  {
    name: 'the link of a shared table shows the next season’s from August on',
    file: 'src/share/ShareDialogWithData.tsx',
    find: 'seasons.find(({ name }) => name === share.season)?.slug',
    replace: 'seasons.find(({ slug }) => slug === share.season)?.slug',
    provedBy: 'tests/e2e/journeys/shareDay.test.ts',
  },
  {
    name: 'a day with one result offers to share the whole day',
    file: 'src/share/ShareDialogWithData.tsx',
    find: 'results.length < 2 ? undefined',
    replace: 'results.length < 1 ? undefined',
    provedBy: 'tests/e2e/journeys/shareDay.test.ts',
  },
];
