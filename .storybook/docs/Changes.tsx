import { Fragment } from 'react';
import { history } from 'virtual:history';
import { changesByComponent, type Version } from '../history.ts';

/** What changed between each two versions, by room and component. */
export function Changes() {
  if (history.kind === 'unknown') return <p>What changed cannot be known: {history.reason}.</p>;
  const { versions } = history;
  return versions.map((version, index) => (
    <ChangesOf key={version.commit} version={version} before={versions[index + 1]} />
  ));
}

type ChangesOfProps = { version: Version; before: Version | undefined };

function ChangesOf({ version, before }: ChangesOfProps) {
  const rooms = [...changesByComponent(version)];
  if (rooms.length === 0 && before === undefined) return null;
  const from = before === undefined ? '' : `${before.version} → `;
  return (
    <>
      <h2>{version.version === null ? `Since ${before?.version}` : from + version.version}</h2>
      {version.day !== null && <p>Of {version.day}.</p>}
      {rooms.length === 0 && <p>No component.</p>}
      {before !== undefined && rooms.length > 0 && (
        <p>
          As pictures: <code>npm run pictures -- --since {before.commit}</code>
        </p>
      )}
      {rooms.map(([room, components]) => (
        <Fragment key={room}>
          <h3 id={`${room}-${version.version}`}>{room}</h3>
          {[...components].map(([name, changes]) => (
            <details key={name}>
              <summary>
                {name}: {changes.length}, the last on {changes[0]?.day}
              </summary>
              <ul>
                {changes.map(({ day, subject }) => (
                  <li key={`${day} ${subject}`}>
                    {day} {subject}
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </Fragment>
      ))}
    </>
  );
}
