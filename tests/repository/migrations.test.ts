import { expect, test } from 'vitest';
import { filesOf, read } from './support/files.ts';

test('no statement ends before its end for `supabase db push`', () => {
  // It takes `end` within a name, as in `private.calendar`, for the end of the body.
  const bodies = filesOf('supabase/migrations/*.sql').flatMap((path) =>
    [...read(path).matchAll(/^begin atomic\n(?<body>.*?)\nend;$/gmsu)].map(({ groups }) => ({
      path,
      statement: (groups?.['body'] ?? '').replaceAll(/--.*$/gmu, ''),
    })),
  );
  expect(bodies.length).toBeGreaterThan(5);
  expect(bodies.filter(({ statement }) => /end/iu.test(statement))).toEqual([]);
});
