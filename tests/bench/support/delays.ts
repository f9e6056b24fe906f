/** A range of random delays, ms. */
export type Delay = { min: number; max: number };

/** The embedded server's default between a commit and its report, which imitates the hosted one. */
export const usualDelay: Delay = { min: 20, max: 120 };
export const noDelay: Delay = { min: 0, max: 0 };
