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
          isOpen={false}
          choices={[{ id: 'again', text: 'Cambiar', onChoose: () => onNew(name, false) }]}
        >
          <span>Pareja nueva: </span>
          <bdi>{name}</bdi>
          <span>. Se agrega al guardar.</span>
        </SaveQuestion>
      );
    }
    const meant = category === '' ? [] : own.filter((pair) => isSameName(pair.name, name));
    const near = new Set(
      (meant.length > 0 ? meant : nearestPairs(name, own, 3)).map((pair) => pair.name),
    );
    const known = [...near].map((pair) => ({
      id: pair,
      text: pair,
      onChoose: () => onRename(name, pair),
    }));
    if (meant.length > 0) {
      return (
        <SaveQuestion key={name} isOpen choices={known}>
          <span>«</span>
          <bdi>{name}</bdi>
          <span>» no puede ser otra pareja que esta: los signos no las distinguen.</span>
        </SaveQuestion>
      );
    }
    return (
      <SaveQuestion
        key={name}
        isOpen
        choices={[
          ...known,
          { id: '', text: `«${name}» es nueva`, onChoose: () => onNew(name, true) },
        ]}
      >
        <span>
          {`¿Pareja nueva? Ninguna${category === '' ? '' : ` de ${categoryTitle(category, league)}`} se llama «`}
        </span>
        <bdi>{name}</bdi>
        <span>».</span>
      </SaveQuestion>
    );
  });
}
