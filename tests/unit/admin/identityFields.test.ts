import { expect, test } from 'vitest';
import { identityColumns, identityFields } from '../../../src/admin/league/identityFields.ts';
import { changedColumns, type StoredLeague } from '../../../src/league/storedLeague.ts';

const typed = {
  name: ' Liga del Sur ',
  shortName: '',
  description: '',
  slogan: '',
  city: '',
  timeZone: 'America/Lima',
  address: 'https://miliga.com/',
  profileName: '',
  profileNetwork: '',
  profileUrl: '',
  brand: '#1d4ed8',
  accent: '#d8f238',
  icon: '',
};

const stored: StoredLeague = {
  id: 'l',
  name: 'Liga del Sur',
  short_name: null,
  description: 'Una liga.',
  slogan: null,
  city: null,
  time_zone: 'America/Lima',
  address: 'https://miliga.com',
  brand: '#1d4ed8',
  accent: '#d8f238',
  icon: null,
  profile_name: null,
  profile_network: null,
  profile_url: null,
  story: [],
  scoring: [],
  joining: [],
  dates: [],
};

test('an empty text is none, and only what was changed is written', () => {
  expect(changedColumns(stored, identityColumns(typed))).toEqual({ description: null });
});

test('the page on a network has all three parts or none', () => {
  const problems = (changed: Partial<typeof typed>) =>
    identityFields.filter(({ problemIfEmpty }) => problemIfEmpty?.({ ...typed, ...changed }))
      .length;
  expect(problems({})).toBe(0);
  expect(problems({ profileNetwork: 'Instagram' })).toBe(3);
});
