import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'who is signed in to one league seems to be signed in to another of the same origin',
    file: 'src/opening/headScript.ts',
    find: 'const keyOf = (name: string) => nameAt(base, name);',
    replace: 'const keyOf = (name: string) => nameAt(base.slice(0, 1), name);',
  },
  {
    name: 'the prefetched rows are requested a second time by React',
    file: 'src/opening/headScript.ts',
    find: 'opening.prefetched[href] = { response, controller };',
    replace: 'opening.prefetched[dated] = { response, controller };',
    provedBy: 'tests/e2e/journeys/prefetch.test.ts',
  },
  {
    name: 'a reload of a list shows the rows that were prefetched an hour ago',
    file: 'src/opening/headScript.ts',
    find: '  delete prefetched[href];\n',
    replace: '',
  },
  {
    name: 'a list that is left keeps its request running',
    file: 'src/opening/headScript.ts',
    find: "signal?.addEventListener('abort', () => controller.abort(signal.reason), { once: true });",
    replace:
      "signal?.addEventListener('abort', () => signal.throwIfAborted(), { once: true });\n  void controller;",
  },
  {
    name: 'the upcoming matches are prefetched for the device’s day, not the league’s',
    file: 'src/opening/headScript.ts',
    find: 'new Date(moment + minutes * 60000).toISOString()',
    replace: 'new Date(moment - minutes * 60000).toISOString()',
  },
  {
    name: 'before the first change of the clock every page fails in its head',
    file: 'src/opening/headScript.ts',
    find: 'offsets.filter(({ from }) => from <= moment).pop() || offsets[0]',
    replace: 'offsets.filter(({ from }) => from > moment).pop() || offsets[0]',
  },
  {
    name: 'a tap on a button before React is there is lost',
    file: 'src/opening/headScript.ts',
    find: 'if (button.isConnected) button.click();',
    replace: 'if (!button.isConnected) button.click();',
  },
  {
    name: 'an early tap is repeated at every later start of React',
    file: 'src/opening/headScript.ts',
    find: '      taps = null;\n',
    replace: '',
  },
  {
    name: 'a browser that forbids storage shows an error in the console of every page',
    file: 'src/opening/headScript.ts',
    find: '  } catch (_) {\n    // Storage is forbidden: nobody is signed in.\n  }',
    replace: '  } finally {\n    // Storage is forbidden: nobody is signed in.\n  }',
  },
  {
    name: 'the administrator’s controls move the page when they come',
    file: 'src/opening/headScript.ts',
    find: "if (localStorage.getItem(storedSessionKey) !== null) dataset['session'] = '';",
    replace: "if (localStorage.getItem(storedSessionKey) === '') dataset['session'] = '';",
  },
  {
    name: 'a failed prefetch is an unhandled error in the console',
    file: 'src/opening/headScript.ts',
    find: '    response.catch(() => {});\n',
    replace: '',
  },
  {
    name: 'the starred pairs push the page down when they come',
    file: 'src/opening/headScript.ts',
    find: "if (localStorage.getItem(pairsKey) !== null) dataset['myPairs'] = '';",
    replace: "if (localStorage.getItem(pairsKey) !== null) dataset['session'] = '';",
  },
  {
    name: 'a tap is lost where an extension changed the page',
    file: 'src/opening/headScript.ts',
    find: 'else if (replaced !== undefined) replaced.click();',
    replace: 'else if (replaced === undefined) button.click();',
  },
  {
    name: 'a browser of 2017 does not understand the script in the head',
    file: 'src/opening/headScript.ts',
    find: "style.cssText = localStorage.getItem(colorsKey) || '';",
    replace: "style.cssText = localStorage.getItem(colorsKey) ?? '';",
  },
  {
    name: 'a page whose code cannot be loaded says nothing',
    file: 'src/opening/headScript.ts',
    find: "  document.addEventListener('error', onScript, true);\n",
    replace: '',
    provedBy: 'tests/e2e/journeys/failedStart.test.ts',
  },
  {
    name: 'a mistyped address of Supabase in the settings breaks the site without a sentence',
    file: 'src/opening/environment.ts',
    find: "    return fail('VITE_SUPABASE_URL', `no es una dirección: «${url}»`);",
    replace: '    return url;',
  },
];
