import '../ui/theme/mantineForms.css';
import { Button, Card, FileButton, Group, Textarea } from '@mantine/core';
import { IconClipboard, IconFileText } from '@tabler/icons-react';
import { useRef, useState, type ClipboardEvent, type DragEvent } from 'react';
import { fieldProps } from '../ui/form/fieldProps.ts';
import { panelProps } from '../ui/panelProps.ts';
import classes from './PasteField.module.css';

type PasteFieldProps = {
  /** Called with what was pasted, dropped or typed, unchanged. */
  onText: (text: string) => void;
  /** Called with a file that was chosen or dropped. */
  onFile: (file: File) => void;
  /** Reads the clipboard; `null` where the browser does not let a page do that. */
  onClipboard: (() => void) | null;
  /** The problem of the last attempt, in Spanish. */
  problem: string | null;
  /** The text that it begins with. */
  initialText?: string | undefined;
};

/**
 * The field for anything that is pasted: messages, an exported chat, cells of a spreadsheet.
 *
 * - **When:** As the first step of a paste.
 * - **When not:** For a list of pairs: PairListForm. For one result: RowDialog.
 * - **Keyboard:** It has the focus: Ctrl+V is enough.
 * - **Screen reader:** A labelled field; a problem is an alert.
 */
export function PasteField({
  onText,
  onFile,
  onClipboard,
  problem,
  initialText = '',
}: PasteFieldProps) {
  const forgetFile = useRef<() => void>(null);
  const [text, setText] = useState(initialText);
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
    <Card
      className={`${panelProps.className} ${classes['root']}`}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Textarea
        {...fieldProps}
        label="Mensajes, un chat exportado o celdas de una planilla"
        rows={5}
        resize="vertical"
        value={text}
        placeholder="Los Smash le ganaron a Doble Pared 6-4 6-3"
        error={problem}
        errorProps={{ role: 'alert' }}
        onChange={(event) => setText(event.currentTarget.value)}
        onPaste={paste}
      />
      <Group gap="var(--space-8)">
        {onClipboard === null || text !== '' ? null : (
          <Button
            onClick={onClipboard}
            leftSection={<IconClipboard size={20} aria-hidden="true" />}
          >
            Pegar
          </Button>
        )}
        {text.trim() === '' ? null : <Button onClick={() => onText(text)}>Leer</Button>}
        <FileButton
          accept=".txt,.csv,.tsv,text/plain,text/csv"
          resetRef={forgetFile}
          onChange={(file) => {
            if (file !== null) onFile(file);
            // The input would not report the same file a second time.
            forgetFile.current?.();
          }}
        >
          {(opener) => (
            <Button
              {...opener}
              variant="default"
              leftSection={<IconFileText size={20} aria-hidden="true" />}
            >
              Elegir archivo
            </Button>
          )}
        </FileButton>
      </Group>
    </Card>
  );
}

/**
 * The pasted or dropped file or text. A spreadsheet hands over its cells with a picture of them, a file manager
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
