import { readFileSync, existsSync } from 'node:fs';
import { SourceMap } from 'node:module';
import type { Browser, CDPSession } from 'playwright';
import { sourceMapOf } from '../../../supabase/embedded/measuredBuild.ts';
import { moduleOf } from '../bytes/modules.ts';
import { coldLoad } from '../firstResult/loads.ts';

/** What a cold load cost the phone's processor, ms. */
export type Profile = {
  /** By room (`src/live`), package, and kind of the browser's own work. */
  parts: Readonly<Record<string, number>>;
  scripts: number;
  /** Style and layout. */
  layout: number;
  /** The longest first; each with what it holds, the most first. */
  tasks: readonly Task[];
};
type Task = {
  /** Since the navigation began, ms. */
  start: number;
  duration: number;
  parts: readonly (readonly [name: string, time: number])[];
};

/** The browser's own work, by the names that it has in a trace. */
const works: Readonly<Record<string, string>> = {
  Layout: 'layout',
  UpdateLayoutTree: 'style',
  ParseHTML: 'HTML',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  Commit: 'paint',
};

/** An event of Chromium's trace; times in microseconds. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  id?: string;
  args: {
    name?: string;
    data?: {
      startTime?: number;
      timeDeltas?: readonly number[];
      cpuProfile?: { nodes?: readonly CallNode[]; samples?: readonly number[] };
    };
  };
};
type CallNode = {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string; lineNumber?: number; columnNumber?: number };
};
/** A stretch of the main thread's time, ms since the navigation began. */
type Span = { name: string; start: number; duration: number };

/** @param folder of the build with its source maps */
export async function profileLoad(
  browser: Browser,
  url: string,
  text: string,
  folder: string,
): Promise<Profile> {
  let events: readonly TraceEvent[] = [];
  await coldLoad(browser, url, text, async (devTools, load) => {
    events = await trace(devTools, load);
  });
  const main = mainThread(events);
  const began = main.find(({ name }) => name === 'navigationStart')?.ts ?? main[0]?.ts ?? 0;
  const since = (time: number) => (time - began) / 1000;
  const work = ownTimes(
    main.flatMap(({ name, ts, dur = 0 }) => {
      const kind = works[name];
      return kind === undefined ? [] : [{ name: kind, start: since(ts), duration: dur / 1000 }];
    }),
  );
  const code = scriptTimes(events, main, since, folder);
  const spans = [...work, ...code];
  const tasks = main
    .filter(({ name, dur = 0 }) => name === 'RunTask' && dur > 50_000)
    .map(({ ts, dur = 0 }) => {
      const [start, duration] = [since(ts), dur / 1000];
      const held = spans.filter((span) => span.start >= start && span.start < start + duration);
      return { start, duration, parts: Object.entries(total(held)).toSorted(byTime) };
    })
    .filter(({ start }) => start >= 0)
    .toSorted((one, other) => other.duration - one.duration);
  const parts = total(spans);
  return {
    parts,
    tasks,
    scripts: code.reduce((sum, { duration }) => sum + duration, 0),
    layout: (parts['layout'] ?? 0) + (parts['style'] ?? 0),
  };
}

async function trace(devTools: CDPSession, load: () => Promise<unknown>) {
  const events: TraceEvent[] = [];
  devTools.on('Tracing.dataCollected', ({ value }) => {
    // What Chromium's protocol leaves untyped.
    const received: readonly TraceEvent[] = JSON.parse(JSON.stringify(value));
    for (const event of received) events.push(event);
  });
  await devTools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: [
        'devtools.timeline',
        'blink.user_timing',
        'disabled-by-default-devtools.timeline',
        'disabled-by-default-v8.cpu_profiler',
      ],
    },
  });
  await load();
  const complete = new Promise((resolve) => devTools.once('Tracing.tracingComplete', resolve));
  await devTools.send('Tracing.end');
  await complete;
  return events;
}

/** The events of the page's main thread, in order: of the renderers it is the one that did most. */
function mainThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const counts = new Map<string, number>();
  const keyOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  for (const event of events) {
    if (event.name === 'Layout') counts.set(keyOf(event), (counts.get(keyOf(event)) ?? 0) + 1);
  }
  const [busiest] = [...counts].toSorted(([, one], [, other]) => other - one);
  return events
    .filter((event) => keyOf(event) === busiest?.[0])
    .toSorted((one, other) => one.ts - other.ts);
}

/** Each without what lies within it. */
function ownTimes(spans: readonly Span[]): readonly Span[] {
  return spans.map((outer) => {
    const end = outer.start + outer.duration;
    let inner = 0;
    let until = outer.start;
    for (const span of spans) {
      const isWithin = span !== outer && span.start >= until && span.start + span.duration <= end;
      if (!isWithin) continue;
      inner += span.duration;
      until = span.start + span.duration;
    }
    return { ...outer, duration: outer.duration - inner };
  });
}

/** The samples of the profiler within the page's main thread. */
function scriptTimes(
  events: readonly TraceEvent[],
  main: readonly TraceEvent[],
  since: (time: number) => number,
  folder: string,
): readonly Span[] {
  const begun = main.find(({ name }) => name === 'Profile');
  const nodes = new Map<number, CallNode>();
  const names = new Map<number, string | null>();
  const nameOf = (id: number): string | null => {
    const known = names.get(id);
    if (known !== undefined) return known;
    const node = nodes.get(id);
    const own = node === undefined ? null : nameOfCall(node, folder);
    // What the engine itself does is its caller's.
    const name = own ?? (node?.parent === undefined ? null : nameOf(node.parent));
    names.set(id, name);
    return name;
  };
  let time = begun?.args.data?.startTime ?? 0;
  const chunks = events
    .filter(
      ({ name, id, pid }) => name === 'ProfileChunk' && id === begun?.id && pid === begun?.pid,
    )
    .toSorted((one, other) => one.ts - other.ts);
  return chunks.flatMap(({ args: { data } }) => {
    for (const node of data?.cpuProfile?.nodes ?? []) nodes.set(node.id, node);
    return (data?.cpuProfile?.samples ?? []).flatMap((id, index) => {
      const start = time;
      const delta = data?.timeDeltas?.[index] ?? 0;
      time += delta;
      const name = nameOf(id);
      return name === null ? [] : [{ name, start: since(start), duration: delta / 1000 }];
    });
  });
}

const maps = new Map<string, SourceMap | null>();

/** `null`: none of the page's scripts. */
function nameOfCall({ callFrame }: CallNode, folder: string): string | null {
  const { functionName, url = '', lineNumber = 0, columnNumber = 0 } = callFrame;
  if (functionName === '(garbage collector)') return 'garbage collection';
  if (!url.startsWith('http')) return null;
  const { pathname } = new URL(url);
  if (!pathname.endsWith('.js')) return 'scripts in the HTML';
  const file = sourceMapOf(folder, pathname);
  if (!maps.has(file)) {
    maps.set(file, existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null);
  }
  const entry = maps.get(file)?.findEntry(lineNumber, columnNumber);
  const source =
    entry !== undefined && 'originalSource' in entry ? entry.originalSource : undefined;
  return /^src\/\w+/u.exec(moduleOf(source))?.[0] ?? moduleOf(source);
}

function total(spans: readonly Span[]): Readonly<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const { name, duration } of spans) sums[name] = (sums[name] ?? 0) + duration;
  return sums;
}

const byTime = ([, one]: readonly [string, number], [, other]: readonly [string, number]) =>
  other - one;
