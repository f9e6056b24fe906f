import { Markdown } from '@storybook/addon-docs/blocks';
import { Fragment, useEffect, useState } from 'react';
import { history } from 'virtual:history';
import { componentsOf, nameOf, unstable, type Change, type Entry } from '../history.ts';
import classes from './docs.module.css';

type Page = Entry & { importPath: string };
/** What `npm run pictures -- --since COMMIT` writes beside the built pages. */
type Pictures = {
  /** That commit, and the subjects of those after it. */
  since: string;
  subjects: readonly string[];
  /** Files of `pictures/`, each with before, after and difference, by the title of what was compared. */
  byTitle: Readonly<Record<string, readonly string[]>>;
};

const shownWithoutTap = 40;

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
  const picturesOf = ({ subject, components }: Change) =>
    pictures?.subjects.includes(subject) === true
      ? components.flatMap((path) => pictures.byTitle[pages.get(path)?.title ?? ''] ?? [''])
      : [''];
  // What was compared and looks as before has none, what was not compared an empty one.
  const changes = history.changes.filter((change) => picturesOf(change).length > 0);
  const listOf = (listed: readonly Change[], Day: 'h3' | 'h4') =>
    [...Map.groupBy(listed, ({ day }) => day)].map(([day, ofDay]) => (
      <section key={day}>
        <Day id={`${Day}-${day}`}>{day}</Day>
        <ul>
          {ofDay.map((change) => (
            <li key={change.subject}>
              {change.subject}:
              {change.components.map((path, index) => (
                <Fragment key={path}>
                  {index === 0 ? ' ' : ', '}
                  <Component name={nameOf(path)} page={pages.get(path)?.id} />
                </Fragment>
              ))}
              <Shots files={picturesOf(change).filter((file) => file !== '')} />
            </li>
          ))}
        </ul>
      </section>
    ));
  return (
    <>
      {pictures && <p>Each change since {pictures.since} has the pictures of its components.</p>}
      {listOf(changes.slice(0, shownWithoutTap), 'h3')}
      <details>
        <summary>{changes.length - shownWithoutTap} earlier changes</summary>
        {listOf(changes.slice(shownWithoutTap), 'h4')}
      </details>
    </>
  );
}

/** A component's name; a part of others has no page of its own. */
function Component({ name, page }: { name: string; page: string | undefined }) {
  if (page === undefined) return name;
  return (
    <a href={`./?path=/docs/${page}`} target="_top">
      {name}
    </a>
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
