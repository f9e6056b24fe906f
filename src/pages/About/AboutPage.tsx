import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';

/** `/nosotros`, whose text the league still has to write. */
export function AboutPage() {
  return (
    <PageFrame>
      <PageTitle>Nosotros</PageTitle>
    </PageFrame>
  );
}
