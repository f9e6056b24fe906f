import { Fragment, useEffect, useState } from 'react';
import { history } from 'virtual:history';
import { changesByComponent, componentsOf, type Version } from '../history.ts';

type Index = {
  entries: Readonly<Record<string, { id: string; type: string; importPath: string }>>;
};

/** The ids of the pages of components, by the paths of their components. */
function usePages(): ReadonlyMap<string, string> {
  const [pages, setPages] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    void (async () => {
      const { entries }: Index = await (await fetch('index.json')).json();
      const found = Object.values(entries)
        .filter(({ type }) => type === 'docs')
        .flatMap(({ id, importPath }) =>
          componentsOf(importPath).map((path) => [path, id] as const),
        );
      setPages(new Map(found));
    })();
  }, []);
  return pages;
}

/** What changed between each two versions, by room and component. */
export function Changes() {
  const pages = usePages();
  if (history.kind === 'unknown') return <p>What changed cannot be known: {history.reason}.</p>;
  const { versions } = history;
  return versions.map((version, index) => (
    <ChangesOf key={version.commit} version={version} before={versions[index + 1]} pages={pages} />
  ));
}

type ChangesOfProps = {
  version: Version;
  before: Version | undefined;
  pages: ReadonlyMap<string, string>;
};

function ChangesOf({ version, before, pages }: ChangesOfProps) {
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
          {[...components].map(([path, changes]) => (
            <details key={path}>
              <summary>
                {nameOf(path)}: {changes.length}, the last on {changes[0]?.day}
              </summary>
              <ComponentLink page={pages.get(path)} name={nameOf(path)} />
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

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function ComponentLink({ page, name }: { page: string | undefined; name: string }) {
  if (page === undefined) return <p>A part of others, without a page of its own.</p>;
  return (
    <p>
      <a href={`./?path=/docs/${page}`} target="_top">{`The page of ${name}`}</a>
    </p>
  );
}
