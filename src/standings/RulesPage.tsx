import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../league/paths.ts';
import { seasonsUntil } from '../league/seasonLists.ts';
import { useSettings } from '../league/settings.ts';
import { useCurrentSeason } from '../league/useNow.ts';
import { useLinkedPart } from '../ui/hooks/useLinkedPart.ts';
import { usePageSearch } from '../ui/hooks/usePageSearch.ts';
import { Link } from '../ui/Link.tsx';
import { PageFrame } from '../ui/PageFrame.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import controls from '../ui/theme/controls.module.css';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import { describeQualified, describeRelegated } from './describeQualified.ts';
import { ruleSections } from './ruleSections.ts';
import { describeRuleChange } from './standingsText.ts';
import classes from './RulesPage.module.css';
import { UnknownSeason } from './UnknownSeason.tsx';

/** `/reglamento`: the rule of a season in words, made of the settings by which its tables are counted. */
export function RulesPage() {
  const current = useCurrentSeason();
  const [params] = usePageSearch();
  const slug = params.get('temporada');
  const league = useSettings();
  const begun = seasonsUntil(current.firstDay, league);
  const season = slug === null ? current : begun.find((each) => each.slug === slug);
  const { about, categories } = league;
  if (season === undefined) return <UnknownSeason />;
  const qualified = describeQualified(season, categories);
  const relegated = describeRelegated(season, categories);
  const changed = describeRuleChange(season.ruleChangedOn);
  const others = begun.filter((each) => each !== season);
  return (
    <PageFrame>
      <PageTitle
        lead={
          <>
            <span>{`${season.name} · `}</span>
            <Link className={controls['link'] ?? ''} to={paths.tables()}>
              Tablas
            </Link>
          </>
        }
      >
        Reglamento
      </PageTitle>
      <div className={classes['root']}>
        {changed === null ? null : <p>{changed}</p>}
        {ruleSections(season.rule).map(({ id, title, cells = [], sentences, lines }) => (
          <Part key={id} id={id} title={title}>
            {cells.length === 0 ? null : (
              <table aria-labelledby={`${id}-title`}>
                <tbody>
                  {cells.map(([what, points]) => (
                    <tr key={what}>
                      <th scope="row">{what}</th>
                      <td>{points}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )}
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            {lines.length === 0 ? null : (
              <ol>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ol>
            )}
          </Part>
        ))}
        {qualified === '' ? null : (
          <Part id="clasificacion" title="Clasificación">
            <p>{qualified}</p>
          </Part>
        )}
        {relegated === '' ? null : (
          <Part id="descenso" title="Descenso">
            <p>{relegated}</p>
          </Part>
        )}
        {about.scoring.length === 0 ? null : (
          <Part id="organizacion" title="De la organización">
            {uniqueKeys(about.scoring, (text) => text).map(({ key, item }) => (
              <p key={key}>{item}</p>
            ))}
          </Part>
        )}
        {others.length === 0 ? null : (
          <Part id="otras" title="Otras temporadas">
            <ul>
              {others.map((each) => (
                <li key={each.slug}>
                  <Link to={paths.rules(each.slug === current.slug ? undefined : each.slug)}>
                    {each.name}
                  </Link>
                </li>
              ))}
            </ul>
          </Part>
        )}
      </div>
    </PageFrame>
  );
}

type PartProps = {
  /** The end of its address. */
  id: string;
  title: string;
  children: ReactNode;
};

/** A part of the regulations, to which tables link. */
function Part({ id, title, children }: PartProps) {
  const root = useLinkedPart<HTMLElement>(useLocation().hash === `#${id}`, 'h2');
  return (
    <section ref={root} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
