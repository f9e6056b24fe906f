import { Suspense, lazy, type ComponentType } from 'react';
import { useLocation } from 'react-router-dom';
import { AdminOnly } from '../../session/AdminOnly.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { paths } from '../../league/paths.ts';
import { useLinkedPart } from '../../ui/hooks/useLinkedPart.ts';
import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { LeftOutNotice } from './LeftOutNotice.tsx';
import { useLeftOut } from './useLeftOut.ts';
import classes from './LeaguePage.module.css';

/** A part of what makes the site this league's, closed until it is needed. */
type Section = {
  /** The end of its address, see `paths.leaguePart`. */
  id: string;
  title: string;
  Content: ComponentType;
};

/** In the order of the page; the code of each is fetched when it is opened. */
const sections: readonly Section[] = [
  {
    id: 'nombre',
    title: 'Nombre y colores',
    Content: lazy(async () => ({
      default: (await import('./IdentitySection.tsx')).IdentitySection,
    })),
  },
  {
    id: 'categorias',
    title: 'Categorías',
    Content: lazy(async () => ({
      default: (await import('./CategoriesSection.tsx')).CategoriesSection,
    })),
  },
  {
    id: 'temporadas',
    title: 'Temporadas y reglas',
    Content: lazy(async () => ({ default: (await import('./SeasonsSection.tsx')).SeasonsSection })),
  },
  {
    id: 'contactos',
    title: 'Contactos',
    Content: lazy(async () => ({
      default: (await import('./OrganisersSection.tsx')).OrganisersSection,
    })),
  },
  {
    id: 'clubes',
    title: 'Clubes',
    Content: lazy(async () => ({ default: (await import('./ClubsSection.tsx')).ClubsSection })),
  },
  {
    id: 'auspiciantes',
    title: 'Auspiciantes',
    Content: lazy(async () => ({
      default: (await import('./SponsorsSection.tsx')).SponsorsSection,
    })),
  },
  {
    id: 'portada',
    title: 'Portada',
    Content: lazy(async () => ({
      default: (await import('./HeroPicturesSection.tsx')).HeroPicturesSection,
    })),
  },
  {
    id: 'nosotros',
    title: 'Nosotros',
    Content: lazy(async () => ({ default: (await import('./AboutSection.tsx')).AboutSection })),
  },
];

/** `/admin/liga`: what makes the site this league's, for the administrator. */
export function LeaguePage() {
  return (
    <PageFrame>
      <PageTitle
        lead="Lo que se guarda aquí se ve enseguida en todas las páginas abiertas."
        actions={
          <Link to={paths.admin()} className={controls['link'] ?? ''}>
            Administración
          </Link>
        }
      >
        La liga
      </PageTitle>
      <AdminOnly note="">
        <StoredLeftOut />
        {/* One part of the page: without the room between its parts. */}
        <div>
          {sections.map((section) => (
            <LeagueSection key={section.id} {...section} />
          ))}
        </div>
      </AdminOnly>
    </PageFrame>
  );
}

function StoredLeftOut() {
  return <LeftOutNotice leftOut={useLeftOut()} />;
}

function LeagueSection({ id, title, Content }: Section) {
  const { hash } = useLocation();
  const isLinked = hash === `#${id}`;
  const root = useLinkedPart<HTMLDivElement>(isLinked, 'button');
  return (
    <div ref={root} className={classes['section']}>
      <Disclosure title={title} isOpen={isLinked}>
        <Suspense fallback={<output>Cargando…</output>}>
          <Content />
        </Suspense>
      </Disclosure>
    </div>
  );
}
