import { Button, Stack, Text } from '@mantine/core';
import { fromGuide, paths } from '../../league/paths.ts';
import { useSettings } from '../../league/settings.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';

/** What was played before the league had this site: read by the page for pasting. */
export function ResultsStep({ onAddResult }: { onAddResult: () => void }) {
  const { seasons } = useSettings();
  const [first] = seasons;
  return (
    <Stack gap="var(--space-12)">
      <Text>
        El primero se puede agregar aquí. Si ya se jugaron muchos: copiar las celdas de la planilla
        con la fecha, la categoría, las dos parejas y el resultado, y pegarlas. También sirve lo que
        se escribió en el grupo. Antes de guardar se ve lo que se leyó.
      </Text>
      {first === undefined ? null : (
        <Text size="sm" c="dimmed">
          {`Cuentan los partidos desde el ${formatDayOfMonth(first.firstDay)} ${first.firstDay.slice(0, 4)}, cuando empieza «${first.name}». Si los de la planilla son anteriores, cambiar ese día o agregar otra temporada en el paso 3.`}
        </Text>
      )}
      <div className={controls['actions']}>
        <Button onClick={onAddResult}>Agregar un resultado</Button>
        <Button component={Link} variant="default" to={paths.paste()} state={fromGuide}>
          Pegar resultados
        </Button>
      </div>
    </Stack>
  );
}
