import { commonOptions, parseCommandLine } from '../terminal/commandLine.ts';

/** The settings of a start, each an option too: `DATA_DIR` is `--data-dir`. No shell sets variables as others do. */
export const startSettings = [
  'PORT',
  'HOST',
  'DEMO',
  'ADMIN_EMAIL',
  'NEW_PASSWORD',
  'NEW',
  'DATA_DIR',
  'SITE_DIR',
  'BASE',
] as const;
/** Of which the option alone, `--new-password`, means yes. */
const questions: readonly string[] = ['DEMO', 'NEW_PASSWORD', 'NEW'];

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
  const { values }: { values: Record<string, unknown> } = parseCommandLine({
    args: whole,
    options: { ...options, ...commonOptions },
  });
  return Object.fromEntries(
    startSettings.flatMap((setting) => {
      const value = values[optionOf(setting)];
      return typeof value === 'string' ? [[setting, value] as const] : [];
    }),
  );
}
