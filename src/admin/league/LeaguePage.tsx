import { Suspense, lazy, type ComponentType } from 'react';
import { AdminOnly } from '../../session/AdminOnly.tsx';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { Disclosure } from '../../ui/Disclosure.tsx';

/** A part of what makes the site this league's, closed until it is needed. */
type Section = { title: string; Content: ComponentType };

/** In the order of the page; the code of each is fetched when it is opened. */
const sections: readonly Section[] = [
  {
    title: 'Nombre y colores',
    Content: lazy(async () => ({
      default: (await import('./IdentitySection.tsx')).IdentitySection,
    })),
  },
  {
    title: 'Categorías',
    Content: lazy(async () => ({
      default: (await import('./CategoriesSection.tsx')).CategoriesSection,
    })),
  },
  {
    title: 'Temporadas y reglas',
    Content: lazy(async () => ({ default: (await import('./SeasonsSection.tsx')).SeasonsSection })),
  },
  {
    title: 'Contactos',
    Content: lazy(async () => ({
      default: (await import('./OrganisersSection.tsx')).OrganisersSection,
    })),
  },
  {
    title: 'Clubes',
    Content: lazy(async () => ({ default: (await import('./ClubsSection.tsx')).ClubsSection })),
  },
  {
    title: 'Auspiciantes',
    Content: lazy(async () => ({
      default: (await import('./SponsorsSection.tsx')).SponsorsSection,
    })),
  },
  {
    title: 'Portada',
    Content: lazy(async () => ({
      default: (await import('./HeroPicturesSection.tsx')).HeroPicturesSection,
    })),
  },
  {
    title: 'Nosotros',
    Content: lazy(async () => ({ default: (await import('./AboutSection.tsx')).AboutSection })),
  },
];

/** `/admin/liga`: what makes the site this league's, for the administrator. */
export function LeaguePage() {
  return (
    <PageFrame>
      <PageTitle lead="Lo que se guarda aquí se ve enseguida en todas las páginas abiertas.">
        La liga
      </PageTitle>
      <AdminOnly note="">
        {/* One part of the page: without the room between its parts. */}
        <div>
          {sections.map(({ title, Content }) => (
            <Disclosure key={title} title={title}>
              <Suspense fallback={<output>Cargando…</output>}>
                <Content />
              </Suspense>
            </Disclosure>
          ))}
        </div>
      </AdminOnly>
    </PageFrame>
  );
}
