import { IconBrandFacebook, IconBrandInstagram } from '@tabler/icons-react';
import type { SocialProfile } from '../../domain/league.ts';
import classes from './SiteFooter.module.css';

const icons = { Instagram: IconBrandInstagram, Facebook: IconBrandFacebook };

/** A link to a social network, opened in a new tab. */
export function SocialLink({ profile }: { profile: SocialProfile }) {
  const Icon = icons[profile.network];
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
