import { Button, Stack, Text } from '@mantine/core';
import { paths } from '../../league/paths.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';

/** The forms of the home page's pictures and of the sponsors. */
export function PicturesStep() {
  return (
    <Stack gap="var(--space-12)">
      <Text>
        Las fotos de arriba en la página de inicio, y los logos de quienes acompañan a la liga. Se
        eligen de este dispositivo.
      </Text>
      <div className={controls['actions']}>
        <Button component={Link} to={paths.leaguePart('portada')}>
          Portada
        </Button>
        <Button component={Link} variant="default" to={paths.leaguePart('auspiciantes')}>
          Auspiciantes
        </Button>
        <Link to={paths.leaguePart('contactos')}>Contactos</Link>
      </div>
    </Stack>
  );
}
