import '@mantine/core/styles/Alert.layer.css';
import { Alert, type AlertProps } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import type { Ref } from 'react';
import classes from './Notice.module.css';

type NoticeProps = Pick<AlertProps, 'children' | 'mod'> & {
  /** `said`: something to know; `warning`: something to look at first; `failure`: it did not work. */
  kind: 'said' | 'warning' | 'failure';
  /** A failure is announced in any case. */
  role?: 'alert';
  ref?: Ref<HTMLDivElement>;
};

/** A sentence in a form or dialog that stands out, with buttons or without. */
export function Notice({ kind, role, mod, ...alert }: NoticeProps) {
  return (
    <Alert
      {...alert}
      classNames={classes}
      radius={kind === 'warning' ? 'sm' : 'md'}
      mod={[{ kind }, mod]}
      role={role ?? (kind === 'failure' ? 'alert' : 'group')}
      icon={kind === 'failure' ? <IconAlertTriangle size={20} aria-hidden /> : null}
    />
  );
}
