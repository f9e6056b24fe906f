import '@mantine/core/styles/Anchor.layer.css';
import { Anchor, Group, Text, Title } from '@mantine/core';
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { whatsappLink, type LeagueSettings, type SocialProfile } from '../league/league.ts';
import { Link } from '../ui/Link.tsx';
import { uniqueKeys } from '../ui/uniqueKeys.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './SiteFooter.module.css';
import { menuOf } from './sitePages.ts';

type SiteFooterProps = {
  /** The league’s name, clubs and contacts. */
  league: Pick<LeagueSettings, 'name' | 'slogan' | 'organisers' | 'clubs' | 'profile'>;
  /** For the copyright line. */
  year: number | string;
  /** The carousel of the sponsors. */
  sponsorCarousel?: ReactNode;
  /** The choice between light and dark. */
  colorSchemeControl?: ReactNode;
};

/**
 * The footer of every page: links, contact, sponsors.
 *
 * - **Screen reader:** The page’s contentinfo, with headings.
 */
export function SiteFooter(props: SiteFooterProps) {
  const { league, year, sponsorCarousel, colorSchemeControl } = props;
  const pages = league.clubs.flatMap(({ url, ...club }) =>
    url === null ? [] : [{ ...club, url }],
  );
  return (
    <footer className={classes['root']} data-night>
      <div className={classes['inner']}>
        <div className={classes['columns']}>
          <div className={classes['league']}>
            <Title order={2} size="h3">
              {league.name}
            </Title>
            {league.slogan === '' ? null : (
              <Text component="blockquote" size="sm" lh={1.2} m={0} c="dimmed">
                {`«${league.slogan}»`}
              </Text>
            )}
          </div>
          <nav className={classes['group']} aria-label="Pie de página">
            <Title {...heading}>Enlaces</Title>
            <ul className={`${controls['list']} ${classes['links']}`}>
              {menuOf('footer').map(({ path, label }) => (
                <li key={path}>
                  <Anchor component={Link} to={path} className={classes['link'] ?? ''}>
                    {label}
                  </Anchor>
                </li>
              ))}
            </ul>
          </nav>
          {league.organisers.length + pages.length === 0 ? null : (
            <section className={classes['group']} aria-labelledby="footer-contact">
              <Title {...heading} id="footer-contact">
                Contacto
              </Title>
              <ul className={`${controls['list']} ${classes['links']}`}>
                {uniqueKeys(league.organisers, ({ whatsapp }) => whatsapp).map(
                  ({ key, item: { name, whatsapp } }) => (
                    <li key={key}>
                      <OutsideLink
                        href={whatsappLink(whatsapp)}
                        what={`WhatsApp de ${name}, ${whatsapp}`}
                        icon={IconBrandWhatsapp}
                      >
                        {name}
                      </OutsideLink>
                    </li>
                  ),
                )}
                {uniqueKeys(pages, ({ url }) => url).map(({ key, item: club }) => (
                  <li key={key}>
                    <SocialLink profile={club} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {league.profile === null ? null : (
            <section className={classes['group']} aria-labelledby="footer-follow">
              <Title {...heading} id="footer-follow">
                Síguenos
              </Title>
              <SocialLink profile={league.profile} />
            </section>
          )}
        </div>
        {sponsorCarousel === undefined ? null : (
          <div className={classes['part']}>{sponsorCarousel}</div>
        )}
        <Group className={classes['part'] ?? ''} wrap="nowrap" justify="space-between" gap="sm">
          <Text size="xs" lh={1.2} c="dimmed">
            {`© ${year} ${league.name}. Todos los derechos reservados.`}
          </Text>
          {colorSchemeControl}
        </Group>
      </div>
    </footer>
  );
}

const heading = {
  order: 3,
  size: 'sm',
  fw: 700,
  lh: '2rem',
  c: 'var(--color-accent)',
} as const;

const networkIcons = { Instagram: IconBrandInstagram, Facebook: IconBrandFacebook };

/** A link to a social network. */
function SocialLink({ profile: { network, name, url } }: { profile: SocialProfile }) {
  return (
    <OutsideLink href={url} what={`${network} de ${name}`} icon={networkIcons[network]}>
      {name}
    </OutsideLink>
  );
}

type OutsideLinkProps = {
  href: string;
  /** For screen readers. */
  what: string;
  icon: Icon;
  children: string;
};

/** A link that opens in a new tab. */
function OutsideLink({ href, what, icon: Icon, children }: OutsideLinkProps) {
  return (
    <Anchor
      className={classes['link'] ?? ''}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${what} (se abre en otra pestaña)`}
    >
      <Icon size={20} aria-hidden />
      <span>{children}</span>
    </Anchor>
  );
}
