import '@mantine/core/styles/Accordion.layer.css';
import { Accordion, Text } from '@mantine/core';
import {
  IconCalendar,
  IconCategory,
  IconHeartHandshake,
  IconInfoCircle,
  IconMapPin,
  IconPalette,
  IconPhone,
  IconPhoto,
  type Icon,
} from '@tabler/icons-react';
import { useId, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '../../ui/lazyPart.ts';
import { AdminOnly } from '../../session/AdminOnly.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../league/paths.ts';
import { useLinkedPart } from '../../ui/hooks/useLinkedPart.ts';
import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';
import { DeskPart } from '../DeskPart.tsx';
import { GuideLink } from '../guide/GuideLink.tsx';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { useLeftOut } from './useLeftOut.ts';
import classes from './LeaguePage.module.css';

/** A part of what makes the site this league's, closed until it is needed. */
type Section = {
  /** The end of its address, see `paths.leaguePart`. */
  id: string;
  title: string;
  /** Its content, in a few words. */
  hint: string;
  Icon: Icon;
  Content: ComponentType;
};

/** In the order of the page; the code of each is fetched when it is opened. */
const sections: readonly Section[] = [
  {
    id: 'nombre',
    title: 'Nombre y colores',
    hint: 'Cómo se llama y se ve la liga, dónde y cuándo se juega.',
    Icon: IconPalette,
    Content: lazyPart(async () => (await import('./IdentitySection.tsx')).IdentitySection),
  },
  {
    id: 'categorias',
    title: 'Categorías',
    hint: 'Las que se juegan, en el orden de todas las listas.',
    Icon: IconCategory,
    Content: lazyPart(async () => (await import('./CategoriesSection.tsx')).CategoriesSection),
  },
  {
    id: 'temporadas',
    title: 'Temporadas y reglas',
    hint: 'Desde cuándo cuentan los partidos, y cómo.',
    Icon: IconCalendar,
    Content: lazyPart(async () => (await import('./SeasonsSection.tsx')).SeasonsSection),
  },
  {
    id: 'contactos',
    title: 'Contactos',
    hint: 'A quién escriben los jugadores por WhatsApp.',
    Icon: IconPhone,
    Content: lazyPart(async () => (await import('./OrganisersSection.tsx')).OrganisersSection),
  },
  {
    id: 'clubes',
    title: 'Clubes',
    hint: 'Dónde se juega, con su mapa.',
    Icon: IconMapPin,
    Content: lazyPart(async () => (await import('./ClubsSection.tsx')).ClubsSection),
  },
  {
    id: 'auspiciantes',
    title: 'Auspiciantes',
    hint: 'Los logos al pie de cada página.',
    Icon: IconHeartHandshake,
    Content: lazyPart(async () => (await import('./SponsorsSection.tsx')).SponsorsSection),
  },
  {
    id: 'portada',
    title: 'Portada',
    hint: 'Las fotos de arriba en la página de inicio.',
    Icon: IconPhoto,
    Content: lazyPart(async () => (await import('./HeroPicturesSection.tsx')).HeroPicturesSection),
  },
  {
    id: 'nosotros',
    title: 'Nosotros',
    hint: 'La historia, las fechas y cómo sumarse.',
    Icon: IconInfoCircle,
    Content: lazyPart(async () => (await import('./AboutSection.tsx')).AboutSection),
  },
];

/** `/admin/liga`: what makes the site this league's, for the administrator. */
export function LeaguePage() {
  return (
    <PageFrame>
      <PageTitle
        lead="Lo que se guarda aquí se ve enseguida en todas las páginas abiertas."
        actions={
          <>
            <GuideLink />
            <Link to={paths.admin()} className={controls['link'] ?? ''}>
              Administración
            </Link>
          </>
        }
      >
        La liga
      </PageTitle>
      <AdminOnly note="">
        <DeskPart name="Avisos de la liga">
          <StoredLeftOut />
        </DeskPart>
        <LeagueSections />
      </AdminOnly>
    </PageFrame>
  );
}

function StoredLeftOut() {
  return <LeftOutNotice leftOut={useLeftOut()} />;
}

function LeagueSections() {
  const linked = useLocation().hash.slice(1);
  return (
    <Accordion
      // Another link opens its part.
      key={linked}
      multiple
      defaultValue={[linked]}
      variant="contained"
      radius="lg"
      order={2}
      keepMounted={false}
    >
      {sections.map((section) => (
        <LeagueSection key={section.id} {...section} isLinked={section.id === linked} />
      ))}
    </Accordion>
  );
}

function LeagueSection({
  id,
  title,
  hint,
  Icon,
  Content,
  isLinked,
}: Section & { isLinked: boolean }) {
  const root = useLinkedPart<HTMLDivElement>(isLinked, 'button');
  const hintId = useId();
  return (
    <Accordion.Item
      ref={root}
      value={id}
      bg="var(--color-surface-raised)"
      className={classes['section'] ?? ''}
    >
      <Accordion.Control
        icon={<Icon size={22} color="var(--color-brand)" aria-hidden />}
        aria-describedby={hintId}
      >
        <Text span fw="var(--weight-bold)" display="block">
          {title}
        </Text>
        {/* The description alone: the name of the button is what stands first. */}
        <Text span id={hintId} size="sm" c="dimmed" display="block" aria-hidden>
          {hint}
        </Text>
      </Accordion.Control>
      <Accordion.Panel>
        <DeskPart name={title} fallback={<output>Cargando…</output>}>
          <Content />
          {/* Far from the title, where what the guide asked for was saved. */}
          {isLinked ? <GuideLink /> : null}
        </DeskPart>
      </Accordion.Panel>
    </Accordion.Item>
  );
}
