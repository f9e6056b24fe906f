import { EmptyState } from '../ui/EmptyState.tsx';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { categories } from '../league/category.ts';
import { paths } from '../league/paths.ts';
import { MyPairsStrip } from './MyPairsStrip.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { useMyPairs } from './useMyPairs.ts';
import classes from './MyPairsPage.module.css';

/** `/mi-pareja`: the pairs starred on this device, or how to star one. */
export function MyPairsPage() {
  const pairs = useMyPairs();
  return (
    <PageFrame>
      <PageTitle>Mi pareja</PageTitle>
      {pairs.length > 0 ? (
        <div className={classes['pairs']}>
          {pairs.map((pair) => (
            <MyPairsStrip key={pair.id} pairs={[pair]} />
          ))}
        </div>
      ) : (
        <EmptyState
          message="Todavía no elegiste tu pareja"
          hint="Toca un nombre en cualquier lista, o búscalo con la lupa, y en su página toca la estrella «Mi pareja». Su próximo partido y su último resultado van a estar aquí y en el inicio. No hace falta una cuenta."
          action={
            <ul className={classes['links']}>
              {categories.map(({ slug, name }) => (
                <li key={slug}>
                  <Link to={paths.category(slug)}>{name}</Link>
                </li>
              ))}
            </ul>
          }
        />
      )}
    </PageFrame>
  );
}
