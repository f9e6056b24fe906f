import { nameKey } from '../../padel/nameKey.ts';
import type { AnnouncedMatch } from '../../matches/announcedMatch.ts';
import { isSamePair, type Claim } from './claim.ts';
import type { Message } from '../../reading/messages.ts';
import type { PairToFind, Mention } from './pairNames.ts';
import { pairsOfPlayer, type Reader } from './reader.ts';
import type { Asked } from './readResult.ts';
import { isTeamOf } from './row.ts';

export type Couple = { category: string; team1: string; team2: string };

/** The two pairs of a statement. */
export type Teams = {
  category: string | null;
  team1: string | null;
  team2: string | null;
  /** Why these have to be asked about; `null`: they are certain. */
  asked: Asked | null;
  /** All couples that can be meant, the likeliest first. */
  couples: readonly Couple[];
};

type TeamSources = {
  claim: Claim;
  names: readonly Mention[];
  /** The words of the statement. */
  text: string;
  category: string | null;
  codedMatch: AnnouncedMatch | null | undefined;
  message: Message;
};

type Party = { pairs: readonly PairToFind[]; asked: Asked | null };

/** More couples are no choice but a list. */
const mostCouples = 12;

/** The two pairs: those named, the author's, or those of the announced match. */
export function findTeams(sources: TeamSources, reader: Reader): Teams {
  const { names, category, codedMatch } = sources;
  if (codedMatch != null) return teamsOfMatch(codedMatch, sources, reader);
  const fits = ({ pairs, asked }: Party): Party => ({
    pairs: pairs.filter((pair) => category === null || pair.category === category),
    asked,
  });
  const parties = partiesOf(sources, reader).map(fits);
  const [one, other] = parties;
  const asked =
    parties.find((party) => party.asked !== null)?.asked ??
    (names.length > 2 ? askedAbout('several', null) : null);
  if (one === undefined) {
    return { category, team1: null, team2: null, asked: askedAbout('pair', null), couples: [] };
  }
  if (one.pairs.length > 0 && other !== undefined && other.pairs.length > 0) {
    const found = fromParties(one.pairs, other.pairs, sources, reader);
    return { ...found, asked: asked ?? found.asked };
  }
  const known = one.pairs.length > 0 ? one : (other ?? one);
  const missing = known === one ? other : one;
  return withMissing(known, missing?.asked ?? asked, known === one, sources, reader);
}

function askedAbout(why: Asked['why'], words: string | null): Asked {
  return { why, words };
}

function partyOf(mention: Mention, text: string): Party {
  const words = text.slice(mention.start, mention.end);
  return { pairs: mention.pairs, asked: mention.isClear ? null : askedAbout('pair', words) };
}

/** The two sides, in the order in which the sentence has them. */
function partiesOf({ claim, names, text, message }: TeamSources, reader: Reader): Party[] {
  const { own, absent } = claim;
  const named = names.map((mention) => partyOf(mention, text));
  const speaksAuthor = claim.isFirstPerson || claim.winner === 'author' || claim.loser === 'author';
  const authorNames = new Set(reader.authors.map(({ name }) => nameKey(name)));
  const isAuthor = ({ pairs }: { pairs: readonly PairToFind[] }) =>
    pairs.some(({ name }) => authorNames.has(nameKey(name)));
  const author: Party = {
    pairs: reader.authors.length > 0 ? reader.authors : playersPairs(message, reader),
    asked: reader.authors.length > 0 ? null : askedAbout('author', message.sender),
  };
  if (own !== null) {
    const others = names.filter((mention) => !isSamePair(mention, own));
    const ownParty = partyOf(own, text);
    const asked = authorNames.size > 0 ? askedAbout('author', message.sender) : ownParty.asked;
    return [
      isAuthor(own) ? author : { ...ownParty, asked },
      ...others.map((mention) => partyOf(mention, text)),
    ];
  }
  if (!speaksAuthor) {
    const [only] = names;
    const isAbsent = names.length === 1 && only !== undefined && isSamePair(absent, only);
    // Who waits for a pair in vain plays against it, as a rule.
    if (isAbsent && reader.authors.length > 0 && !isAuthor(only)) {
      return [{ ...author, asked: askedAbout('opponent', null) }, ...named];
    }
    return named;
  }
  const isAuthorNamed = names.some(isAuthor);
  if (!isAuthorNamed) {
    const opponent = names.find(
      (mention) => isSamePair(claim.winner, mention) || isSamePair(claim.loser, mention),
    );
    if (names.length < 2) {
      const isOpponent =
        opponent !== undefined || names.some((mention) => claim.objects.includes(mention));
      const unplayed = isOpponent ? null : askedAbout('opponent', null);
      return [author, ...named.map((party) => ({ ...party, asked: party.asked ?? unplayed }))];
    }
    // Two others and the author are three.
    const several = askedAbout('several', null);
    return opponent === undefined
      ? named.map((party) => ({ ...party, asked: party.asked ?? several }))
      : [author, { ...partyOf(opponent, text), asked: several }];
  }
  const hasRole = names.some(
    (mention) =>
      !isAuthor(mention) && (isSamePair(claim.winner, mention) || isSamePair(claim.loser, mention)),
  );
  return named.map((party) => ({
    ...party,
    asked: party.asked ?? (hasRole || named.length < 2 ? null : askedAbout('opponent', null)),
  }));
}

