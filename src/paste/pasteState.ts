import { pairingOf } from '../matches/announcedMatch.ts';
import type { ResultToSave } from '../matches/saveResults.ts';
import { assertNever } from '../padel/assertNever.ts';
import type { Result } from '../padel/result.ts';
import type { CivilDate } from '../padel/time.ts';
import type { Written } from '../session/write.ts';
import type { ChatSpan } from '../reading/messages.ts';
import type { KeptPaste } from './review/keptPaste.ts';
import { nameId } from '../admin/form/remarks.ts';
import { itemFrom, type ReviewItem } from './review/reviewItem.ts';
import type { SheetAnswers, SheetQuestion } from './sheets/sheetQuestions.ts';
import type { SheetRest } from './sheets/sheetRest.ts';

/** The page shows exactly one of these. */
export type PasteStage =
  /** `text`: what could not be read, which stays in the field. */
  | { kind: 'empty'; problem: string | null; text?: string }
  | { kind: 'since'; text: string; span: ChatSpan }
  | { kind: 'reading'; part: number }
  | { kind: 'questions'; text: string; answers: SheetAnswers; questions: readonly SheetQuestion[] }
  | ({ kind: 'review' } & KeptPaste)
  | ({ kind: 'sheet' } & SheetRest)
  /** `left`: the rows that nobody has answered yet; `null`: there are none. */
  | ({ kind: 'saved'; review: KeptPaste; left: KeptPaste | null } & SavedResults);

/** `missed` rows gave way to what somebody else had saved. */
export type SavedResults = Written<readonly Result[]> & { missed: number };

/** The administrator's answers about the rows under review, or the outcome of saving them. */
type ReviewAction =
  /** Puts items in the place of those with their ids. */
  | { kind: 'change'; items: readonly ReviewItem[] }
  /** A pair is new in its category, or is asked about again. */
  | { kind: 'newPair'; pair: { name: string; category: string }; isNew: boolean }
  | { kind: 'day'; day: CivilDate }
  /** A message that was not read is a result after all. */
  | { kind: 'claim'; id: string }
  /** From now on each row says which match it is as it says it here: a save whose response is lost is repeated. */
  | { kind: 'sent'; rows: readonly Pick<ResultToSave, 'id' | 'matchId'>[] }
  /** Nothing of what was sent is stored: which match each row is, is looked at again. */
  | { kind: 'unsent' };

export type PasteAction = { kind: 'show'; stage: PasteStage } | ReviewAction;

/** The stage after an action; what is said of rows is lost where none are under review. */
export function pasteReducer(stage: PasteStage, action: PasteAction): PasteStage {
  if (action.kind === 'show') return action.stage;
  if (stage.kind === 'saved') {
    return action.kind === 'unsent'
      ? { kind: 'review', ...stage.review, ...changes(stage.review, action) }
      : stage;
  }
  return stage.kind === 'review' ? { ...stage, ...changes(stage, action) } : stage;
}

function changes(review: KeptPaste, action: ReviewAction): Partial<KeptPaste> {
  const { items, unread, order, newPairs } = review;
  switch (action.kind) {
    case 'change': {
      const next = new Map(action.items.map((item) => [item.id, item]));
      return { items: items.map((item) => next.get(item.id) ?? item) };
    }
    case 'newPair': {
      const key = nameId(action.pair);
      const others = newPairs.filter((each) => each !== key);
      return { newPairs: action.isNew ? [...others, key] : others };
    }
    case 'day':
      return { day: action.day };
    case 'claim': {
      const { id } = action;
      const words = unread.find((each) => each.id === id)?.words;
      if (words === undefined) return {};
      return {
        items: [...items, { ...itemFrom({ id, words }), isEdited: true }],
        unread: unread.filter((each) => each.id !== id),
        order: [id, ...order],
      };
    }
    case 'sent': {
      const matchIds = new Map(action.rows.map(({ id, matchId }) => [id, matchId]));
      return {
        items: items.map((item) => {
          const matchId = matchIds.get(item.id);
          if (matchId === undefined) return item;
          return { ...item, sent: { pairing: pairingOf(item), matchId } };
        }),
      };
    }
    case 'unsent':
      return { items: items.map((item) => ({ ...item, sent: null })) };
    default:
      return assertNever(action);
  }
}
