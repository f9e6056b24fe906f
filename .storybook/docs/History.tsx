import { use } from 'react';
import { facts } from 'virtual:component-facts';
import classes from './docs.module.css';
import type { ComponentSource } from './sources.ts';

/** Where a component is, who uses it, what changed in it last. */
export function History({ source }: { source: Promise<ComponentSource> }) {
  const { path: component, files } = use(source);
  if (files.length === 0) return <p>It has no file of its own.</p>;
  const { usedBy, changes } = facts[component] ?? { usedBy: [], changes: [] };
  return (
    <>
      <dl className={classes['pair']}>
        <div>
          <dt>Used by</dt>
          <dd>{usedBy.length === 0 ? 'Nothing yet.' : usedBy.join(', ')}</dd>
        </div>
        <div>
          <dt>Changed last</dt>
          <dd>
            <ul className={classes['changes']}>
              {changes.map(({ commit, date, subject }) => (
                <li key={commit}>
                  {date} {subject} <code>{commit}</code>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      </dl>
      {files.map(({ path, text }) => (
        <details key={path} className={classes['file']}>
          <summary>
            <code>{path}</code>
          </summary>
          <pre className={classes['types']}>{text}</pre>
        </details>
      ))}
    </>
  );
}
