declare module 'virtual:history' {
  // oxlint-disable-next-line typescript/consistent-type-imports -- a declared module has no path
  export const history: import('./history.ts').History;
}

declare module 'virtual:heights' {
  /** Px of the screen, by the id of a story and the width of its screen. */
  export const heights: Readonly<Record<string, number>>;
}

declare module 'virtual:snippets' {
  /** By the file of the stories. */
  export const snippets: Readonly<Record<string, string>>;
}
