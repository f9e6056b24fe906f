import {
  IconBellFilled,
  IconBell,
  IconAlertTriangle,
  IconArrowUp,
  IconBallTennis,
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandWhatsapp,
  IconCalendarEvent,
  IconCalendarPlus,
  IconCategory,
  IconCheck,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
  IconClipboard,
  IconArrowDown,
  IconGripVertical,
  IconCopy,
  IconSettings,
  IconDownload,
  IconEqual,
  IconExternalLink,
  IconFileText,
  IconHome,
  IconListCheck,
  IconListNumbers,
  IconMapPin,
  IconMenu2,
  IconMoon,
  IconPencil,
  IconPhoto,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRefresh,
  IconSearch,
  IconShare2,
  IconStar,
  IconStarFilled,
  IconSun,
  IconSunMoon,
  IconTable,
  IconUser,
  IconWifiOff,
} from '@tabler/icons-react';
import { BrandMark } from '../../src/app/BrandMark.tsx';
import preview from '../../.storybook/preview.tsx';
import classes from './Foundations.module.css';

/** Every icon of the site, and the one thing that it means; a test compares it with the source. */
const icons = [
  { Icon: IconBellFilled, name: 'IconBellFilled', means: 'Announced' },
  { Icon: IconBell, name: 'IconBell', means: 'Announce' },
  { Icon: IconAlertTriangle, name: 'IconAlertTriangle', means: 'A failure' },
  { Icon: IconArrowUp, name: 'IconArrowUp', means: 'New items above' },
  { Icon: IconBallTennis, name: 'IconBallTennis', means: 'Results' },
  { Icon: IconBrandFacebook, name: 'IconBrandFacebook', means: 'The league’s page' },
  { Icon: IconBrandInstagram, name: 'IconBrandInstagram', means: 'The league’s page' },
  { Icon: IconBrandWhatsapp, name: 'IconBrandWhatsapp', means: 'Send, ask the organisers' },
  { Icon: IconCalendarEvent, name: 'IconCalendarEvent', means: 'Upcoming matches' },
  { Icon: IconCalendarPlus, name: 'IconCalendarPlus', means: 'Into one’s calendar' },
  { Icon: IconCategory, name: 'IconCategory', means: 'Categories' },
  { Icon: IconCheck, name: 'IconCheck', means: 'The winner; done' },
  { Icon: IconChevronDown, name: 'IconChevronDown', means: 'Opens below' },
  { Icon: IconChevronLeft, name: 'IconChevronLeft', means: 'Back' },
  { Icon: IconChevronRight, name: 'IconChevronRight', means: 'Leads there' },
  { Icon: IconClipboard, name: 'IconClipboard', means: 'Paste' },
  { Icon: IconArrowDown, name: 'IconArrowDown', means: 'Move down in its list' },
  { Icon: IconGripVertical, name: 'IconGripVertical', means: 'Drag to another place' },
  { Icon: IconCopy, name: 'IconCopy', means: 'Copy' },
  { Icon: IconListCheck, name: 'IconListCheck', means: 'The guide of a new league' },
  { Icon: IconSettings, name: 'IconSettings', means: 'The settings of the league' },
  { Icon: IconDownload, name: 'IconDownload', means: 'Save a file' },
  { Icon: IconEqual, name: 'IconEqual', means: 'Place unchanged' },
  { Icon: IconExternalLink, name: 'IconExternalLink', means: 'Another site' },
  { Icon: IconFileText, name: 'IconFileText', means: 'A file' },
  { Icon: IconHome, name: 'IconHome', means: 'Home' },
  { Icon: IconListNumbers, name: 'IconListNumbers', means: 'Tables' },
  { Icon: IconMapPin, name: 'IconMapPin', means: 'Place' },
  { Icon: IconMenu2, name: 'IconMenu2', means: 'Menu' },
  { Icon: IconMoon, name: 'IconMoon', means: 'Dark' },
  { Icon: IconPencil, name: 'IconPencil', means: 'Correct' },
  { Icon: IconPhoto, name: 'IconPhoto', means: 'Picture' },
  { Icon: IconPlayerPauseFilled, name: 'IconPlayerPauseFilled', means: 'Stop moving' },
  { Icon: IconPlayerPlayFilled, name: 'IconPlayerPlayFilled', means: 'Move again' },
  { Icon: IconRefresh, name: 'IconRefresh', means: 'Reconnecting' },
  { Icon: IconSearch, name: 'IconSearch', means: 'Search' },
  { Icon: IconShare2, name: 'IconShare2', means: 'Share' },
  { Icon: IconStar, name: 'IconStar', means: 'Make it one’s own' },
  { Icon: IconStarFilled, name: 'IconStarFilled', means: 'One’s own pair' },
  { Icon: IconSun, name: 'IconSun', means: 'Light' },
  { Icon: IconSunMoon, name: 'IconSunMoon', means: 'As the device' },
  { Icon: IconTable, name: 'IconTable', means: 'Table' },
  { Icon: IconUser, name: 'IconUser', means: 'Signed in' },
  { Icon: IconWifiOff, name: 'IconWifiOff', means: 'Offline' },
] as const;

/** All icons, and how they are used. */
function Icons() {
  return (
    <div className={classes['page']}>
      <h1>Icons</h1>
      <p>
        From Tabler, in outline; filled means chosen. 12, 14 and 16 px as a mark beside a name, 18
        px beside text, 20 and 22 px in buttons and bars, 26 and 28 px at the head of a panel. An
        icon stands with its word or has a name for screen readers, and means one thing on the whole
        site.
      </p>
      <ul className={classes['icons']}>
        <li>
          <span className={classes['mark']}>
            <BrandMark />
          </span>
          <b>The ball</b>
          <code>BrandMark</code>
        </li>
        {icons.map(({ Icon, name, means }) => (
          <li key={name}>
            <Icon size={24} aria-hidden />
            <b>{means}</b>
            <code>{name}</code>
          </li>
        ))}
      </ul>
    </div>
  );
}

const meta = preview.meta({
  title: 'Foundations/Icons',
  component: Icons,
  tags: ['!autodocs', '!manifest'],
});

/** Every icon of the site. */
export const Gallery = meta.story({ name: 'Icons' });
