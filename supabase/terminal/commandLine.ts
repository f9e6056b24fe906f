import { parseArgs, type ParseArgsConfig } from 'node:util';
import { StartFailure } from '../embedded/startFailure.ts';
import { languageOption } from './language.cjs';
import { reasonOf } from './say.ts';

/** The option that all commands of a league have. */
export const commonOptions = { lang: { type: 'string' } } as const;

/**
 * Takes `--lang` from a command line: it counts from now on, also in processes and threads that are started later.
 * @throws StartFailure if there is no such language
 */
export function takeLanguage(args: readonly string[]): void {
  const language = languageOption(args);
  if (language === null) return;
  if (language !== 'es' && language !== 'en') throw new StartFailure('noLanguage', { language });
  process.env['LC_ALL'] = language;
}

/** A command line for a program that does not know `--lang`. */
export function withoutLanguage(args: readonly string[]): readonly string[] {
  return args.filter((arg, index) => !/^--lang(?:=|$)/u.test(arg) && args[index - 1] !== '--lang');
}

/**
 * Node's `parseArgs`, in the language of the terminal.
 * @throws StartFailure if there is no such option, or its value is missing
 */
export function parseCommandLine<Config extends ParseArgsConfig & { args: string[] }>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  takeLanguage(config.args);
  try {
    return parseArgs(config);
  } catch (error) {
    const known = Object.keys(config.options ?? {}).map((name) => `--${name}`);
    const options = known.join(', ');
    const message = reasonOf(error);
    const argument = /'([^' ]*)[^']*'/u.exec(message)?.[1] ?? message;
    const code = error instanceof Error && 'code' in error ? error.code : null;
    throw code === 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
      ? new StartFailure(
          / argument (?:missing|is ambiguous)/u.test(message)
            ? 'optionWithoutValue'
            : 'optionWithValue',
          { argument, options },
        )
      : new StartFailure('noSuchOption', { argument, options });
  }
}
