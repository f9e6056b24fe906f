import { Button, Stack, Text } from '@mantine/core';
import { paths } from '../../league/paths.ts';
import { useSettings } from '../../league/settings.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';

/** What was played before the league had this site: read by the page for pasting. */
export function ResultsStep() {
  const { seasons } = useSettings();
  const [first] = seasons;
  return (
    <Stack gap="var(--space-12)">
      <Text>
        Copia las celdas de tu planilla con la fecha, la categoría, las dos parejas y el resultado,
        y pégalas. También sirve lo que escribieron en el grupo. Antes de guardar ves lo que se
        leyó.
      </Text>
      {first === undefined ? null : (
        <Text size="sm" c="dimmed">
          {`Cuentan los partidos desde el ${formatDayOfMonth(first.firstDay)} ${first.firstDay.slice(0, 4)}, cuando empieza «${first.name}». Si los tuyos son anteriores, cambia ese día o agrega otra temporada en el paso 3.`}
        </Text>
      )}
      <div className={controls['actions']}>
        <Button component={Link} to={paths.paste()}>
          Pegar resultados
        </Button>
      </div>
    </Stack>
  );
}
