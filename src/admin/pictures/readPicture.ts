import { isCanvasTrue } from '../../ui/isCanvasTrue.ts';
import type { SourcePicture } from './choosePicture.ts';

/** Bytes: more than a phone's camera makes. */
const LARGEST_FILE = 20_000_000;

/** A picture that was read, or a sentence that says why it cannot be used. */
type ReadPicture = { source: SourcePicture } | { problem: string };

/** Reads the picture of a chosen file, upright as it was taken. */
export async function readPicture(file: File): Promise<ReadPicture> {
  const problem = fileProblem(file);
  if (problem !== null) return { problem };
  if (!isCanvasTrue()) {
    return {
      problem:
        'Este navegador cambia las imágenes para no ser reconocido. Permitirlas para este sitio, o usar otro navegador.',
    };
  }
  try {
    const image = await createImageBitmap(file);
    return { source: { image, ground: groundOf(image) } };
  } catch {
    return {
      problem:
        'La imagen no se puede leer: puede estar dañada, o este navegador no conoce su formato. Elegir una JPEG, PNG o WebP.',
    };
  }
}

/** The problem of a file that shows before its picture is read; `null`: none. */
export function fileProblem({
  name,
  type,
  size,
}: Pick<File, 'name' | 'type' | 'size'>): string | null {
  if (type.startsWith('image/svg') || /\.svgz?$/iu.test(name)) {
    return 'Un dibujo SVG no se puede usar: elegir una imagen JPEG, PNG o WebP.';
  }
  if (!type.startsWith('image/')) return 'El archivo no es una imagen.';
  if (size > LARGEST_FILE) return 'La imagen pesa más de 20 MB: elegir una más liviana.';
  return null;
}

/** The colour of its corner, which goes on around it; null where that is transparent. */
function groundOf(image: ImageBitmap): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  context?.drawImage(image, 0, 0);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context?.getImageData(0, 0, 1, 1).data ?? [];
  return alpha < 255 ? null : `rgb(${red} ${green} ${blue})`;
}
