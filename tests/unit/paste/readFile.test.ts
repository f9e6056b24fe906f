import { describe, expect, it } from 'vitest';
import { readFile } from '../../../src/paste/readFile.ts';

const file = (name: string, ...parts: BlobPart[]) => new File(parts, name);

it.each([
  ['UTF-8', new TextEncoder().encode('Séptima')],
  ['UTF-8 with a mark', new TextEncoder().encode('\ufeffSéptima')],
  ['UTF-16', new Uint8Array(Buffer.from('\ufeffSéptima', 'utf16le'))],
  ['Windows', new Uint8Array(Buffer.from('Séptima', 'latin1'))],
])(
  'a text is read in the encodings that exports and spreadsheets have: %s',
  async (_encoding, bytes) => {
    expect(await readFile(file('chat.txt', bytes))).toBe('Séptima');
  },
);

describe('what is no text is refused with a sentence that says what to do', () => {
  it.each([
    ['a spreadsheet', file('liga.xlsx', 'PK'), 'guardarla como CSV'],
    ['an export with pictures', file('chat.zip', 'PK'), 'elegir el archivo .txt'],
    ['a picture', file('foto.txt', new Uint8Array([0x89, 0x50, 0, 0x1a])), 'no es un texto'],
    ['more than 5 MB', file('chat.txt', 'x'.repeat(5_510_000)), 'pesa 5,6 MB y se leen hasta 5'],
  ])('%s', async (_what, given, sentence) => {
    await expect(readFile(given)).rejects.toThrow(sentence);
  });

  it('a file that has gone meanwhile', async () => {
    const gone = file('chat.txt', 'x');
    gone.arrayBuffer = () => Promise.reject(new DOMException('', 'NotReadableError'));
    await expect(readFile(gone)).rejects.toThrow('No se pudo abrir «chat.txt».');
  });
});
