/** Two colours that neither an empty canvas nor a white one has. */
const drawn = [
  [13, 92, 201],
  [226, 148, 37],
] as const;
/** The most by which a colour may come back otherwise: some browsers change the last bit alone, which nobody sees. */
const tolerance = 3;

/**
 * Whether what is drawn on a canvas comes back as it was drawn: browsers that hide which device this is give noise, white
 * or nothing instead, without an error.
 */
export function isCanvasTrue(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = drawn.length;
  canvas.height = 1;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return false;
  for (const [x, [red, green, blue]] of drawn.entries()) {
    context.fillStyle = `rgb(${red}, ${green}, ${blue})`;
    context.fillRect(x, 0, 1, 1);
  }
  try {
    const { data } = context.getImageData(0, 0, drawn.length, 1);
    return drawn.every((color, x) =>
      color.every((value, part) => Math.abs((data[4 * x + part] ?? -1) - value) <= tolerance),
    );
  } catch {
    return false;
  }
}
