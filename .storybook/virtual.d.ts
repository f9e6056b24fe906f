declare module 'virtual:history' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module has no path
  export const history: import('./history.ts').History;
}

declare module 'virtual:snippets' {
  /** By the file of the stories. */
  export const snippets: Readonly<Record<string, string>>;
}
