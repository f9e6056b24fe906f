import { NotFound } from '../league/NotFound.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';

type NotFoundPageProps = {
  /** What does not exist. */
  what?: 'página' | 'categoría';
};

/** What stands at an address that does not exist. */
export function NotFoundPage({ what = 'página' }: NotFoundPageProps) {
  return (
    <PageFrame>
      <NotFound what={what} />
    </PageFrame>
  );
}
