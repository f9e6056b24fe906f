import type { Fault } from './fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'a row that moved keeps its old place as well, and stands in the list twice',
    file: 'src/live/listOrder.ts',
    find: 'rows.items.filter((item) => item.id !== change.id)',
    replace: "rows.items.filter((item) => change.type !== 'delete' || item.id !== change.id)",
  },
  {
    name: 'a new row is shown at the end of a page although unknown rows lie between',
    file: 'src/live/listOrder.ts',
    find: 'return isWithin || !rows.hasMore ?',
    replace: 'return isWithin || rows.hasMore ?',
  },
  {
    name: 'a change that came while a list was loading is lost when the response arrives',
    file: 'src/live/cachedList.ts',
    find: 'this.#accept(number, this.#withChanges(rows, since));',
    replace: 'this.#accept(number, since.length < 0 ? this.#withChanges(rows, since) : rows);',
  },
  {
    name: 'a slow old response replaces a newer one',
    file: 'src/live/cachedList.ts',
    find: 'load.number < number);',
    replace: 'load.number > number);',
  },
  {
    name: 'a list that nobody looks at any more goes on reading the clock',
    file: 'src/live/cachedList.ts',
    find: '    clearInterval(this.#clockTimer);\n    this.#clockTimer = undefined;\n',
    replace:
      '    if (this.#clockTimer === undefined) clearInterval(this.#clockTimer);\n    this.#clockTimer = undefined;\n',
  },
  {
    name: 'En vivo is shown over rows that were loaded before the connection was interrupted',
    file: 'src/live/cachedList.ts',
    find: '  async reload(): Promise<void> {\n    this.#needed = this.#begun + 1;\n',
    replace: '  async reload(): Promise<void> {\n    this.#needed = this.#begun;\n',
  },
  {
    name: 'an older report of a row overwrites the newer one',
    file: 'src/live/changeLog.ts',
    find: "if (committedAt < last.committedAt) return 'older';",
    replace: "if (committedAt > last.committedAt) return 'older';",
  },
  {
    name: 'of two changes of a row in one transaction the second is dropped',
    file: 'src/live/changeLog.ts',
    find: "return isSame(change, last.change) ? 'repeat' : 'new';",
    replace: "return isSame(change, last.change) ? 'new' : 'repeat';",
  },
  {
    name: 'a channel that the server closed never comes back',
    file: 'src/live/channel.ts',
    find: "} else if (status === 'CLOSED') {\n          joinAgain();",
    replace: "} else if (status === 'CLOSED') {\n          handlers.onInterrupted();",
  },
  {
    name: 'a subscription that the database refused counts as confirmed',
    file: 'src/live/channel.ts',
    find: "if (message.status !== 'ok') {",
    replace: "if (message.status === 'closed') {",
  },
  {
    name: 'every reconnection waits ten seconds after a first bad night',
    file: 'src/live/channel.ts',
    find: '        failures = 0;\n',
    replace: '',
  },
  {
    name: 'after a confirmed subscription nothing is loaded: what was missed stays missing',
    file: 'src/live/startLive.ts',
    find: '            verify();\n            connection.confirmed();',
    replace: '            connection.confirmed();',
  },
  {
    name: 'a page in the background goes on asking the database every half minute',
    file: 'src/live/startLive.ts',
    find: "if (document.visibilityState !== 'visible') return;",
    replace: "if (document.visibilityState === 'hidden' && isLive()) return;",
  },
  {
    name: 'a row withheld behind the pill is never shown after a tap on it',
    file: 'src/live/arrivals.ts',
    find: '.map((each) => ({ ...each, isWithheld: false }));',
    replace: '.map((each) => ({ ...each }));',
  },
  {
    name: 'a burst of changes is shown no earlier than it ends',
    file: 'src/live/batchEvents.ts',
    find: 'Math.min(now + (pending.length === 1 ? gap : longGap), deadline)',
    replace: 'now + (pending.length === 1 ? gap : longGap)',
  },
  {
    name: 'the second page of a list leaves out the rows of the same day',
    file: 'src/live/loadRows.ts',
    find: '[first.column, `${first.comparison}e.${first.value}`]',
    replace: '[first.column, `${first.comparison}.${first.value}`]',
  },
  {
    name: 'a list of exactly one thousand rows loses those after it',
    file: 'src/live/loadRows.ts',
    find: 'if (rows.length < limit || last === undefined)',
    replace: 'if (rows.length <= limit || last === undefined)',
  },
  {
    name: 'a private window without storage cannot sign in',
    file: 'src/live/clientStorage.ts',
    find: '      memory.set(key, value);\n',
    replace: '',
  },
  {
    name: 'the sign-in page of a hotel’s network is shown as an empty league',
    file: 'src/live/readRows.ts',
    find: 'if (!Array.isArray(rows)) {\n      throw',
    replace: 'if (!Array.isArray(rows)) {\n      if (rows !== null) return [];\n      throw',
  },
  {
    name: 'an incomplete report of a large row removes what it lacks',
    file: 'src/live/openTable.ts',
    find: '        lists.reloadSoon();\n        return null;\n      }\n      const { id }',
    replace: '        return null;\n      }\n      const { id }',
  },
];