/** The pairs in which the sender of a message plays, by the name in its head. */
export function playersPairs({ sender }: Message, reader: Reader): readonly PairToFind[] {
  const pairs = sender === null ? [] : pairsOfPlayer(sender, reader.everybody);
  return new Set(pairs.map(({ name }) => name)).size <= 3 ? pairs : [];
}

function teamsOfMatch(match: AnnouncedMatch, { claim, names, text }: TeamSources, reader: Reader) {
  const teams = [match.team1, match.team2].map(nameKey);
  const isOfMatch = ({ name }: PairToFind) => teams.includes(nameKey(name));
  const speaksAuthor = claim.isFirstPerson || claim.winner === 'author' || claim.loser === 'author';
  const others = names.filter(({ pairs }) => !pairs.every(isOfMatch));
  const isForeign = speaksAuthor && !reader.authors.slice(0, 1).every(isOfMatch);
  const unclear = names.find(({ isClear }) => !isClear) ?? others[0];
  const asked =
    unclear !== undefined
      ? askedAbout('pair', text.slice(unclear.start, unclear.end))
      : isForeign || names.length > 2
        ? askedAbout('several', null)
        : null;
  return ofMatch(match, asked);
}

function ofMatch(match: AnnouncedMatch, asked: Asked | null): Teams {
  const couple = coupleOf(match);
  return { ...couple, asked, couples: [couple] };
}

function coupleOf({ category, team1, team2 }: AnnouncedMatch): Couple {
  return { category, team1, team2 };
}

/** Two pairs of one category out of those that the words can mean. */
function fromParties(
  ones: readonly PairToFind[],
  others: readonly PairToFind[],
  { text, names }: TeamSources,
  reader: Reader,
): Teams {
  const couples = ones.flatMap((one) =>
    others
      .filter((other) => other.category === one.category && other.name !== one.name)
      .map((other) => ({ category: one.category, team1: one.name, team2: other.name })),
  );
  const announced = couples.filter((couple) =>
    reader.matches.some((match) => match.category === couple.category && isMatchOf(couple, match)),
  );
  const [first] = couples;
  const chosen = announced[0] ?? first;
  if (chosen === undefined) {
    return {
      category: ones[0]?.category ?? others[0]?.category ?? null,
      team1: ones[0]?.name ?? null,
      team2: others[0]?.name ?? null,
      asked: askedAbout('category', null),
      couples: [],
    };
  }
  const areSameNames = new Set(couples.map(({ team1, team2 }) => `${team1}\n${team2}`)).size === 1;
  const isClear =
    couples.length === 1 || (couples.length > 1 && announced.length === 1 && areSameNames);
  const unclear = names.find(({ pairs }) => new Set(pairs.map(({ name }) => name)).size > 1);
  const words = unclear === undefined ? null : text.slice(unclear.start, unclear.end);
  return {
    ...chosen,
    asked: isClear ? null : askedAbout(areSameNames ? 'category' : 'pair', words),
    couples: [chosen, ...couples.filter((couple) => couple !== chosen)].slice(0, mostCouples),
  };
}

function isMatchOf({ team1, team2 }: Couple, match: AnnouncedMatch): boolean {
  return isTeamOf(team1, match) && isTeamOf(team2, match);
}

/** One pair alone: its opponent is that of the one match that is announced for it, or is asked. */
function withMissing(
  known: Party,
  asked: Asked | null,
  isFirst: boolean,
  { claim, category }: TeamSources,
  reader: Reader,
): Teams {
  const isOfKnown = (match: AnnouncedMatch) =>
    known.pairs.some((pair) => pair.category === match.category && isTeamOf(pair.name, match));
  const announced = reader.matches.filter(isOfKnown);
  const due = announced.filter(({ date }) => date <= reader.today);
  const [match] = due;
  if (match !== undefined && due.length === 1) {
    const isOnePair = new Set(known.pairs.map(({ name }) => name)).size === 1;
    const speaksAuthor = claim.isFirstPerson || claim.loser === 'author';
    const isSubject = speaksAuthor || (claim.winner !== null && !claim.hasPronoun);
    return ofMatch(match, isOnePair && isSubject ? asked : (asked ?? askedAbout('opponent', null)));
  }
  const [pair] = known.pairs;
  const likely = due.length > 0 ? due : announced;
  const couples = distinct([
    // Who tells of a match has played it, as a rule.
    ...reader.authors.flatMap(({ name, category }) =>
      pair?.category === category && nameKey(pair.name) !== nameKey(name)
        ? [{ category, team1: name, team2: pair.name }]
        : [],
    ),
    ...likely.map(coupleOf),
    ...rivalsOf(known.pairs, reader),
  ]);
  const name = pair?.name ?? null;
  return {
    category: pair?.category ?? category,
    team1: isFirst ? name : null,
    team2: isFirst ? null : name,
    asked: asked ?? askedAbout(pair === undefined ? 'pair' : 'opponent', null),
    couples: couples.length > mostCouples ? [] : couples,
  };
}

function distinct(couples: readonly Couple[]): Couple[] {
  return couples.filter(
    (couple, index) =>
      couples.findIndex(
        (other) =>
          other.category === couple.category &&
          isTeamOf(couple.team1, other) &&
          isTeamOf(couple.team2, other),
      ) === index,
  );
}

/** A pair against each other one of its category. */
function rivalsOf(pairs: readonly PairToFind[], reader: Reader): Couple[] {
  return pairs
    .slice(0, 2)
    .flatMap(({ name, category }) =>
      reader.everybody
        .filter((other) => other.category === category && nameKey(other.name) !== nameKey(name))
        .map((other) => ({ category, team1: name, team2: other.name })),
    );
}
