/** The faults of a test file: how often one struck a page, and how often the page got over it. */
export type FaultCount = {
  /** Lets a fault strike once; what the attempt throws goes on to the test. */
  survive(attempt: () => Promise<void> | void): Promise<void>;
  /** The same for all whom one fault strikes at once: each of them counts. */
  surviveAll<Struck>(
    struck: readonly Struck[],
    attempt: (each: Struck) => Promise<void>,
  ): Promise<void>;
  /** Counts faults that were judged elsewhere. */
  note(happened: number, survived: number): void;
  /** Prints the count; to be called when the file's tests are over. */
  print(theme: string): void;
};

export function countFaults(): FaultCount {
  let happened = 0;
  let survived = 0;
  const survive: FaultCount['survive'] = async (attempt) => {
    happened += 1;
    await attempt();
    survived += 1;
  };
  return {
    survive,
    async surviveAll(struck, attempt) {
      if (struck.length === 0) throw new Error('the fault struck nobody');
      const attempts = struck.map((each) => survive(() => attempt(each)));
      await Promise.allSettled(attempts);
      await Promise.all(attempts);
    },
    note(more, survivedMore) {
      happened += more;
      survived += survivedMore;
    },
    print: (theme) => console.log(`faults survived: ${survived} of ${happened} (${theme})`),
  };
}
