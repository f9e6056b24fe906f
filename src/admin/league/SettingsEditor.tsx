import '@mantine/core/styles/Stack.layer.css';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import {
  startTransition,
  useEffect,
  useId,
  useOptimistic,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { newId } from '../../live/newId.ts';
import type { TableRow } from '../../live/table.ts';
import type { SaveOutcome } from '../../session/save.ts';
import { DeleteButton } from '../../ui/DeleteButton.tsx';
import { EditButton } from '../../ui/EditButton.tsx';
import { isFocusLost } from '../../ui/isFocusLost.ts';
import controls from '../../ui/theme/controls.module.css';
import { visuallyHidden } from '../../ui/visuallyHidden.ts';
import { dragRow } from './dragRow.ts';
import { MoveArrows } from './MoveArrows.tsx';
import { useFocusOfMoved } from './useFocusOfMoved.ts';
import type { Field, Typed } from '../form/field.ts';
import { Form, type FormProps } from '../form/Form.tsx';
import classes from './SettingsEditor.module.css';

type SettingsEditorProps<
  Row extends TableRow & Fields,
  Fields extends { position: number },
  Name extends string,
> = {
  /** The rows in their order. */
  rows: ReadonlyArray<Row>;
  /** Stores a new row; the same id again stores nothing twice. */
  onAdd: (id: string, fields: Fields) => Promise<SaveOutcome>;
  /** Stores a row as it was typed. */
  onChange: (row: Row, fields: Fields) => Promise<SaveOutcome>;
  /** Deletes a row. */
  onRemove: (row: Row) => void;
  /** Stores the rows in another order, which is shown until it has ended. */
  onReorder: (rows: readonly Row[]) => Promise<unknown>;
  /** The noun for one row, e.g. *contacto*. */
  noun: string;
  /** The button that adds one, e.g. *Agregar contacto*. */
  addLabel: string;
  /** The fields of a row's form. */
  fields: ReadonlyArray<Field<Name>>;
  /** The texts of an empty form. */
  empty: Typed<Name>;
  /** The texts of the first row's form; it is open while there is no row. */
  first?: Partial<Typed<Name>> | undefined;
  /** The stored values of a form's. */
  toFields: (typed: Typed<Name>, position: number) => Fields;
  /** The typed values of a row. */
  toTyped: (row: Row) => Typed<Name>;
  /** The name of a row in its list. */
  nameOf: (row: Row) => string;
  /** The content below its name. */
  detailOf: (row: Row) => ReactNode;
  /** A preview of the page with these rows, of which one is edited. */
  renderPreview: (rows: readonly Fields[], edited: Fields) => ReactNode;
  /** A further form of each row: its button, e.g. *Categorías*, and what that opens below the row. */
  more?: { label: string; render: (row: Row, onClose: () => void) => ReactNode };
  /** `false`: their order follows from what they say. */
  isOrdered?: boolean;
  /** The highest number of rows. */
  most: number;
  /** The texts that the form of a new row begins with, beside the last row, if there is one. */
  begun?: (last: Row | undefined) => Partial<Typed<Name>>;
  /** The consequences of what is typed of a row, or of a new one. */
  renderNote?: (typed: Typed<Name>, stored: Row | null) => ReactNode;
} & Pick<FormProps<Name>, 'remarks'>;

/**
 * A list of settings: rows in their order, each with its form, and one for a new row.
 *
 * - **Keyboard:** Arrows, pencil and X of each row are buttons; a finger or a mouse drags a row by its handle. A
 *   form that closes gives the focus back.
 * - **Screen reader:** Each button names its row; the new place of a row that was moved is said.
 */
export function SettingsEditor<
  Row extends TableRow & Fields,
  Fields extends { position: number },
  Name extends string,
>(props: SettingsEditorProps<Row, Fields, Name>) {
  const { noun, addLabel, fields, empty, toFields, toTyped, nameOf, detailOf } = props;
  const { isOrdered = true, first, remarks } = props;
  /** The id of the row whose form is open; `new`: that of a new one. */
  const [open, setOpen] = useState<string | null>(
    first !== undefined && props.rows.length === 0 ? 'new' : null,
  );
  /** The id of the row whose further form is open. */
  const [more, setMore] = useState<string | null>(null);
  const root = useRef<HTMLDivElement>(null);
  const addId = useId();
  /** The element that had the focus before a form was opened. */
  const [opener, setOpener] = useState<Element | null>(null);
  const show = (id: string | null, moreOf: string | null = null) => {
    setOpener(document.activeElement);
    setOpen(id);
    setMore(moreOf);
  };
  const close = () => {
    setOpen(null);
    setMore(null);
  };
  const formOf = open ?? more;
  const formBefore = useRef(formOf);
  useEffect(() => {
    if (formBefore.current === formOf) return;
    formBefore.current = formOf;
    // The form takes the place of the button that adds a row, and goes with the one that saves it.
    const button = opener?.isConnected ? opener : document.getElementById(addId);
    const field = root.current?.querySelector('form :is(button, input, select)');
    const next = formOf === null ? button : field;
    if (isFocusLost() && next instanceof HTMLElement) next.focus();
  }, [formOf, opener, addId]);
  const [draftId, setDraftId] = useState(newId);
  const [rows, showOrder] = useOptimistic(props.rows);
  /** The announcement of the row that was moved. */
  const [said, setSaid] = useState('');
  const keepFocus = useFocusOfMoved(root, rows);
  const latest = rows.at(-1);
  const last = Math.max(0, ...rows.map(({ position }) => position));
  const move = (from: number, to: number) => {
    const [row] = rows.slice(from, from + 1);
    if (row === undefined) return;
    const moved = rows.filter((each) => each !== row);
    moved.splice(to, 0, row);
    setSaid(`${nameOf(row)}: lugar ${to + 1} de ${rows.length}.`);
    startTransition(async () => {
      showOrder(moved);
      await props.onReorder(moved);
    });
  };
  return (
    <Stack gap="var(--space-16)" ref={root}>
      <ul className={`${controls['list']} ${classes['root']}`}>
        {rows.map((row, index) => {
          const what = `${noun} ${nameOf(row)}`;
          return (
            <li key={row.id} className={classes['item']}>
              <Group wrap="nowrap" align="start" gap="var(--space-8)">
                {isOrdered && rows.length > 1 ? (
                  // The arrows do the same for those who cannot drag.
                  <span
                    className={classes['handle']}
                    aria-hidden="true"
                    onPointerDown={(event) => dragRow(event, move)}
                  >
                    <IconGripVertical size={20} />
                  </span>
                ) : null}
                <Group flex={1} miw={0} gap="0 var(--space-8)">
                  <div className={classes['text']}>
                    <Text fw={700}>
                      <bdi>{nameOf(row)}</bdi>
                    </Text>
                    <Text size="sm" c="dimmed" component="div">
                      {detailOf(row)}
                    </Text>
                  </div>
                  {/* Below the text where both do not fit: the same buttons stay in the same place. */}
                  <Group gap={0} ms="auto" wrap="nowrap">
                    {isOrdered ? (
                      <MoveArrows
                        id={row.id}
                        what={what}
                        index={index}
                        count={rows.length}
                        onMove={(to) => {
                          keepFocus(row.id);
                          move(index, to);
                        }}
                      />
                    ) : null}
                    {props.more === undefined ? null : (
                      <Button
                        variant="subtle"
                        px="var(--space-8)"
                        aria-label={`${props.more.label} de la ${what}`}
                        aria-expanded={more === row.id}
                        onClick={() => show(null, more === row.id ? null : row.id)}
                      >
                        {props.more.label}
                      </Button>
                    )}
                    <EditButton what={what} onEdit={() => show(open === row.id ? null : row.id)} />
                    <DeleteButton
                      what={what}
                      isDeleting={false}
                      onDelete={() => props.onRemove(row)}
                    />
                  </Group>
                </Group>
              </Group>
              {more === row.id ? props.more?.render(row, close) : null}
              {open === row.id ? (
                <Form
                  key={JSON.stringify(toTyped(row))}
                  fields={fields}
                  initial={toTyped(row)}
                  remarks={remarks}
                  renderNote={(typed) => props.renderNote?.(typed, row)}
                  renderPreview={(typed) => {
                    const edited = toFields(typed, row.position);
                    return props.renderPreview(
                      rows.map((each) => (each === row ? edited : each)),
                      edited,
                    );
                  }}
                  onCancel={close}
                  onSave={async (typed) => {
                    const outcome = await props.onChange(row, toFields(typed, row.position));
                    if (outcome.kind === 'saved') close();
                    return outcome;
                  }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
      <output className={visuallyHidden}>{said}</output>
      {open === 'new' ? (
        <Form
          isNew
          fields={fields}
          initial={{
            ...empty,
            ...props.begun?.(latest),
            ...(latest === undefined ? first : {}),
          }}
          remarks={remarks}
          renderNote={(typed) => props.renderNote?.(typed, null)}
          renderPreview={(typed) => {
            const edited = toFields(typed, last + 1);
            return props.renderPreview([...rows, edited], edited);
          }}
          onCancel={close}
          onSave={async (typed) => {
            const outcome = await props.onAdd(draftId, toFields(typed, last + 1));
            if (outcome.kind === 'saved') {
              close();
              setDraftId(newId());
            }
            return outcome;
          }}
        />
      ) : rows.length < props.most ? (
        <Group>
          <Button id={addId} variant="default" onClick={() => show('new')}>
            {addLabel}
          </Button>
        </Group>
      ) : (
        <Text size="sm" c="dimmed">{`Como máximo ${props.most}.`}</Text>
      )}
    </Stack>
  );
}
