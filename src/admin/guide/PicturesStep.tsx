import { Button, Stack, Text, Title } from '@mantine/core';
import { fromGuide, paths } from '../../league/paths.ts';
import controls from '../../ui/theme/controls.module.css';
import { Link } from '../../ui/Link.tsx';
import { OrganisersSection } from '../league/OrganisersSection.tsx';

/** Whom players write to, and the forms of the home page's pictures and of the sponsors. */
export function PicturesStep() {
  return (
    <Stack gap="var(--space-12)">
      <Title order={4} size="h5">
        Contactos
      </Title>
      <Text>A quién escriben los jugadores, por WhatsApp.</Text>
      <OrganisersSection isFirstOpen />
      <Title order={4} size="h5">
        Imágenes
      </Title>
      <Text>
        Las fotos de arriba en la página de inicio, y los logos de quienes acompañan a la liga. Se
        eligen de este dispositivo.
      </Text>
      <div className={controls['actions']}>
        <Button component={Link} to={paths.leaguePart('portada')} state={fromGuide}>
          Portada
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.leaguePart('auspiciantes')}
          state={fromGuide}
        >
          Auspiciantes
        </Button>
      </div>
    </Stack>
  );
}
