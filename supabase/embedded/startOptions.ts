import { parseArgs } from 'node:util';
import { StartFailure } from './startFailure.ts';

/** The settings of a start, each an option too: `DATA_DIR` is `--data-dir`. No shell sets variables as others do. */
export const startSettings = [
  'PORT',
  'HOST',
  'DEMO',
  'ADMIN_EMAIL',
  'NEW_PASSWORD',
  'DATA_DIR',
  'SITE_DIR',
  'BASE',
] as const;
/** Of which the option alone, `--new-password`, means yes. */
const questions: readonly string[] = ['DEMO', 'NEW_PASSWORD'];

export const optionOf = (setting: string) => setting.toLowerCase().replaceAll('_', '-');

/**
 * The settings that a command names, by their variables.
 * @param args e.g. `['--port', '3001']`, or `['--port=3001']`
 * @throws StartFailure if there is no such option, or its value is missing
 */
export function readOptions(args: readonly string[]): Record<string, string> {
  const isAlone = (arg: string, next = '--') =>
    next.startsWith('--') && questions.some((setting) => arg === `--${optionOf(setting)}`);
  const whole = args.map((arg, index) => (isAlone(arg, args[index + 1]) ? `${arg}=yes` : arg));
  const options = Object.fromEntries(
    startSettings.map((setting) => [optionOf(setting), { type: 'string' as const }]),
  );
  try {
    const { values } = parseArgs({ args: whole, options });
    return Object.fromEntries(
      startSettings.flatMap((setting) => {
        const value = values[optionOf(setting)];
        return typeof value === 'string' ? [[setting, value] as const] : [];
      }),
    );
  } catch (error) {
    const problem = error instanceof Error ? error.message.split('.')[0] : String(error);
    const known = Object.keys(options).map((name) => `--${name}`);
    throw new StartFailure(`${problem}. The options are ${known.join(', ')}.`);
  }
}
