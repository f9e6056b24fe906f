import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import { history } from 'virtual:history';
import { changesByComponent, componentsOf, introOf, nameOf, unstable } from '../history.ts';
import type { Entry, Version } from '../history.ts';

type Page = Entry & { importPath: string };

/** The pages of the docs in Storybook's index. */
function usePages(): readonly Page[] {
  const [pages, setPages] = useState<readonly Page[]>([]);
  useEffect(() => {
    void (async () => {
      const index: { entries: Readonly<Record<string, Page>> } = await (
        await fetch('index.json')
      ).json();
      setPages(Object.values(index.entries).filter(({ type }) => type === 'docs'));
    })();
  }, []);
  return pages;
}

/** The components that are new or will change. */
export function Unstable() {
  return <Markdown>{unstable(usePages(), (id) => `?path=/docs/${id}`)}</Markdown>;
}

/** What changed between each two versions, by room and component. */
export function Changes() {
  const pages = new Map(
    usePages().flatMap(({ id, importPath }) =>
      componentsOf(importPath).map((path) => [path, id] as const),
    ),
  );
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
  return (
    <>
      <Markdown>{introOf(version, before)}</Markdown>
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

function ComponentLink({ page, name }: { page: string | undefined; name: string }) {
  if (page === undefined) return <p>A part of others, without a page of its own.</p>;
  return (
    <p>
      <a href={`./?path=/docs/${page}`} target="_top">{`The page of ${name}`}</a>
    </p>
  );
}
