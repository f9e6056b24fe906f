import { Link } from 'react-router-dom';
import { Button } from '../../components/Button/Button.tsx';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { paths } from '../../paths.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import classes from './AdminPanel.module.css';

type AdminPanelProps = {
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** Where the administrator's evening starts. */
export function AdminPanel({ onAddResult, onAddMatch, onSignOut }: AdminPanelProps) {
  return (
    <PageFrame>
      <PageTitle
        lead="Cargar, corregir y eliminar resultados y partidos."
        actions={
          <Button variant="default" onClick={onSignOut}>
            Cerrar Sesión
          </Button>
        }
      >
        Administración
      </PageTitle>
      <div className={classes['ways']}>
        <section className={classes['way']} aria-labelledby="admin-results">
          <h2 id="admin-results">Resultados</h2>
          <p>Cada resultado cargado aparece al instante en todas las pantallas abiertas.</p>
          <div className={classes['actions']}>
            <Button onClick={onAddResult}>Agregar Resultado</Button>
            <Link to={paths.results()}>Todos los resultados</Link>
          </div>
        </section>
        <section className={classes['way']} aria-labelledby="admin-matches">
          <h2 id="admin-matches">Partidos</h2>
          <p>Los partidos cuya hora ya pasó esperan su resultado al final de la lista.</p>
          <div className={classes['actions']}>
            <Button onClick={onAddMatch}>Agregar Partido</Button>
            <Link to={paths.upcoming()}>Todos los partidos</Link>
          </div>
        </section>
      </div>
    </PageFrame>
  );
}
