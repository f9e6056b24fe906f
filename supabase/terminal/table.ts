/** One form, or one for a `{count}` of 1 and one for any other. */
export type Text = string | readonly [one: string, other: string];

/** Sentences by their keys, in the two languages of the terminal. */
export type Table = Readonly<Record<string, { es: Text; en: Text }>>;
