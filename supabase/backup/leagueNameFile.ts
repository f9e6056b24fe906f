import { readFileSync, renameSync, rmSync } from 'node:fs';
import { replaceDurably } from '../embedded/durableFiles.ts';
import { sentence } from '../terminal/say.ts';

// The name of a laptop's league, beside its data folder: somebody types it who replaces a league that cannot be read.

const fileBeside = (dataFolder: string) => `${dataFolder}-name.txt`;

/** @returns null: the league had none, or the file is gone */
export function readLeagueName(dataFolder: string): string | null {
  try {
    const [name = ''] = readFileSync(fileBeside(dataFolder), 'utf8').split('\n');
    return name.trim() || null;
  } catch {
    return null;
  }
}

/** @param name empty: the league has none yet */
export function keepLeagueName(dataFolder: string, name: string) {
  if ((readLeagueName(dataFolder) ?? '') === name.trim()) return;
  if (name.trim() === '') rmSync(fileBeside(dataFolder), { force: true });
  else replaceDurably(fileBeside(dataFolder), Buffer.from(`${name.trim()}\n`));
}

/**
 * What is wrong with an answer of somebody who replaces a league; null: nothing.
 * @param name of that league, or else a word is asked for
 */
export function replacementProblem(answer: string, name: string | null): string | null {
  if (name === null) return answer === sentence('replaceWord') ? null : sentence('otherWord');
  return answer.normalize() === name.trim().normalize() ? null : sentence('otherName');
}

/** What is asked of somebody who replaces a league. */
export function replacementQuestion(name: string | null): string {
  return name === null
    ? sentence('wordQuestion', { word: sentence('replaceWord') })
    : sentence('nameQuestion');
}

/** Goes with a data folder that is moved. */
export function moveLeagueName(dataFolder: string, to: string) {
  try {
    renameSync(fileBeside(dataFolder), fileBeside(to));
  } catch {
    // There was none.
  }
}
