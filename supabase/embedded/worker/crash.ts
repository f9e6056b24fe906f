/** The methods of PGlite that every statement goes through. */
type Driver = {
  query(...parameters: never[]): Promise<unknown>;
  exec(...parameters: never[]): Promise<unknown>;
};

/**
 * Calls `onCrash` once a statement has ended Postgres itself: out of memory, a full disk, files that
 * cannot be read. PGlite goes on after that, and every later statement fails.
 */
export function watchForCrash(driver: Driver, onCrash: (error: unknown) => void) {
  for (const method of ['query', 'exec'] as const) {
    const run = driver[method].bind(driver);
    const watched = async (...parameters: never[]) => {
      try {
        return await run(...parameters);
      } catch (error) {
        if (isCrash(error)) onCrash(error);
        throw error;
      }
    };
    Object.assign(driver, { [method]: watched });
  }
}

function isCrash(error: unknown): boolean {
  if (error instanceof WebAssembly.RuntimeError) return true;
  if (typeof error !== 'object' || error === null) return false;
  // PGlite also throws objects that are not errors: Emscripten's ExitStatus.
  if ('name' in error && error.name === 'ExitStatus') return true;
  return 'severity' in error && (error.severity === 'PANIC' || error.severity === 'FATAL');
}
