import type { Fault } from './fault.ts';

const provedBy = 'tests/server/storage.test.ts';

export const faults: readonly Fault[] = [
  {
    name: 'markup with a script is stored as a picture',
    file: 'supabase/embedded/storage/pictureType.ts',
    find: '  return null;\n}',
    replace: "  return 'image/webp';\n}",
    provedBy,
  },
  {
    name: 'anybody stores pictures',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: '            await actAs(transaction, identity);\n            await transaction.query(\n',
    replace: '            await transaction.query(\n',
    provedBy,
  },
  {
    name: 'a stored file runs scripts on the site’s origin',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: `'content-security-policy': "default-src 'none'; sandbox",`,
    replace: `'content-security-policy': "default-src 'self'",`,
    provedBy,
  },
  {
    name: 'a picture is as large as its sender wants',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: '  if (bytes.length > (limits.file_size_limit ?? Infinity)) return tooLarge();\n',
    replace: '',
    provedBy,
  },
  {
    name: 'a removed picture is still read',
    file: 'supabase/embedded/storage/answerStorage.ts',
    find: 'for (const { name } of rows) files.remove(name);',
    replace: 'if (rows.length > names.length) files.remove(bucket);',
    provedBy,
  },
  {
    name: 'a save that is repeated stops at its own picture',
    file: 'src/session/pictures.ts',
    find: "error.statusCode !== '409'",
    replace: "error.statusCode !== '404'",
    provedBy,
  },
  {
    name: 'a PNG is stored as a WebP where the browser encodes none',
    file: 'src/league/pictures/compress.ts',
    find: '      if (blob.type !== type) break;\n',
    replace: '',
    provedBy: 'tests/unit/league/pictures/compress.test.ts',
  },
  {
    name: 'a PNG is read as a WebP',
    file: 'supabase/embedded/storage/pictureType.ts',
    find: "return 'image/png';",
    replace: "return 'image/webp';",
    provedBy,
  },
  {
    name: 'a picture is moved out of its frame',
    file: 'src/league/pictures/crop.ts',
    find: 'return Math.min(Math.max(middle, shown / 2), 1 - shown / 2);',
    replace: 'return middle;',
    provedBy: 'tests/unit/league/pictures/crop.test.ts',
  },
  {
    name: 'phones load the wide picture of the cover',
    file: 'src/league/pictures/choosePicture.ts',
    find: "if (kind !== 'hero') return picture;",
    replace: "if (kind !== 'phone') return picture;",
    provedBy: 'stories/league/pictures/PictureField.stories.tsx',
  },
];
