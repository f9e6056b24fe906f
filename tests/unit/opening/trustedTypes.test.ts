import { expect, test } from 'vitest';
import { installTrustedTypes } from '../../../src/opening/trustedTypes.ts';

type Factory = NonNullable<Window['trustedTypes']>;
type Rules = Parameters<Factory['createPolicy']>[1];

const policies: Array<{ name: string; rules: Rules }> = [];
installTrustedTypes({
  location: { origin: 'https://liga.example' },
  trustedTypes: { createPolicy: (name, rules) => policies.push({ name, rules }) },
});

test('there is the one policy that the header allows', () => {
  expect(policies.map(({ name }) => name)).toEqual(['default']);
});

const styles = ':root{--card-gap:1rem;}@media (min-width: 48em){.grid>*{gap:2rem;}}';

test.each([
  ['createHTML', '<script>alert(1)</script>', false],
  ['createHTML', 'Los Smash</style><script>', false],
  ['createHTML', styles, true],
  ['createScript', 'alert(1)', false],
  ['createScriptURL', 'https://evil.example/x.js', false],
  ['createScriptURL', 'https://liga.example.evil.example/assets/jpegWorker-1.js', false],
  ['createScriptURL', 'https://liga.example/assets/site-1.js', false],
  ['createScriptURL', 'data:text/javascript,1', false],
  ['createScriptURL', '/x.js', false],
  ['createScriptURL', '/sw.js', true],
  ['createScriptURL', 'https://liga.example/assets/jpegWorker-a_b-1.js', true],
] as const)('%s of %s is allowed: %s', (rule, text, isAllowed) => {
  expect(policies[0]?.rules[rule](text)).toBe(isAllowed ? text : null);
});
