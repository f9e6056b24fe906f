import { expect, it } from 'vitest';
import { demoSettings } from '../../src/league/demo/demoSettings.ts';
import { committableFiles, read } from './support/files.ts';

/** The demo itself; migrations that are applied, and stay as they are; and the stories' fixtures. */
const mayName =
  /^(?:src\/league\/demo\/|supabase\/(?:seed\.sql|migrations\/)|stories\/fixtures\/)/u;
const isText = /\.(?:tsx?|sql|mdx?|css|html|svg|json|toml|ya?ml)$/u;

/** Names, links, places, texts and pictures; not what any league could have: zones, categories, seasons. */
function demoTexts(): readonly string[] {
  const { profile, about, organisers, clubs, sponsors, heroPictures } = demoSettings;
  const { name, shortName, city, description, slogan, address, categories } = demoSettings;
  const texts = [
    [name, shortName, city, description, slogan, hostOf(address)],
    [profile?.name.replace('@', '') ?? '', hostOf(profile?.url ?? '')],
    [about.story, about.scoring, about.joining, about.dates.map(({ text }) => text)].flat(),
    organisers.flatMap((organiser) => [organiser.name, digits(organiser.whatsapp)]),
    clubs.flatMap((club) => [
      club.name,
      hostOf(club.url ?? ''),
      club.address ?? '',
      hostOf(club.map ?? ''),
    ]),
    sponsors.flatMap((sponsor) => [sponsor.name, fileOf(sponsor.picture), sponsor.alt]),
    heroPictures.flatMap((hero) => [
      fileOf(hero.picture),
      fileOf(hero.phonePicture ?? ''),
      hero.alt,
    ]),
    categories.map(({ spreadsheet }) => spreadsheet),
  ];
  return texts.flat().filter((text) => text !== '');
}

const hostOf = (link: string) => link.replace('https://', '');
const fileOf = (path: string) => path.split('/').at(-1) ?? '';
/** Without what a telephone is written with. */
const digits = (text: string) => text.replaceAll(/[\s()+-]/gu, '');

it('names the demo league in its seed alone', () => {
  const texts = demoTexts();
  expect(texts.length).toBeGreaterThan(150);
  const files = committableFiles().filter((path) => isText.test(path) && !mayName.test(path));
  expect(files.length).toBeGreaterThan(500);
  const found = files.flatMap((path) => {
    const text = read(path);
    const all = `${text}\n${digits(text)}`;
    return texts.filter((each) => all.includes(each)).map((each) => `${path}: ${each}`);
  });
  expect(found, 'take it from src/league/demo/demoSettings.ts, or write another').toEqual([]);
});
