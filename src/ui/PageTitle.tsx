import { Box, Group, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type PageTitleProps = {
  /** The text of the title. */
  children: ReactNode;
  /** A sentence below the title. */
  lead?: ReactNode;
  /** Actions of the page, e.g. a link to the standings. */
  actions?: ReactNode;
};

/**
 * The title of a page, focused after a navigation to announce the new page.
 *
 * - **When:** Once on every page.
 * - **When not:** Within a page: that is a section’s heading.
 * - **Keyboard:** It takes the focus after a navigation, without a ring: the next Tab is the page’s
 *   first link.
 * - **Screen reader:** The new page is announced by it.
 */
export function PageTitle({ children, lead, actions }: PageTitleProps) {
  return (
    <Group justify="space-between" gap="8px 16px">
      <Box flex="1 1 auto" miw={0}>
        <Title tabIndex={-1} lts="-0.02em">
          {children}
        </Title>
        {lead === undefined ? null : (
          <Text
            maw="34rem"
            mt={8}
            fz="var(--font-size-figure)"
            lh={1.35}
            c="dimmed"
            style={{ overflowWrap: 'anywhere' }}
          >
            {lead}
          </Text>
        )}
      </Box>
      {actions === undefined ? null : <Group gap={8}>{actions}</Group>}
    </Group>
  );
}
