import { readdirSync } from 'node:fs';

const folder = new URL('../tests/database/', import.meta.url);

/** One assertion of a pgTAP file, as reported. */
export type Assertion = {
  passed: boolean;
  message: string;
  /** What pgTAP says about a failure: what it had, what it wanted. */
  diagnostics: string;
};

/** What a pgTAP file said. */
export type TapReport = {
  /** The number of assertions that the file announced; `undefined`: it announced none. */
  planned: number | undefined;
  assertions: Assertion[];
  /** Why the file did not reach its end. */
  error: string | undefined;
};

/** The files that `supabase test db` runs. */
export function listTapFiles(): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.test.sql'))
    .sort()
    .map((name) => `supabase/tests/database/${name}`);
}

/** Reads the lines of the Test Anything Protocol. */
export function parseTap(lines: readonly string[]): Omit<TapReport, 'error'> {
  let planned: number | undefined;
  const assertions: Assertion[] = [];
  for (const line of lines) {
    const plan = /^1\.\.(\d+)$/.exec(line);
    const result = /^(not )?ok \d+(?: - )?(.*)$/.exec(line);
    const last = assertions.at(-1);
    if (plan) planned = Number(plan[1]);
    else if (result) {
      // "# SKIP" and "# TODO" are successes to the protocol; here nothing is left undone.
      const message = result[2] ?? '';
      const passed = result[1] === undefined && !/ # (skip|todo)/i.test(message);
      assertions.push({ passed, message, diagnostics: '' });
    } else if (line.startsWith('#') && last?.passed === false && !isSummary(line)) {
      last.diagnostics += `${line}\n`;
    }
  }
  return { planned, assertions };
}

/** What `finish()` says after the last assertion, of all of them. */
function isSummary(line: string): boolean {
  return line.startsWith('# Looks like you ');
}

/** Whether every announced assertion was made and passed. */
export function isGreen({ planned, assertions, error }: TapReport): boolean {
  return (
    error === undefined &&
    assertions.length > 0 &&
    planned === assertions.length &&
    assertions.every(({ passed }) => passed)
  );
}
