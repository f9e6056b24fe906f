import { Group } from '@mantine/core';
import { paths } from './paths.ts';
import { useAreSettingsComing } from './settings.ts';
import { Link } from '../ui/Link.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './NotFoundPage.module.css';

type NotFoundPageProps = {
  /** The kind of thing that the address should have led to. */
  what?: keyof typeof titles;
};

const titles = {
  página: 'Página no encontrada',
  categoría: 'Categoría no encontrada',
  temporada: 'Temporada no encontrada',
};

/**
 * The page at an unknown address, with links to the main pages. A category or a season may have been added
 * after the build: until the page has asked, it is not said to be missing.
 *
 * - **When:** At unknown addresses, and at those of categories and seasons that do not exist.
 * - **When not:** When something could not be read: ErrorState.
 * - **Keyboard:** The links; the first one leads home.
 * - **Screen reader:** A heading says it; the number is a picture.
 */
export function NotFoundPage({ what = 'página' }: NotFoundPageProps) {
  const isComing = useAreSettingsComing() && what !== 'página';
  return (
    <PageFrame>{isComing ? <output data-loading>Cargando…</output> : missing(what)}</PageFrame>
  );
}

function missing(what: keyof typeof titles) {
  return (
    <div className={classes['root']}>
      <p className={classes['number']} aria-hidden="true">
        <span>4</span>
        <span className={classes['ball']} />
        <span>4</span>
      </p>
      <PageTitle lead="Esta dirección no existe, o ya no existe.">{titles[what]}</PageTitle>
      <Group component="ul" className={controls['list'] ?? ''} gap="4px 24px">
        {links.map(([to, text]) => (
          <li key={to}>
            <Link className={controls['link'] ?? ''} to={to}>
              {text}
            </Link>
          </li>
        ))}
      </Group>
    </div>
  );
}

const links = [
  [paths.home(), 'Volver al inicio'],
  [paths.results(), 'Ver los resultados'],
  [paths.upcoming(), 'Ver los próximos partidos'],
] as const;
