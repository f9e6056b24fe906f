import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { usePage } from '../shared/usePage.ts';

type NotFoundPageProps = { what?: 'página' | 'categoría' };

export function NotFoundPage({ what = 'página' }: NotFoundPageProps) {
  usePage('No encontrada');
  return (
    <PageFrame>
      <NotFound what={what} />
    </PageFrame>
  );
}
