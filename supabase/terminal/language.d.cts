export type Language = 'es' | 'en';

export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language;

export function languageOption(args: readonly string[]): string | null;
