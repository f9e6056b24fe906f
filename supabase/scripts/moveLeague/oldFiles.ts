import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';

// The files in which a league stood before its settings were rows: src/league/*.config.ts.

/** As the database takes a text: on one line, without spaces at its ends. */
const text = v.pipe(
  v.string(),
  v.transform((value) => value.replaceAll(/\s+/gu, ' ').trim()),
);
const profile = { name: text, network: v.picklist(['Instagram', 'Facebook']), url: text };
const places = v.optional(v.object({ count: v.number(), name: text }));
const shades = v.array(v.string());

const forms = {
  league: v.object({
    name: text,
    shortName: v.optional(text),
    description: v.optional(text),
    address: v.optional(text),
    timeZone: v.optional(text),
    city: v.optional(text),
    quote: v.optional(text),
    organisers: v.optional(v.array(v.object({ name: text, whatsapp: text })), []),
    clubs: v.optional(
      v.array(v.object({ ...profile, address: v.optional(text), map: v.optional(text) })),
      [],
    ),
    profile: v.optional(v.object(profile)),
    heroPictures: v.optional(
      v.array(
        v.object({ file: text, phoneFile: v.optional(text), alt: text, focus: v.optional(text) }),
      ),
      [],
    ),
  }),
  about: v.object({
    story: v.optional(v.array(text), []),
    dates: v.optional(v.array(v.object({ day: text, text })), []),
    scoring: v.optional(v.array(text), []),
    joining: v.optional(v.array(text), []),
  }),
  categories: v.array(
    v.object({
      slug: text,
      name: text,
      shortName: v.optional(text),
      spreadsheet: v.optional(text),
    }),
  ),
  colors: v.object({ brand: shades, accent: shades }),
  seasons: v.array(
    v.object({
      name: text,
      slug: text,
      firstDay: text,
      rule: v.object({ points: text, ties: text, superTieBreak: text, walkover: text }),
      legs: v.optional(v.number()),
      qualified: places,
      relegated: places,
    }),
  ),
  sponsors: v.array(v.object({ file: text, name: text, alt: text })),
} as const;

type Forms = typeof forms;
export type OldName = keyof Forms;

/** What the old files hold; a file that a project does not have yet is missing. */
export type OldLeague = { [Name in OldName]?: v.InferOutput<Forms[Name]> };

export const oldFileOf = (name: OldName) => `src/league/${name}.config.ts`;

/**
 * Reads the files of a project. They are TypeScript: they run.
 * @throws Error that says which file is missing or has another form
 */
export async function readOldFiles(folder: string): Promise<OldLeague> {
  if (!existsSync(join(folder, oldFileOf('league')))) {
    throw new Error(
      `${folder} has no ${oldFileOf('league')}: name the folder of the old project, as it was before its settings were rows.`,
    );
  }
  const read = async <Name extends OldName>(name: Name) => {
    const path = join(folder, oldFileOf(name));
    if (!existsSync(path)) return {};
    const module: unknown = await import(/* @vite-ignore */ pathToFileURL(path).href);
    const value = v.safeParse(v.object({ [name]: forms[name] }), module);
    if (value.success) return value.output;
    throw new Error(`${oldFileOf(name)} has another form:\n${v.summarize(value.issues)}`);
  };
  const files = await Promise.all([
    read('league'),
    read('about'),
    read('categories'),
    read('colors'),
    read('seasons'),
    read('sponsors'),
  ]);
  return Object.assign({}, ...files);
}
