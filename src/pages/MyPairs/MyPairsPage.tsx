import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Link } from '../../utils/Link.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { categories } from '../../domain/category.ts';
import { paths } from '../../paths.ts';
import { MyPairsStrip } from '../shared/MyPairsStrip.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { useMyPairs } from '../shared/useMyPairs.ts';
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
