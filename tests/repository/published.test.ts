import { readdirSync, readFileSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { demoAdmin, demoUser } from '../../supabase/embedded/keys.ts';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { siteFolder } from '../support/buildSite.ts';
import { root } from './support/files.ts';
import { keys, token, tokenOf, type Secret } from './support/keys.ts';

// What stands on the league's server for everybody to read: no secret, no trace of the machine that
// built it, and nothing that a browser would fetch from somebody else.

const folder = join(root, siteFolder);
/** Every file of the site by its path, compressed ones as what they become; the tests’ own manifest and maps aside. */
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
  .filter((path) => !path.startsWith('.vite/'))
  .map((path) => {
    const bytes = readFileSync(join(folder, path));
    const plain = path.endsWith('.gz') ? gunzipSync(bytes) : bytes;
    // Pictures too: what somebody hid in one would be found.
    const text = path.endsWith('.br') ? brotliDecompressSync(bytes) : plain;
    return { path, text: text.toString('latin1') };
  });

const noPublicToken = tokenOf(/^(?!.*"role":\s*"anon")/u);
const secrets: Readonly<Record<string, Secret>> = {
  ...keys,
  'the name of the role that no policy binds': {
    pattern: /service_role/u,
    planted: '{"role":"service_role"}',
  },
  'a token of anybody’s': {
    pattern: noPublicToken,
    planted: token({ role: 'authenticated', sub: demoUser.userId }),
  },
  'the password of the demo’s administrator': {
    pattern: new RegExp(demoAdmin.password, 'u'),
    planted: demoAdmin.password,
  },
  'the password of the demo’s user': {
    pattern: new RegExp(demoUser.password, 'u'),
    planted: demoUser.password,
  },
  'the way to a source map': {
    pattern: /[#@] sourceMappingURL=/u,
    planted: '//# sourceMappingURL=index.js.map',
  },
  'a folder of the machine': {
    pattern: new RegExp(
      [root, homedir(), `/(?:home|Users)/${userInfo().username}`]
        .filter((path) => path.length > 1)
        .map((path) => `${path}/`)
        .join('|'),
      'u',
    ),
    planted: `${root}/src/opening/main.tsx`,
  },
};

const holders = (pattern: Pick<RegExp, 'test'>) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

describe('What is published holds', () => {
  it('the site, compressed files included', () => {
    const paths = files.map(({ path }) => path);
    expect(paths).toContain('index.html');
    expect(paths).toContain('index.html.br');
    expect(paths.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(10);
    // Where compressed files are read as what they become, both say the same.
    const text = (name: string) => files.find(({ path }) => path === name)?.text;
    expect(text('index.html.br')).toBe(text('index.html'));
    expect(text('index.html.gz')).toBe(text('index.html'));
  });

  it.each(Object.entries(secrets))('no %s', (_name, { pattern, planted }) => {
    expect(pattern.test(`a=${JSON.stringify({ planted }).replaceAll('\\"', '"')};`)).toBe(true);
    expect(holders(pattern)).toEqual([]);
  });

  it('the public key, which is looked for in the same way', () => {
    expect(holders(/sb_publishable_demo-league-on-a-laptop/u)).not.toEqual([]);
    expect(noPublicToken.test(token({ role: 'anon' }))).toBe(false);
  });

  it('no source maps and no dot files', () => {
    // The tests' own build has maps beside its manifest.
    expect(readFileSync(join(root, 'vite.config.ts'), 'utf8')).not.toContain('sourcemap');
    const wrong = files.filter(({ path }) => /\.map$|(^|\/)\.|\.tsx?$/u.test(path));
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });
});

/** What in a page or a style sheet a browser fetches without being asked. */
const fetched = [
  /<(?:script|img|iframe|source|audio|video|embed|object|link)\b[^>]*?\b(?:src|href|data|srcset)\s*=\s*["']?\s*((?:https?:)?\/\/[^"'\s>]+)/giu,
  /url\(\s*["']?\s*((?:https?:)?\/\/[^"')\s]+)/giu,
  /@import\s+["']\s*((?:https?:)?\/\/[^"'\s]+)/giu,
];

const fetchedFrom = (text: string) =>
  fetched.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''));

describe('No other host is contacted', () => {
  it('by pages and style sheets', () => {
    const documents = files.filter(({ path }) => /\.(html|css|svg|webmanifest|json)$/u.test(path));
    expect(documents.length).toBeGreaterThan(5);
    const unknown = documents.flatMap(({ path, text }) =>
      fetchedFrom(text)
        // The league's own address, which shared links need in full.
        .filter((address) => !address.startsWith(`${demoSettings.address}/`))
        .map((address) => `${path}: ${address}`),
    );
    expect(unknown).toEqual([]);
    for (const planted of [
      '<script src="https://cdn.example/x.js">',
      '<link rel=stylesheet href=//fonts.example/css>',
      '<img alt="" src=\'http://t.example/pixel.gif\'>',
      'a{background:url(//t.example/x.png)}',
      '@import "https://fonts.example/css";',
    ]) {
      expect(fetchedFrom(planted), planted).toHaveLength(1);
    }
  });

  it('by scripts: every address in them is one of these, none of which is fetched', () => {
    const addresses = new Set(
      files
        .filter(({ path }) => path.endsWith('.js'))
        .flatMap(({ text }) => text.match(/\b(?:https?|wss?):\/\/[\w.-]+/gu) ?? []),
    );
    const known = [
      'https://wa.me',
      // Where the page of a user stands, whose name was typed.
      'https://www.instagram.com',
      'https://www.facebook.com',
      // How an address begins, in what is said of a wrong one.
      'https://.',
      // The ways to a calendar, and to a place on a map.
      'https://calendar.google.com',
      'https://outlook.live.com',
      'https://www.google.com',
      // Names of languages that XML is written in, which nobody visits.
      'http://www.w3.org',
      'http://schemas.openxmlformats.org',
      // Where the router imagines itself when it is not in a browser.
      'http://localhost',
      // Manuals, in messages for developers.
      'https://github.com',
      'https://mantine.dev',
      'https://react.dev',
      'https://reactrouter.com',
    ];
    expect([...addresses].filter((address) => !known.includes(address))).toEqual([]);
  });
});
