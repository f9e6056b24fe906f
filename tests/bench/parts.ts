import type { Part } from './support/report.ts';

/** The parts in the order in which they run, each fetched only when it does. */
export const parts: Readonly<Record<string, () => Promise<Part>>> = {};
