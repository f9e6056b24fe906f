import { Markdown } from '@storybook/addon-docs/blocks';
import { useEffect, useState } from 'react';
import { history } from 'virtual:history';
import { componentsOf, nameOf, unstable, type Change, type Entry } from '../history.ts';
import classes from './docs.module.css';

type Page = Entry & { importPath: string };
/** What `npm run pictures -- --since COMMIT` writes beside the built pages. */
type Pictures = {
  since: string;
  /** The day of that commit. */
  day: string;
  /** Files of `pictures/`, each with before, after and difference, by the title of a component. */
  byTitle: Readonly<Record<string, readonly string[]>>;
};

/** Changes that are shown without a tap. */
const open = 40;

/** A file of the built Storybook; undefined where it is not there. */
function useFile<Content>(path: string): Content | undefined {
  const [content, setContent] = useState<Content>();
  useEffect(() => {
    void (async () => {
      const response = await fetch(path);
      const isJson = response.headers.get('content-type')?.includes('json') === true;
      if (response.ok && isJson) setContent(await response.json());
    })();
  }, [path]);
  return content;
}

/** The pages of the docs in Storybook's index. */
function usePages(): readonly Page[] {
  const index = useFile<{ entries: Readonly<Record<string, Page>> }>('index.json');
  return Object.values(index?.entries ?? {}).filter(({ type }) => type === 'docs');
}

/** The components that are new or will change. */
export function Unstable() {
  return <Markdown>{unstable(usePages(), (id) => `?path=/docs/${id}`)}</Markdown>;
}

/** What changed, by day: the newest in full, the others by a tap. */
export function Changes() {
  const pages = new Map(
    usePages().flatMap((page) =>
      componentsOf(page.importPath).map((path) => [path, page] as const),
    ),
  );
  const pictures = useFile<Pictures | null>('pictures/changes.json') ?? undefined;
  if (history.kind === 'unknown') return <p>What changed cannot be known: {history.reason}.</p>;
  // Where there are pictures, what changed none of them is left out.
  const picturesOf = ({ day, components }: Change) =>
    pictures === undefined || day < pictures.day
      ? undefined
      : components.flatMap((path) => pictures.byTitle[pages.get(path)?.title ?? ''] ?? []);
  const changes = history.changes.filter((change) => picturesOf(change)?.length !== 0);
  const listOf = (listed: readonly Change[]) =>
    [...Map.groupBy(listed, ({ day }) => day)].map(([day, ofDay]) => (
      <section key={day}>
        <h3 id={`of-${day}`}>{day}</h3>
        <ul>
          {ofDay.map((change) => (
            <li key={change.subject}>
              {change.components.map((path) => (
                <Component key={path} name={nameOf(path)} page={pages.get(path)?.id} />
              ))}
              {change.subject}
              <Shots files={picturesOf(change) ?? []} />
            </li>
          ))}
        </ul>
      </section>
    ));
  return (
    <>
      {pictures === undefined ? null : <p>With pictures of what changed since {pictures.since}.</p>}
      {listOf(changes.slice(0, open))}
      <details>
        <summary>{changes.length - open} earlier changes</summary>
        {listOf(changes.slice(open))}
      </details>
    </>
  );
}

/** A component's name; a part of others has no page of its own. */
function Component({ name, page }: { name: string; page: string | undefined }) {
  if (page === undefined) return `${name} `;
  return (
    <>
      <a href={`./?path=/docs/${page}`} target="_top">
        {name}
      </a>{' '}
    </>
  );
}

/** Each from left to right: before, after, and in magenta where they differ. */
function Shots({ files }: { files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <details>
      <summary>{files.length} pictures, before and after</summary>
      {files.map((file) => (
        <figure key={file} className={classes['shot']}>
          <img loading="lazy" src={`pictures/${file}`} alt="Before, after, difference" />
          <figcaption>{file.replace('.png', '')}</figcaption>
        </figure>
      ))}
    </details>
  );
}
