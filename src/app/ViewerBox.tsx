import '@mantine/core/styles/Badge.layer.css';
import { Badge, Button, Group } from '@mantine/core';
import type { Viewer } from '../session/viewer.ts';
import classes from './ViewerBox.module.css';

type ViewerBoxProps = {
  viewer: Exclude<Viewer, { kind: 'visitor' }>;
  onSignOut: () => void;
};

/** The e-mail of the administrator and the button to sign out. */
export function ViewerBox({ viewer, onSignOut }: ViewerBoxProps) {
  return (
    <Group className={classes['root'] ?? ''} gap={8} justify="space-between" wrap="nowrap">
      <Badge
        flex="none"
        {...(viewer.kind === 'admin' ? { color: 'accent' } : { variant: 'default' })}
        title={viewer.email}
      >
        {viewer.kind === 'admin' ? 'Admin' : 'Usuario'}
      </Badge>
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
