import { Link } from 'react-router-dom';
import { PageTitle } from '../../components/PageTitle/PageTitle.tsx';
import { categories } from '../../domain/category.ts';
import { whatsappLink } from '../../domain/league.ts';
import { league } from '../../league/league.config.ts';
import { paths } from '../../paths.ts';
import { PageFrame } from '../shared/PageFrame.tsx';
import classes from './AboutPage.module.css';

/** `/nosotros`: the league and how to reach it, from its settings. */
export function AboutPage() {
  return (
    <PageFrame>
      <PageTitle lead={league.description}>Nosotros</PageTitle>
      <div className={classes['sections']}>
        <section>
          <h2 className={classes['title']}>Para jugar</h2>
          <p>Para inscribir una pareja o hacer una consulta, escribir a los organizadores:</p>
          <ul className={classes['list']}>
            {league.organisers.map(({ name, whatsapp }) => (
              <li key={whatsapp}>
                {name}
                <ExternalLink href={whatsappLink(whatsapp)}>{`WhatsApp ${whatsapp}`}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={classes['title']}>Los clubes</h2>
          <ul className={classes['list']}>
            {[...league.clubs, league.profile].map(({ name, network, url }) => (
              <li key={url}>
                {name}
                <ExternalLink href={url}>{network}</ExternalLink>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2 className={classes['title']}>Las categorías</h2>
          <ul className={classes['list']}>
            {categories.map(({ slug, name }) => (
              <li key={slug}>
                <Link className={classes['link'] ?? ''} to={paths.category(slug)}>
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </div>
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
