import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, Group, type BadgeProps } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { paths } from '../league/paths.ts';
import { Link } from '../ui/Link.tsx';
import type { Viewer } from '../session/viewer.ts';
import classes from './ViewerBox.module.css';

type ViewerBoxProps = {
  viewer: Exclude<Viewer, { kind: 'visitor' }>;
  /** Called when the link to the desk is followed. */
  onNavigate: () => void;
  onSignOut: () => void;
};

/** Who is signed in, for the administrator the way to the desk, and the button to sign out. */
export function ViewerBox({ viewer, onNavigate, onSignOut }: ViewerBoxProps) {
  const badge: BadgeProps & { title: string } = { flex: 'none', title: viewer.email };
  return (
    <Group className={classes['root'] ?? ''} gap={8} justify="space-between" wrap="nowrap">
      {viewer.kind === 'admin' ? (
        <Badge
          {...badge}
          component={Link}
          to={paths.admin()}
          className={classes['desk'] ?? ''}
          color="accent"
          aria-label="Admin: ir a Administración"
          rightSection={<IconChevronRight size={18} aria-hidden="true" />}
          onClick={onNavigate}
        >
          Admin
        </Badge>
      ) : (
        <Badge {...badge} variant="default">
          Usuario
        </Badge>
      )}
      <Button
        variant="default"
        className={classes['signOut'] ?? ''}
        styles={{ label: { whiteSpace: 'nowrap' } }}
        onClick={onSignOut}
      >
        Cerrar Sesión
      </Button>
    </Group>
  );
}
