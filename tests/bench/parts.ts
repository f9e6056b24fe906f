import type { Part } from './support/report.ts';

/** The parts in the order in which they run; each is imported only when it does. */
export const parts: Readonly<Record<string, () => Promise<Part>>> = {
  crowd: async () => (await import('./crowd/crowd.ts')).crowd,
  latency: async () => (await import('./latency/latency.ts')).latency,
  database: async () => (await import('./database/database.ts')).database,
  bytes: async () => (await import('./bytes/bytes.ts')).bytes,
  firstResult: async () => (await import('./firstResult/firstResult.ts')).firstResult,
  lighthouse: async () => (await import('./lighthouse/lighthouse.ts')).lighthouse,
  tour: async () => (await import('./tour/tour.ts')).tour,
  secondVisit: async () => (await import('./secondVisit/secondVisit.ts')).secondVisit,
  table: async () => (await import('./table/table.ts')).table,
  busyPage: async () => (await import('./busyPage/busyPage.ts')).busyPage,
};
