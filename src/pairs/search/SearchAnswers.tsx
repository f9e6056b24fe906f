import '@mantine/core/styles/Combobox.layer.css';
import { Button, Combobox, Text } from '@mantine/core';
import {
  IconBallTennis,
  IconCategory,
  IconChevronDown,
  IconMapPin,
  IconStar,
  IconStarFilled,
  IconUser,
} from '@tabler/icons-react';
import { useDeferredValue, type MouseEvent } from 'react';
import type { MyPair } from '../../matches/myPairsContext.ts';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import type { SearchEntry } from './search.ts';
import classes from './SearchDialog.module.css';

type SearchAnswersProps = {
  id: string;
  /** The pairs with a star, where a tap gives or takes one. */
  starred: readonly Pick<MyPair, 'id'>[] | undefined;
  /** The answers that are shown. */
  answers: readonly SearchEntry[];
  /** The number of them. */
  count: number;
  /** The index of the option that Enter chooses: an answer, or after the last one all of them. */
  current: number;
  optionId: (index: number) => string;
  hasQuery: boolean;
  state: 'loading' | 'error' | 'loaded';
  onRetry: () => void;
  onChoose: (index: number, isTouch: boolean) => void;
};

/** This many rows are rendered with the letter that was typed; further new ones a frame later. */
const firstRows = 4;

const icons = {
  pair: IconBallTennis,
  player: IconUser,
  category: IconCategory,
  club: IconMapPin,
};

/** The answers of a search, and what to do where there are none. */
export function SearchAnswers(props: SearchAnswersProps) {
  const { id, starred, answers, count, current, optionId, state, onRetry, onChoose } = props;
  const ready = useDeferredValue(answers.length);
  const optionProps = (index: number) =>
    ({
      id: optionId(index),
      value: String(index),
      className: classes['answer'] ?? '',
      selected: index === current,
      'aria-selected': index === current,
      onClick({ nativeEvent }: MouseEvent) {
        onChoose(index, nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch');
      },
    }) as const;
  return (
    <>
      <Combobox.Options id={id} className={classes['answers'] ?? ''} aria-label="Respuestas">
        {answers.slice(0, Math.max(ready, firstRows)).map((entry, index) => {
          const isStarred = starred?.some((pair) => pair.id === entry.pairId) ?? false;
          const Star = isStarred ? IconStarFilled : IconStar;
          const Icon = starred === undefined ? icons[entry.kind] : Star;
          return (
            // Each letter gives other answers: their elements are used again.
            // oxlint-disable-next-line react/no-array-index-key
            <Combobox.Option key={index} {...optionProps(index)}>
              <Icon className={classes['icon']} size={20} aria-hidden="true" />
              <div className={classes['text']}>
                <bdi translate="no">{entry.text}</bdi>
                <Text size="sm" lh="inherit" c="dimmed">
                  {entry.detail}
                </Text>
                {isStarred ? <span className={visuallyHidden}>, mi pareja</span> : null}
              </div>
            </Combobox.Option>
          );
        })}
        {answers.length < count ? (
          <Combobox.Option {...optionProps(answers.length)}>
            <IconChevronDown className={classes['icon']} size={20} aria-hidden="true" />
            <div className={classes['text']}>{`Ver los ${count}`}</div>
          </Combobox.Option>
        ) : null}
      </Combobox.Options>
      <Text component="output" size="sm" c="dimmed" px="sm" pt={8} pb={4}>
        {noteOf(props)}
      </Text>
      {state === 'error' ? (
        <Button variant="default" onClick={onRetry}>
          Reintentar
        </Button>
      ) : null}
    </>
  );
}

function noteOf({ starred, answers, count, hasQuery, state }: SearchAnswersProps): string {
  if (state === 'error') return 'No se pudieron cargar las parejas.';
  if (starred?.length) return 'Un toque más le quita la estrella.';
  if (!hasQuery) return 'También se puede buscar sin acentos.';
  if (state === 'loading') return 'Cargando las parejas…';
  if (count === 0) return 'No hay nada con ese nombre. Quizás se escribe de otra manera.';
  const all = count === 1 ? '1 respuesta' : `${count} respuestas`;
  return answers.length < count ? `${answers.length} de ${all}` : all;
}
