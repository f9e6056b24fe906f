import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/authContext.ts';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { FixtureDesk } from './FixtureDesk.tsx';

/** `/admin/fixture`: the matches of a whole category, for the administrator. */
export function FixturePage() {
  const { isAdmin, loading } = useAuth();
  return (
    <PageFrame>
      <PageTitle lead="Todos contra todos, para revisar antes de anunciarlo.">Fixture</PageTitle>
      {isAdmin ? (
        <MantineTheme>
          <FixtureDesk />
        </MantineTheme>
      ) : loading ? null : (
        <p>
          Hay que <Link to={paths.admin()}>iniciar sesión</Link> como administrador.
        </p>
      )}
    </PageFrame>
  );
}
