import { Suspense, lazy, useId, type ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { categories } from '../../league/category.ts';
import { whatsappLink } from '../../league/league.ts';
import { formatLongDate } from '../../padel/spanishDate.ts';
import { describeRule } from '../../standings/standingsText.ts';
import { about } from '../../league/about.config.ts';
import { league } from '../../league/league.config.ts';
import { paths } from '../../league/paths.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { useCurrentSeason } from '../../league/useNow.ts';
import classes from './AboutPage.module.css';

const Nothing = () => null;
const SponsorGrid = lazy(async () => {
  // Content blockers block files of this name: the page works without them.
  const module = await import('./SponsorGrid.tsx').catch(() => null);
  return { default: module?.SponsorGrid ?? Nothing };
});

/** `/nosotros`: the league, how it is played and how to reach it, from its settings. */
export function AboutPage() {
  const { name, rule, qualified } = useCurrentSeason();
  return (
    <PageFrame>
      <PageTitle lead={league.description}>Nosotros</PageTitle>
      <div className={classes['sections']}>
        <AboutSection title="La liga">
          {about.story.map((text) => (
            <p key={text} className={classes['text']}>
              {text}
            </p>
          ))}
        </AboutSection>
        <AboutSection title="Para jugar">
          <ol className={classes['steps']}>
            {about.joining.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ol>
          <ul className={classes['list']}>
            {league.organisers.map(({ name, whatsapp }) => (
              <li key={whatsapp}>
                {name}
                <ExternalLink href={whatsappLink(whatsapp)}>{`WhatsApp ${whatsapp}`}</ExternalLink>
              </li>
            ))}
          </ul>
        </AboutSection>
        <AboutSection title="La temporada">
          <ul className={classes['list']}>
            {about.dates.map(({ day, text }) => (
              <li key={day}>
                {text}
                <time className={classes['day']} dateTime={day}>
                  {formatLongDate(day)}
                </time>
              </li>
            ))}
          </ul>
        </AboutSection>
        <AboutSection title="Los clubes">
          <ul className={classes['list']}>
            {league.clubs.map(({ name, network, url, address, map }) => (
              <li key={url}>
                <span>
                  {name}
                  <span className={classes['detail']}>{address}</span>
                </span>
                <span className={classes['links']}>
                  <ExternalLink href={map}>Mapa</ExternalLink>
                  <ExternalLink href={url}>{network}</ExternalLink>
                </span>
              </li>
            ))}
            <li>
              {league.profile.name}
              <ExternalLink href={league.profile.url}>{league.profile.network}</ExternalLink>
            </li>
          </ul>
        </AboutSection>
        <AboutSection title="Cómo se juega">
          <ul className={classes['steps']}>
            {about.scoring.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </AboutSection>
        <AboutSection title="Cómo se cuenta la tabla">
          <p className={classes['text']}>
            {`${name}: ${describeRule(rule)}`}
            {qualified === undefined
              ? ''
              : ` Los primeros ${qualified.count} pasan a: ${qualified.name}.`}
          </p>
        </AboutSection>
        <AboutSection title="Las categorías">
          <ul className={classes['list']}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link className={classes['link'] ?? ''} to={paths.category(slug)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </AboutSection>
      </div>
      <AboutSection title="Quienes acompañan">
        <Suspense>
          <SponsorGrid />
        </Suspense>
      </AboutSection>
    </PageFrame>
  );
}

function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={classes['link']} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

type AboutSectionProps = { title: string; children: ReactNode };

/** A titled part of the page. */
function AboutSection({ title, children }: AboutSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={classes['title']}>
        {title}
      </h2>
      {children}
    </section>
  );
}
