import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { AdminOnly } from '../shared/AdminOnly.tsx';
import { PageFrame } from '../shared/PageFrame.tsx';
import { FixtureDesk } from './FixtureDesk.tsx';

/** `/admin/fixture`: the matches of a whole category, for the administrator. */
export function FixturePage() {
  return (
    <PageFrame>
      <PageTitle lead="Todos contra todos, para revisar antes de anunciarlo.">Fixture</PageTitle>
      <AdminOnly>
        <FixtureDesk />
      </AdminOnly>
    </PageFrame>
  );
}
