import { IconBrandWhatsapp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { whatsappLink, type League } from '../../domain/league.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../utils/Link.tsx';
import classes from './SiteFooter.module.css';
import { SocialLink } from './SocialLink.tsx';

type SiteFooterProps = {
  league: Pick<League, 'name' | 'quote' | 'organisers' | 'clubs' | 'profile'>;
  /** For the copyright line. */
  year: number | string;
  /** The carousel of the sponsors. */
  sponsorCarousel?: ReactNode;
  colorSchemeControl?: ReactNode;
};

const links = [
  { to: paths.home(), label: 'Inicio' },
  { to: paths.results(), label: 'Resultados' },
  { to: paths.upcoming(), label: 'Próximos Partidos' },
  { to: paths.about(), label: 'Nosotros' },
];

/** The footer of every page: links, contact, sponsors. */
export function SiteFooter(props: SiteFooterProps) {
  const { league, year, sponsorCarousel, colorSchemeControl } = props;
  return (
    <footer className={classes['root']}>
      <div className={classes['inner']}>
        <div className={classes['columns']}>
          <div className={classes['league']}>
            <h2 className={classes['name']}>{league.name}</h2>
            <blockquote className={classes['quote']}>«{league.quote}»</blockquote>
          </div>
          <nav aria-label="Pie de página">
            <h3 className={classes['title']}>Enlaces</h3>
            <ul className={classes['list']}>
              {links.map(({ to, label }) => (
                <li key={to}>
                  <Link className={classes['link']} to={to}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <section aria-labelledby="footer-contact">
            <h3 className={classes['title']} id="footer-contact">
              Contacto
            </h3>
            <ul className={classes['list']}>
              {league.organisers.map(({ name, whatsapp }) => (
                <li key={whatsapp}>
                  <a
                    className={classes['link']}
                    href={whatsappLink(whatsapp)}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={`WhatsApp de ${name}, ${whatsapp} (se abre en otra pestaña)`}
                  >
                    <IconBrandWhatsapp size={20} aria-hidden />
                    {name}
                  </a>
                </li>
              ))}
              {league.clubs.map((club) => (
                <li key={club.url}>
                  <SocialLink profile={club} />
                </li>
              ))}
            </ul>
          </section>
          <section className={classes['follow']} aria-labelledby="footer-follow">
            <h3 className={classes['title']} id="footer-follow">
              Síguenos
            </h3>
            <SocialLink profile={league.profile} />
          </section>
        </div>
        {sponsorCarousel === undefined ? null : (
          <div className={classes['sponsors']}>{sponsorCarousel}</div>
        )}
        <div className={classes['base']}>
          <p className={classes['copyright']}>
            © {year} {league.name}. Todos los derechos reservados.
          </p>
          {colorSchemeControl}
        </div>
      </div>
    </footer>
  );
}
