import { SaveQuestion } from '../../admin/form/SaveQuestion.tsx';
import { categoryTitle, isSameCategory } from '../../league/category.ts';
import { isSameName } from '../../padel/pairSlug.ts';
import { nearestPairs } from '../../pairs/nearestPairs.ts';
import type { ReviewPair } from './CorrectionFields.tsx';
import { keyInCategory } from './newPairs.ts';
import type { ReviewItem } from './reviewItem.ts';
import { useSettings } from '../../league/settings.ts';

type NewPairQuestionsProps = {
  item: ReviewItem;
  /** The item's names that no pair of its category has. */
  strangers: readonly string[];
  pairs: readonly ReviewPair[];
  /** The pairs that the administrator said to be new, by `keyInCategory`. */
  newPairs: readonly string[];
  onRename: (name: string, pair: string) => void;
  onNew: (name: string, isNew: boolean) => void;
};

/** Asks about each name that no pair of the category has: perhaps it is a known one, misspelt. */
export function NewPairQuestions(props: NewPairQuestionsProps) {
  const league = useSettings();
  const { item, strangers, pairs, newPairs, onRename, onNew } = props;
  const { category } = item;
  const own = pairs.filter((pair) => category === '' || isSameCategory(pair.category, category));
  return strangers.map((name) => {
    if (newPairs.includes(keyInCategory({ category, name }))) {
      return (
        <SaveQuestion
          key={name}
          remark={{
            id: name,
            level: 'note',
            text: `Pareja nueva: «${name}». Se agrega al guardar.`,
            choices: [{ text: 'Cambiar', set: null }],
          }}
          onSet={() => onNew(name, false)}
        />
      );
    }
    const meant = category === '' ? [] : own.filter((pair) => isSameName(pair.name, name));
    const near = new Set(
      (meant.length > 0 ? meant : nearestPairs(name, own, 3)).map((pair) => pair.name),
    );
    const known = [...near].map((pair): { text: string; set: string | null } => ({
      text: pair,
      set: pair,
    }));
    const ofCategory = category === '' ? '' : ` de ${categoryTitle(category, league)}`;
    return (
      <SaveQuestion
        key={name}
        remark={{
          id: name,
          level: 'ask',
          ...(meant.length > 0
            ? {
                text: `«${name}» no puede ser otra pareja que esta: los signos no las distinguen.`,
                choices: known,
              }
            : {
                text: `¿Pareja nueva? Ninguna${ofCategory} se llama «${name}».`,
                choices: [...known, { text: `«${name}» es nueva`, set: null }],
              }),
        }}
        onSet={(pair) => (pair === null ? onNew(name, true) : onRename(name, pair))}
      />
    );
  });
}
