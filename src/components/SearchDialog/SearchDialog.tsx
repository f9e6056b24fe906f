import { IconSearch, IconX } from '@tabler/icons-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { SearchEntry } from '../../domain/search.ts';
import { useCloseOnBack } from '../../utils/hooks/useCloseOnBack.ts';
import { SearchAnswers } from './SearchAnswers.tsx';
import controls from '../../theme/controls.module.css';
import classes from './SearchDialog.module.css';

type SearchDialogProps = {
  find: (query: string) => readonly SearchEntry[];
  /** Of the pairs: categories and clubs are found at once. */
  state: 'loading' | 'error' | 'loaded';
  onRetry: () => void;
  onChoose: (entry: SearchEntry) => void;
  onClose: () => void;
};

/** The search of the site: one field, answers as one types. */
export function SearchDialog({ find, state, onRetry, onChoose, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const answers = find(query);
  const current = answers[Math.min(active, answers.length - 1)];
  const optionId = (entry: SearchEntry) => `${listId} ${entry.id}`.replaceAll(/\W/gu, '-');

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

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && current !== undefined) onChoose(current);
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else return;
    event.preventDefault();
  };
  const move = (by: number) => {
    const { length } = answers;
    const next = (Math.min(active, length - 1) + by + length) % length;
    const entry = answers[next];
    if (entry === undefined) return;
    setActive(next);
    document.getElementById(optionId(entry))?.scrollIntoView({ block: 'nearest' });
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
      <div className={classes['panel']}>
        <div className={classes['field']}>
          <IconSearch className={classes['icon']} size={22} aria-hidden="true" />
          <input
            className={classes['input']}
            type="text"
            role="combobox"
            aria-label="Buscar parejas, jugadores, categorías y clubes"
            aria-expanded={answers.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current === undefined ? undefined : optionId(current)}
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
          answers={answers}
          current={current}
          optionId={optionId}
          hasQuery={query.trim() !== ''}
          state={state}
          onRetry={onRetry}
          onChoose={onChoose}
        />
      </div>
    </dialog>
  );
}
