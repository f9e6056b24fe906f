import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { NewLeaguePage } from '../league/NewLeaguePage.tsx';
import { useSettings } from '../league/settings.ts';
import { paths } from '../league/paths.ts';
import { MyPairsStrip } from './MyPairsStrip.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import controls from '../ui/theme/controls.module.css';
import { useMyPairs } from './useMyPairs.ts';
import classes from './MyPairsPage.module.css';

const title = 'Mi pareja';

/** `/mi-pareja`: the pairs starred on this device, or how to star one. */
export function MyPairsPage() {
  const pairs = useMyPairs();
  const { categories } = useSettings();
  if (categories.length === 0 && pairs.length === 0) return <NewLeaguePage title={title} />;
  return (
    <PageFrame>
      <PageTitle>{title}</PageTitle>
      {pairs.length > 0 ? (
        <MyPairsStrip pairs={pairs} isPage />
      ) : (
        <EmptyState
          message="Todavía no elegiste tu pareja"
          hint="Toca un nombre en cualquier lista, o búscalo con la lupa, y en su página toca la estrella «Mi pareja». Su próximo partido y su último resultado van a estar aquí y en el inicio. No hace falta una cuenta."
          action={
            <ul className={`${controls['list']} ${classes['links']}`}>
              {categories.map(({ slug, title }) => (
                <li key={slug}>
                  <Link className={controls['link'] ?? ''} to={paths.category(slug)}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </PageFrame>
  );
}
