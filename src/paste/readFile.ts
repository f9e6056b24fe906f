/** More than a chat of ten years has, bytes. */
const largest = 5_000_000;

/** Why a file cannot be read, in Spanish. */
export class FileProblem extends Error {
  override name = 'FileProblem';
}

/**
 * The text of a file, whichever of the two encodings it has that exports and spreadsheets use.
 * @throws FileProblem with a sentence for the administrator
 */
export async function readFile(file: File): Promise<string> {
  const { name, size } = file;
  if (/\.xlsx?$|\.ods$/iu.test(name)) {
    throw new FileProblem(
      `«${name}» es una planilla: guardarla como CSV, o copiar las celdas y pegarlas aquí.`,
    );
  }
  if (/\.zip$/iu.test(name)) {
    throw new FileProblem(
      `«${name}» está comprimido: abrirlo y elegir el archivo .txt que contiene.`,
    );
  }
  if (size > largest) {
    // Rounded up: 5.01 MB are not 5.
    const size = (Math.ceil(file.size / 100_000) / 10).toLocaleString('es');
    throw new FileProblem(
      `«${name}» pesa ${size} MB y se leen hasta 5: exportar el chat sin archivos, o copiar solo los últimos mensajes.`,
    );
  }
  const bytes = await bytesOf(file);
  if (bytes.includes(0) && !isUtf16(bytes)) {
    throw new FileProblem(
      `«${name}» no es un texto. De un chat exportado hace falta el archivo .txt.`,
    );
  }
  return decode(bytes);
}

async function bytesOf(file: File): Promise<Uint8Array> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    throw new FileProblem(`No se pudo abrir «${file.name}».`, { cause: error });
  }
}

function isUtf16([first, second]: Uint8Array): boolean {
  return (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
}

function decode(bytes: Uint8Array): string {
  if (isUtf16(bytes))
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // A spreadsheet on Windows.
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
