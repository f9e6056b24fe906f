import { NotFound } from '../../components/NotFound/NotFound.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';

type NotFoundPageProps = { what?: 'página' | 'categoría' };

export function NotFoundPage({ what = 'página' }: NotFoundPageProps) {
  return (
    <PageFrame>
      <NotFound what={what} />
    </PageFrame>
  );
}
