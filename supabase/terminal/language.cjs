'use strict';

// The language of the terminal. Old versions of Node run this file too, so it has neither types nor modules.

/**
 * Spanish, unless the variables name another language: POSIX's order, in which the first that has a value counts.
 * @returns {'es' | 'en'}
 */
exports.languageOf = function languageOf(environment) {
  const { LC_ALL, LC_MESSAGES, LANG } = environment;
  const locale = LC_ALL || LC_MESSAGES || LANG || '';
  const [language] = locale.toLowerCase().split(/[^\p{L}]/u);
  // macOS names a character set where others have a language.
  return /^(?:|c|posix|utf|es|spa|spanish|español|castellano)$/u.test(language) ? 'es' : 'en';
};

/** What `--lang` names on a command line; null: it is not there. */
exports.languageOption = function languageOption(args) {
  const index = args.map((arg) => /^--lang(?:=|$)/.test(arg)).lastIndexOf(true);
  if (index === -1) return null;
  return args[index] === '--lang' ? args[index + 1] || '' : args[index].slice('--lang='.length);
};
