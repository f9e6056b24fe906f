import { paths } from '../../league/paths.ts';
import type { Organiser } from '../../league/league.ts';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { isAccepted, readPhone } from './phone.ts';

type DoubtfulPhonesProps = {
  /** The contacts as they are stored. */
  organisers: ReadonlyArray<Organiser>;
};

/**
 * Names the contacts with whose number WhatsApp may open nobody, such as those stored before numbers were read.
 */
export function DoubtfulPhones({ organisers }: DoubtfulPhonesProps) {
  const doubtful = organisers.flatMap(({ name, whatsapp }) => {
    if (isAccepted(whatsapp)) return [];
    const { number, doubt } = readPhone(whatsapp);
    if (doubt === null && number === whatsapp) return [];
    return [{ name, whatsapp, doubt: doubt ?? `Con WhatsApp es ${number}.` }];
  });
  if (doubtful.length === 0) return null;
  return (
    <Notice kind="warning">
      <span>Con estos contactos quizás no se abre WhatsApp:</span>
      <ul>
        {doubtful.map(({ name, whatsapp, doubt }) => (
          <li key={`${name} ${whatsapp}`}>
            <bdi>{name}</bdi>
            <span>{`, ${whatsapp}. ${doubt}`}</span>
          </li>
        ))}
      </ul>
      <Link to={paths.league()}>Revisar los contactos</Link>
    </Notice>
  );
}
