import type { ComponentType } from 'react';
import { NotFoundPage } from '../league/NotFoundPage.tsx';
import { paths } from '../league/paths.ts';
import { AdminOnly } from '../session/AdminOnly.tsx';
import { lazyPart } from '../ui/lazyPart.ts';
import { Link } from '../ui/Link.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { usePageParams } from '../ui/pageParams.ts';
import { useOwnTitle } from '../ui/pageTitle.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import controls from '../ui/theme/controls.module.css';
import { adminParts, type AdminPartSlug } from './adminParts.ts';
import { DeskPart } from './DeskPart.tsx';

const loadMatches = () => import('./desk/DeskMatches.tsx');

/** The code of each is fetched when its page is opened. */
const contents: Readonly<Record<AdminPartSlug, ComponentType>> = {
  atrasados: lazyPart(async () => (await loadMatches()).LateMatches),
  partidos: lazyPart(async () => (await loadMatches()).LeftMatches),
  choques: lazyPart(async () => (await loadMatches()).ClashingMatches),
  revisar: lazyPart(async () => (await import('./CountedNowSection.tsx')).CountedNowSection),
  parejas: lazyPart(async () => (await import('./PairsSection.tsx')).PairsSection),
  lista: lazyPart(async () => (await import('./pairList/PairListSection.tsx')).PairListSection),
  papelera: lazyPart(async () => (await import('./HistorySection.tsx')).TrashSection),
  historial: lazyPart(async () => (await import('./HistorySection.tsx')).ChangesSection),
  copia: lazyPart(async () => (await import('./backup/BackupPart.tsx')).BackupPart),
  'llevarse-todo': lazyPart(
    async () => (await import('./takeAway/TakeAwaySection.tsx')).TakeAwaySection,
  ),
  cuenta: lazyPart(async () => (await import('./PasswordSection.tsx')).PasswordSection),
};

/** `/admin/{slug}`: one of the tools and lists to which the desk leads. */
export function AdminPartPage() {
  const { part: slug = '' } = usePageParams();
  const part = adminParts.find((each) => each.slug === slug);
  if (part === undefined) return <NotFoundPage />;
  return <KnownPart key={slug} {...part} />;
}

function KnownPart({ slug, title, hint }: (typeof adminParts)[number]) {
  useOwnTitle(title);
  const Content = contents[slug];
  return (
    <PageFrame>
      <div>
        <Link to={paths.admin()} className={controls['link'] ?? ''}>
          Administración
        </Link>
        <PageTitle lead={hint}>{title}</PageTitle>
      </div>
      <AdminOnly>
        <DeskPart name={title} fallback={<output data-loading>Cargando…</output>}>
          <Content />
        </DeskPart>
      </AdminOnly>
    </PageFrame>
  );
}
