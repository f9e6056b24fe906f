import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';

/** `/categorias`, a placeholder by the specification: the bar leads to the seven. */
export function CategoriesPage() {
  return (
    <PageFrame>
      <PageTitle>Categorías</PageTitle>
    </PageFrame>
  );
}
