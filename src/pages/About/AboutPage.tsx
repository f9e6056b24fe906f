import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePage } from '../shared/usePage.ts';

/** `/nosotros`, whose text the league still has to write. */
export function AboutPage() {
  usePage('Nosotros');
  return (
    <PageFrame>
      <PageTitle>Nosotros</PageTitle>
    </PageFrame>
  );
}
