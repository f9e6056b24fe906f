import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../utils/Link.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { paths } from '../../paths.ts';
import type { CivilDate } from '../../domain/time.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import type { MatchesView } from '../shared/useListSection.ts';
import controls from '../../theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { AdminToolSection, type AdminTool } from './AdminToolSection.tsx';
import { PendingSection } from '../shared/PendingSection.tsx';

type AdminPanelProps = {
  /** The matches that wait for their result. */
  pending: MatchesView;
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
