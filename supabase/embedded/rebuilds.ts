export type RebuildOptions = {
  /** Which settings the database has. */
  readVersion: () => Promise<number>;
  /** The version that the site is built with; null: one that differs. */
  built: number | null;
  /** Builds the site with the settings of now, and serves it; if that fails, the last one stays. */
  rebuild: () => Promise<void>;
  /** How often the version is looked at, ms: what has not changed since is built. */
  interval: number;
};

/**
 * Builds the site again after the last of several changes of the league's settings. Open pages know them
 * already; a build is for those who come later, for search engines and for previews of links.
 * @returns a function that stops it
 */
export function rebuildAfterChanges(options: RebuildOptions): () => void {
  const { readVersion, rebuild, interval } = options;
  let { built } = options;
  let seen = built;
  let isBusy = false;
  const look = async () => {
    const version = await readVersion();
    const isSettled = version === seen;
    seen = version;
    if (version === built || !isSettled) return;
    // A build that fails is tried again with the next change.
    built = version;
    await rebuild();
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    look()
      .catch(() => {
        // The database is busy or being started again.
      })
      .finally(() => {
        isBusy = false;
      });
  }, interval);
  timer.unref();
  return () => clearInterval(timer);
}
