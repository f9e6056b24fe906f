import { IconBrandWhatsapp, IconBrandFacebook, IconBrandInstagram } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { whatsappLink, type League, type SocialProfile } from '../league/league.ts';
import { Link } from '../ui/Link.tsx';
import classes from './SiteFooter.module.css';
import { menuOf } from './sitePages.ts';

type SiteFooterProps = {
  league: Pick<League, 'name' | 'quote' | 'organisers' | 'clubs' | 'profile'>;
  /** For the copyright line. */
  year: number | string;
  /** The carousel of the sponsors. */
  sponsorCarousel?: ReactNode;
  colorSchemeControl?: ReactNode;
};

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
              {menuOf('footer').map(({ path, label }) => (
                <li key={path}>
                  <Link className={classes['link']} to={path}>
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

const networkIcons = { Instagram: IconBrandInstagram, Facebook: IconBrandFacebook };

/** A link to a social network, opened in a new tab. */
function SocialLink({ profile }: { profile: SocialProfile }) {
  const Icon = networkIcons[profile.network];
  return (
    <a
      className={classes['link']}
      href={profile.url}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${profile.network} de ${profile.name} (se abre en otra pestaña)`}
    >
      <Icon size={20} aria-hidden />
      {profile.name}
    </a>
  );
}
