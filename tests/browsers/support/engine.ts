/** One tab of a browser, with no more than every engine's driver can do. */
export type Tab = {
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /** The value of a JavaScript expression on the page. */
  evaluate(expression: string): Promise<unknown>;
  /** Clicks the element that is found by CSS, as a mouse does. */
  click(css: string): Promise<void>;
  /** Replaces what is in a field, key by key. */
  type(css: string, text: string): Promise<void>;
  /** Chooses an option of a `<select>` by its text. */
  choose(css: string, option: string): Promise<void>;
  pressEscape(): Promise<void>;
  /** The errors and warnings of the console since the start. */
  complaints(): readonly string[];
  close(): Promise<void>;
};

export type Engine = {
  name: string;
  /** What is not installed, as a command that installs it; `null`: nothing. */
  missing: string | null;
  /** @param refusesStorage as where a visitor has forbidden sites to store anything */
  open(options?: { refusesStorage?: boolean }): Promise<Tab>;
};
