import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import { Card, Group, Text, ThemeIcon } from '@mantine/core';
import type { Icon } from '@tabler/icons-react';
import { Link } from '../ui/Link.tsx';
import classes from './AdminPanel.module.css';

type ActionCardProps = {
  /** A path of the site. */
  to: string;
  /** Of Tabler, in outline. */
  Icon: Icon;
  /** The action, in the infinitive. */
  title: string;
  /** Its purpose, in one sentence. */
  hint: string;
};

/**
 * One of the administrator's strongest tools: the whole card leads to it.
 *
 * - **When:** At the desk, for a tool that has a page of its own.
 * - **When not:** For what runs or opens here: a button. For a page that is changed seldom: a link in the list
 *   below.
 * - **Keyboard:** The card is one link.
 * - **Screen reader:** A link named by its title and its hint.
 */
export function ActionCard({ to, Icon, title, hint }: ActionCardProps) {
  return (
    <Card component={Link} to={to} withBorder radius="lg" className={classes['card'] ?? ''}>
      <Group wrap="nowrap">
        <ThemeIcon variant="filled" size="var(--target)">
          <Icon size={26} aria-hidden />
        </ThemeIcon>
        <div>
          <Text span className={classes['title'] ?? ''}>
            {title}
          </Text>
          <Text span size="sm" c="dimmed" display="block">
            {hint}
          </Text>
        </div>
      </Group>
    </Card>
  );
}
