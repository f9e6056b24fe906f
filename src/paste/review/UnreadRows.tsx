import { Text } from '@mantine/core';
import { Disclosure } from '../Disclosure.tsx';
import list from '../../ui/dividedList.module.css';

type UnreadRowsProps = { rows: readonly string[] };

/** Like a chat's, more than these nobody looks through. */
const most = 200;

/** The lines of a table that are left out. */
export function UnreadRows({ rows }: UnreadRowsProps) {
  if (rows.length === 0) return null;
  // Two lines can say the same.
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(row, (counts.get(row) ?? 0) + 1);
  const lines = [...counts];
  return (
    <Disclosure title={`No leído: ${rows.length === 1 ? '1 fila' : `${rows.length} filas`}`}>
      <p>Falta una pareja o una categoría de la liga: corregir en la planilla y pegar otra vez.</p>
      <ul className={list['root']}>
        {lines.slice(0, most).map(([row, count]) => (
          <Text key={row} component="li" size="sm" c="dimmed" style={{ whiteSpace: 'pre-line' }}>
            {`${row.slice(0, 300)}${count === 1 ? '' : ` (${count} veces)`}`}
          </Text>
        ))}
      </ul>
      {lines.length > most ? <p>{`Y ${lines.length - most} más.`}</p> : null}
    </Disclosure>
  );
}
