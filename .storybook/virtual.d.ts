declare module 'virtual:snippets' {
  /** By the file of the stories. */
  export const snippets: Readonly<Record<string, string>>;
}
