import { Suspense, useState, type ComponentType } from 'react';
import classes from './AdminPanel.module.css';

/** A tool on the administrator's page, closed until it is needed. */
export type AdminTool = {
  title: string;
  /** What it is for, in one sentence. */
  hint: string;
  /** A lazy component. */
  Content: ComponentType;
};

/** A section whose content is loaded when it is opened. */
export function AdminToolSection({ title, hint, Content }: AdminTool) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes['tool']}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={classes['summary']}>
        <h2>{title}</h2>
        <p>{hint}</p>
      </summary>
      {isOpen ? (
        <div className={classes['content']}>
          <Suspense fallback={<output>Cargando…</output>}>
            <Content />
          </Suspense>
        </div>
      ) : null}
    </details>
  );
}
