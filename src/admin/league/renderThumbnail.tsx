import { pictureUrl } from '../../league/settings.ts';
import classes from './renderThumbnail.module.css';

/** A stored picture in a list of settings; the name beside it says what it is. */
export function renderThumbnail({ picture }: { picture: string }) {
  return <img className={classes['root']} src={pictureUrl(picture)} alt="" loading="lazy" />;
}
