import { paths } from '../league/paths.ts';
import { useSettings } from '../league/settings.ts';
import { Link } from '../ui/Link.tsx';
import controls from '../ui/theme/controls.module.css';
import { LeadersList } from '../standings/LeadersList.tsx';
import { useLeaders } from '../standings/useLeaders.ts';

/** The leaders of the categories, once they are there, and the way to what is left of each. */
export function HomeLeaders() {
  const { state } = useLeaders();
  const { categories } = useSettings();
  return (
    <>
      {state.kind === 'loaded' ? <LeadersList leaders={state.leaders} /> : null}
      {state.kind === 'loading' ? <output data-loading /> : null}
      <p className={controls['actions']} style={{ margin: 0 }}>
        <span>Lo que falta:</span>
        {categories.map(({ slug, shortName, title }) => (
          <Link key={slug} to={paths.left(slug)} title={title}>
            {shortName}
          </Link>
        ))}
      </p>
    </>
  );
}
