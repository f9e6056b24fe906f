import { NotFound } from '../league/NotFound.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';

type NotFoundPageProps = {
  what?: 'página' | 'categoría';
};

/** The page at an address that does not exist. */
export function NotFoundPage({ what = 'página' }: NotFoundPageProps) {
  return (
    <PageFrame>
      <NotFound what={what} />
    </PageFrame>
  );
}
