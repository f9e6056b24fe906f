import { Button } from '../ui/Button.tsx';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../league/paths.ts';
import type { CivilDate } from '../padel/time.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { MatchesToSettle } from '../matches/list/useListSection.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { AdminToolSection, type AdminTool } from './AdminToolSection.tsx';
import { PendingSection } from '../matches/list/PendingSection.tsx';

type AdminPanelProps = {
  /** The matches that wait for their result. */
  pending: MatchesToSettle;
  today: CivilDate;
  tools: readonly AdminTool[];
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** Where the administrator's evening starts: what is pending first. */
export function AdminPanel(props: AdminPanelProps) {
  const { pending, today, tools, onAddResult, onAddMatch, onSignOut } = props;
  return (
    <PageFrame>
      <div className={classes['head']}>
        <PageTitle>Administración</PageTitle>
        <div className={controls['actions']}>
          <Button onClick={onAddResult}>Agregar Resultado</Button>
          <Button onClick={onAddMatch}>Agregar Partido</Button>
          <Link to={paths.paste()}>Pegar resultados</Link>
        </div>
      </div>
      <PendingSection {...pending} today={today} />
      <div className={controls['actions']}>
        <Link to={paths.fixture()}>Fixture</Link>
        <Link to={paths.results()}>Todos los resultados</Link>
        <Link to={paths.upcoming()}>Todos los partidos</Link>
      </div>
      {tools.map((tool) => (
        <AdminToolSection key={tool.title} {...tool} />
      ))}
      <div>
        <Button variant="default" onClick={onSignOut}>
          Cerrar Sesión
        </Button>
      </div>
    </PageFrame>
  );
}
