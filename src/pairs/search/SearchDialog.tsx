import { RemoveScroll } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchEntry } from './search.ts';
import { useCloseOnBack } from '../../ui/hooks/useCloseOnBack.ts';
import { SearchAnswers } from './SearchAnswers.tsx';
import controls from '../../ui/theme/controls.module.css';
import classes from './SearchDialog.module.css';

type SearchDialogProps = {
  find: (query: string) => readonly SearchEntry[];
  /** State of the list of pairs; categories and clubs are found at once. */
  state: 'loading' | 'error' | 'loaded';
  onRetry: () => void;
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
};

/** How many answers are shown at first. */
const firstAnswers = 8;

/** The search of the site: one field, answers as one types. */
export function SearchDialog({ find, state, onRetry, onChoose, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [showsAll, setShowsAll] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const answers = find(query);
  const shown = showsAll ? answers : answers.slice(0, firstAnswers);
  // The last option shows the others.
  const optionCount = shown.length + (shown.length < answers.length ? 1 : 0);
  const current = Math.min(active, optionCount - 1);
  const optionId = (index: number) =>
    `${listId} ${shown[index]?.id ?? 'all'}`.replaceAll(/\W/gu, '-');

  // Closed before it is removed: only then the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useCloseOnBack(true, () => {
    onClose();
    return true;
  });

  const choose = (index: number) => {
    const entry = shown[index];
    if (entry !== undefined) {
      onChoose(entry);
      return;
    }
    setActive(index);
    setShowsAll(true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && optionCount > 0) choose(current);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const move = (by: number) => {
    if (optionCount === 0) return;
    const next = (current + by + optionCount) % optionCount;
    setActive(next);
    document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
  };

  return (
    // A click beside the panel closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classes['root']}
      aria-label="Buscar"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      {/* The page behind does not scroll, as with Mantine's dialogs; the dialog itself does. */}
      <RemoveScroll shards={[dialog]} allowPinchZoom>
        {null}
      </RemoveScroll>
      <div className={classes['panel']}>
        <div className={classes['field']}>
          <IconSearch className={classes['icon']} size={22} aria-hidden="true" />
          <input
            ref={field}
            className={classes['input']}
            type="text"
            role="combobox"
            aria-label="Buscar parejas, jugadores, categorías y clubes"
            aria-expanded={answers.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={optionCount === 0 ? undefined : optionId(current)}
            placeholder="Pareja, jugador, categoría o club"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="go"
            // The dialog is opened to type.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setActive(0);
              setShowsAll(false);
              // Before the new answers are there: later it would force a layout.
              document.getElementById(listId)?.scrollTo(0, 0);
            }}
            onKeyDown={onKeyDown}
          />
          <button
            type="button"
            className={`${controls['plain']} ${controls['icon']} ${classes['close']}`}
            aria-label="Cerrar"
            onClick={onClose}
          >
            <IconX size={22} aria-hidden="true" />
          </button>
        </div>
        <SearchAnswers
          id={listId}
          answers={shown}
          count={answers.length}
          current={current}
          optionId={optionId}
          hasQuery={query.trim() !== ''}
          state={state}
          onRetry={onRetry}
          onChoose={(index, isTouch) => {
            choose(index);
            // The keys go on; a finger puts a phone's keyboard away, which leaves room for all.
            if (!isTouch) field.current?.focus();
          }}
        />
      </div>
    </dialog>
  );
}
