import type { Fault } from './fault.ts';

const clubScreen = 'tests/e2e/journeys/clubScreen.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'the second page of results repeats the last one of the first',
    file: 'src/tv/tvPages.ts',
    find: 'items.slice(index * size, (index + 1) * size)',
    replace: 'items.slice(index * (size - 1), (index + 1) * size)',
    provedBy: 'tests/unit/tv/tvPages.test.ts',
  },
  {
    name: 'the last page of a long table is not shown',
    file: 'src/tv/tvPages.ts',
    find: 'Math.ceil(items.length / size)',
    replace: 'Math.floor(items.length / size)',
  },
  {
    name: 'the screen shows categories that its address does not name',
    file: 'src/tv/tvPages.ts',
    find: 'chosen.length > 0 ? chosen : all',
    replace: 'chosen.length > 1 ? chosen : all',
  },
  {
    name: 'a space in the address hides a category',
    file: 'src/tv/tvPages.ts',
    find: '    .map((slug) => slug.trim())\n',
    replace: '',
  },
  {
    name: 'a page every second dazzles the club',
    file: 'src/tv/tvPages.ts',
    find: 'seconds >= 4 && seconds <= 600',
    replace: 'seconds >= 0 && seconds <= 600',
  },
  {
    name: 'on a day without results the screen has none at all',
    file: 'src/tv/tvPages.ts',
    find: 'isToday ? ofToday : results.slice(0, onOnePage.results)',
    replace: 'isToday ? results.slice(0, onOnePage.results) : ofToday',
  },
  {
    name: 'a result of another category interrupts the screen',
    file: 'src/tv/useArrivedResult.ts',
    find: 'new Set(results.filter(isShown).map(({ id }) => id))',
    replace: 'new Set(results.map(({ id }) => id))',
    provedBy: clubScreen,
  },
  {
    name: 'a new result stays on the screen for ever',
    file: 'src/tv/useArrivedResult.ts',
    find: 'setQueue((before) => before.slice(1))',
    replace: 'setQueue((before) => before.slice(0))',
    provedBy: clubScreen,
  },
  {
    name: 'the title says Últimos resultados over those of today',
    file: 'src/tv/TvContent.tsx',
    find: "page.isToday ? 'Resultados de hoy' : 'Últimos resultados'",
    replace: "page.isToday ? 'Últimos resultados' : 'Resultados de hoy'",
  },
  {
    name: 'the club’s screen never shows more than the first twelve sponsors',
    file: 'src/tv/TvContent.tsx',
    find: 'const first = (turn * logosOnPage) % Math.max(1, sponsors.length);',
    replace: 'const first = (turn * sponsors.length) % Math.max(1, sponsors.length);',
  },
  {
    name: 'En vivo is shown while the connection is lost',
    file: 'src/tv/TvScreen.tsx',
    find: "props.connection.state === 'live' ? (",
    replace: "props.connection.state !== 'connecting' ? (",
  },
  {
    name: 'after the last page the screen stays empty',
    file: 'src/tv/TvScreen.tsx',
    find: 'const index = turn % pages.length;',
    replace: 'const index = turn % (pages.length + 1);',
  },
  {
    name: 'the screen does not say that it shows old rows without a network',
    file: 'src/tv/TvScreen.tsx',
    find: "if (connection.state === 'offline') return",
    replace: "if (connection.state === 'connecting') return",
  },
  {
    name: 'a television runs an old version for months',
    file: 'src/tv/useNewVersion.ts',
    find: "published !== '' && published !== running",
    replace: "published !== '' && published === running && running === ''",
    provedBy: clubScreen,
  },
  {
    name: 'a television reloads to an error page of a failing host',
    file: 'src/tv/useNewVersion.ts',
    find: "published !== '' && published !== running",
    replace: 'published !== running',
    provedBy: clubScreen,
  },
  {
    name: 'the screen of the club turns off after it was hidden once',
    file: 'src/tv/useWakeLock.ts',
    find: "document.addEventListener('visibilitychange', onVisible);\n    void request();",
    replace:
      "document.addEventListener('visibilitychange', () => isOver, { once: true });\n    void request();",
    provedBy: clubScreen,
  },
  {
    name: 'a long name is cut off on the screen',
    file: 'src/tv/Fitted.tsx',
    find: 'if (text.offsetHeight <= box.clientHeight) return;',
    replace: 'if (text.offsetHeight >= box.clientHeight) return;',
  },
  {
    name: 'the television says nothing of matches that wait for their result',
    file: 'src/tv/tvPages.ts',
    find: '...matchPages((data.pending ?? []).filter(isShown), true),',
    replace: '',
  },
];
