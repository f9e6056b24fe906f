import { Group } from '@mantine/core';
import { paths } from './paths.ts';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './NotFound.module.css';

type NotFoundProps = {
  /** The kind of thing that the address should have led to. */
  what?: keyof typeof titles;
};

const titles = {
  página: 'Página no encontrada',
  categoría: 'Categoría no encontrada',
  temporada: 'Temporada no encontrada',
};

/**
 * The content of an unknown address, with links to the main pages.
 *
 * - **When:** At unknown addresses and at categories that do not exist.
 * - **When not:** When something could not be read: ErrorState.
 * - **Keyboard:** The links; the first one leads home.
 * - **Screen reader:** A heading says it; the number is a picture.
 */
export function NotFound({ what = 'página' }: NotFoundProps) {
  return (
    <div className={classes['root']}>
      <p className={classes['number']} aria-hidden="true">
        <span>4</span>
        <span className={classes['ball']} />
        <span>4</span>
      </p>
      <PageTitle lead="Esta dirección no existe, o ya no existe. Estos enlaces llevan a lo que se busca más:">
        {titles[what]}
      </PageTitle>
      <Group component="ul" className={controls['list'] ?? ''} gap="4px 24px">
        <li>
          <Link className={controls['link'] ?? ''} to={paths.home()}>
            Volver al inicio
          </Link>
        </li>
        <li>
          <Link className={controls['link'] ?? ''} to={paths.results()}>
            Ver los resultados
          </Link>
        </li>
        <li>
          <Link className={controls['link'] ?? ''} to={paths.upcoming()}>
            Ver los próximos partidos
          </Link>
        </li>
      </Group>
    </div>
  );
}
