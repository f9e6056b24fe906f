import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePage } from '../shared/usePage.ts';

/** `/categorias`, a placeholder by the specification: the bar leads to the seven. */
export function CategoriesPage() {
  usePage('Categorías');
  return (
    <PageFrame>
      <PageTitle>Categorías</PageTitle>
    </PageFrame>
  );
}
