import { CategoryLinks } from '../../components/CategoryLinks/CategoryLinks.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePage } from '../shared/usePage.ts';

/** `/categorias`: the ways to the seven. */
export function CategoriesPage() {
  usePage('Categorías');
  return (
    <PageFrame>
      <PageTitle>Categorías</PageTitle>
      <CategoryLinks />
    </PageFrame>
  );
}
