import { isBlank, limits, textProblem, timeProblem } from '../padel/fieldRules.ts';
import { parseScore } from '../padel/score.ts';
import { detailNames, detailsFrom, type DetailName, type ResultDetails } from '../padel/result.ts';

/** The field of a detail; `padel/result` says where it is asked. Its name is that of the detail and of its column. */
type Detail = {
  label: string;
  /** The heads of its column in a sheet, in Spanish and English, as keys. */
  heads: string;
} & (
  | { kind: 'time' }
  | { kind: 'text'; longest: number; placeholder: string }
  | { kind: 'suggested'; longest: number; suggestions: readonly string[] }
);

/** Forms, review of a paste, CSV: all that asks for the details of a result goes by this. */
export const resultDetails: Readonly<Record<DetailName, Detail>> = {
  time: { label: 'Hora', kind: 'time', heads: 'hora horario time turno horadeinicio inicio hour' },
  location: {
    label: 'Lugar',
    kind: 'text',
    longest: limits.location,
    placeholder: 'Club del Parque, cancha 2',
    heads: 'lugar cancha sede club complejo location place venue court predio quadra',
  },
  reason: {
    label: 'Motivo',
    kind: 'suggested',
    suggestions: ['lluvia', 'club cerrado', 'acuerdo', 'decisión de la organización'],
    longest: 60,
    heads: 'motivo motivos causa razon porque reason motivodesuspension',
  },
};

/** Whether a result with this score can have the detail: a reason is that of a match that was not played. */
export function hasDetail(name: DetailName, score: string): boolean {
  return name !== 'reason' || parseScore(score.trim()).kind === 'unplayed';
}

/** The details in some texts, as they are stored: what is blank is not known. */
export function readDetails(
  texts: Partial<Record<DetailName, string | null>>,
  score: string,
): ResultDetails {
  return detailsFrom((name) => {
    const text = hasDetail(name, score) ? (texts[name] ?? '') : '';
    return isBlank(text) ? null : text.trim();
  });
}

/** The texts of the details' fields, empty where nothing is known. */
export function textsOfDetails(details: ResultDetails): Readonly<Record<DetailName, string>> {
  const texts = detailNames.map((name): readonly unknown[] => [name, details[name] ?? '']);
  return Object.fromEntries(texts);
}

/** The problem with a detail that is given, in Spanish; `null`: none. */
export function detailProblem(name: DetailName, text: string | null): string | null {
  if (text === null || isBlank(text)) return null;
  const detail = resultDetails[name];
  return detail.kind === 'time' ? timeProblem(text) : textProblem(text, detail.longest);
}
