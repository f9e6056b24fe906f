import { corpusMessage, corpusPairs } from '../../unit/paste/support/messageCorpus.ts';
import { randomSource } from '../../support/random.ts';

const scores = ['6-4, 6-3', '6-0, 6-1', '7-5, 6-2', '6-4, 3-6, 10-8', '4-6, 6-3, 7-5', '7-6, 6-4'];

/** A double round robin of 16 pairs: 240 results, with many ties in points. */
export function wholeSeason() {
  const random = randomSource(16);
  const pairs = Array.from({ length: 16 }, (_, index) => `Pareja ${index + 1}`);
  const results = pairs.flatMap((team1) =>
    pairs
      .filter((team2) => team2 !== team1)
      .map((team2) => ({ team1, team2, score: random.pick(scores), winner: null })),
  );
  return { pairs, results };
}

const talk = [
  'jaja',
  'buenas! alguien juega hoy?',
  'dale, a las 21 en el club',
  'no puedo mañana, tengo turno con el dentista a las 18:30',
  '👏👏👏',
  'el sabado jugamos a las 10 o a las 11?',
  '<Multimedia omitido>',
  'https://maps.app.goo.gl/abc123',
  'lindo partido, gracias por venir, la proxima invitamos nosotros el asado que debemos desde el torneo',
];

/** An exported chat as a group has it: one message of twenty is about a result. */
export function exportedChat(messages: number) {
  const random = randomSource(messages);
  const lines = Array.from({ length: messages }, (_, index) => {
    const minute = new Date(Date.UTC(2026, 9, 1) + index * 3 * 60_000).toISOString();
    const [year, month, day] = minute.slice(0, 10).split('-');
    const sender = random.pick(['Juan', 'Ana', 'Pepe Gómez', 'Lucía']);
    const body = random.chance(0.05) ? corpusMessage(index).text : random.pick(talk);
    return `${day}/${month}/${year}, ${minute.slice(11, 16)} - ${sender}: ${body}`;
  });
  const context = { pairs: corpusPairs, matches: [], author: 'Los Smash', today: '2026-11-22' };
  return { text: lines.join('\n'), context };
}
