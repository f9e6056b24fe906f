const faces = [560, 700, 850].map(
  (weight) => `${weight} 40px 'Sofia Sans Semi Condensed Variable'`,
);

/** Loads the type and the logos of a picture; a logo that cannot be loaded is left out. */
export async function loadAssets(sources: readonly string[]): Promise<HTMLImageElement[]> {
  const [logos] = await Promise.all([
    Promise.allSettled(sources.map(loadLogo)),
    Promise.allSettled(faces.map(loadFace)),
  ]);
  return logos.flatMap((logo) => (logo.status === 'fulfilled' ? [logo.value] : []));
}

const loadFace = keepLoaded((face) => document.fonts.load(face));

const loadLogo = keepLoaded(async (source) => {
  const logo = new Image();
  logo.src = source;
  await logo.decode();
  return logo;
});

/** Keeps what has been loaded for the next picture; a failed load is repeated. */
function keepLoaded<Value>(load: (name: string) => Promise<Value>) {
  const loads = new Map<string, Promise<Value>>();
  return (name: string): Promise<Value> => {
    const known = loads.get(name);
    if (known !== undefined) return known;
    const started = load(name);
    loads.set(name, started);
    started.catch(() => loads.delete(name));
    return started;
  };
}
