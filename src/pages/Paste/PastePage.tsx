import { Link } from 'react-router-dom';
import { useAuth } from '../../auth/authContext.ts';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { MantineTheme } from '../../theme/MantineTheme.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { PasteDesk } from './PasteDesk.tsx';

/** `/admin/pegar`: a night's results from one paste, for the administrator. */
export function PastePage() {
  const { isAdmin, loading } = useAuth();
  return (
    <PageFrame>
      <PageTitle lead="Lo pegado no sale de este dispositivo hasta guardarlo.">
        Pegar resultados
      </PageTitle>
      {isAdmin ? (
        <MantineTheme>
          <PasteDesk />
        </MantineTheme>
      ) : loading ? null : (
        <p>
          Hay que <Link to={paths.admin()}>iniciar sesión</Link> como administrador. Lo pegado queda
          en este dispositivo.
        </p>
      )}
    </PageFrame>
  );
}
