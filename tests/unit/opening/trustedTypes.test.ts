import { expect, test } from 'vitest';
import { installTrustedTypes } from '../../../src/opening/trustedTypes.ts';

type Factory = NonNullable<Window['trustedTypes']>;
type Rules = Parameters<Factory['createPolicy']>[1];

const location = { origin: 'https://liga.example' };

/** What a browser would be handed. */
function installedPolicy() {
  const policies: Array<{ name: string; rules: Rules }> = [];
  installTrustedTypes({
    location,
    trustedTypes: { createPolicy: (name, rules) => policies.push({ name, rules }) },
  });
  const [policy] = policies;
  if (policy === undefined) throw new Error('no policy was made');
  return policy;
}

test('is the one policy that the header allows', () => {
  expect(installedPolicy().name).toBe('default');
});

test.each(['<script>alert(1)</script>', 'Los Smash</style><script>'])(
  'refuses the markup %s',
  (text) => {
    expect(installedPolicy().rules.createHTML(text)).toBeNull();
  },
);

test('lets through the text of a style sheet', () => {
  const text = ':root{--card-gap:1rem;}@media (min-width: 48em){.grid>*{gap:2rem;}}';
  expect(installedPolicy().rules.createHTML(text)).toBe(text);
});

test('lets no text become a script or the address of one', () => {
  const { rules } = installedPolicy();
  expect(rules.createScript('alert(1)')).toBeNull();
  for (const url of [
    'https://evil.example/x.js',
    'https://liga.example.evil.example/assets/jpegWorker-1.js',
    'https://liga.example/assets/site-1.js',
    'data:text/javascript,1',
    '/x.js',
  ]) {
    expect(rules.createScriptURL(url), url).toBeNull();
  }
});

test.each(['/sw.js', 'https://liga.example/assets/jpegWorker-a_b-1.js'])(
  'lets %s run as a worker',
  (url) => {
    expect(installedPolicy().rules.createScriptURL(url)).toBe(url);
  },
);
