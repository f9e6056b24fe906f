import { IconClipboard, IconFileText } from '@tabler/icons-react';
import { useId, useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { Button } from '../ui/Button.tsx';
import classes from './PasteField.module.css';

type PasteFieldProps = {
  /** Called with what was pasted, dropped or typed, unchanged. */
  onText: (text: string) => void;
  onFile: (file: File) => void;
  /** Reads the clipboard; `null` where the browser does not let a page do that. */
  onClipboard: (() => void) | null;
  /** What was wrong with the last attempt, in Spanish. */
  problem: string | null;
};

/** Where anything is pasted: messages, an exported chat, cells of a spreadsheet. */
export function PasteField({ onText, onFile, onClipboard, problem }: PasteFieldProps) {
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [isOver, setOver] = useState(false);

  const paste = (event: ClipboardEvent) => {
    const pasted = pasteOf(event.clipboardData);
    if (pasted === null) return;
    if ('file' in pasted) onFile(pasted.file);
    else if (text === '') onText(pasted.text);
    else return;
    event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const dropped = pasteOf(event.dataTransfer);
    if (dropped === null) return;
    if ('file' in dropped) onFile(dropped.file);
    else onText(dropped.text);
  };

  return (
    <div
      className={classes['root']}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={classes['label']} htmlFor={id}>
        Mensajes, un chat exportado o celdas de una planilla
      </label>
      <textarea
        id={id}
        className={classes['text']}
        rows={5}
        value={text}
        placeholder="Los Smash le ganaron a Doble Pared 6-4 6-3"
        aria-describedby={problem === null ? undefined : `${id}-problem`}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
      />
      {problem === null ? null : (
        <p id={`${id}-problem`} className={classes['problem']} role="alert">
          {problem}
        </p>
      )}
      <div className={classes['actions']}>
        {onClipboard === null || text !== '' ? null : (
          <Button onClick={onClipboard}>
            <IconClipboard size={20} aria-hidden="true" />
            Pegar
          </Button>
        )}
        {text.trim() === '' ? null : <Button onClick={() => onText(text)}>Leer</Button>}
        <Button variant="default" onClick={() => files.current?.click()}>
          <IconFileText size={20} aria-hidden="true" />
          Elegir archivo
        </Button>
        <input
          ref={files}
          className={classes['file']}
          type="file"
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            if (file !== undefined) onFile(file);
            // Without a value, the input reports a file that is chosen a second time.
            event.currentTarget.value = '';
          }}
        />
      </div>
    </div>
  );
}

/**
 * What was pasted or dropped. A spreadsheet hands over its cells with a picture of them, a file manager
 * a file with its path as the text: the text counts unless there is a file that is no picture.
 */
function pasteOf(data: DataTransfer): { file: File } | { text: string } | null {
  const files = [...data.files];
  const text = data.getData('text/plain');
  const file = files.find(({ type }) => !type.startsWith('image/'));
  if (file !== undefined) return { file };
  if (text.trim() !== '') return { text };
  const [picture] = files;
  return picture === undefined ? null : { file: picture };
}
