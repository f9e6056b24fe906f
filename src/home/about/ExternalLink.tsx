import '@mantine/core/styles/Anchor.layer.css';
import { Anchor } from '@mantine/core';

/** A link that opens in a new tab, as high as a thumb. */
export function ExternalLink({ href, children }: { href: string; children: string }) {
  return (
    <Anchor
      display="inline-flex"
      mih="var(--target)"
      fw={700}
      style={{ alignItems: 'center' }}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
    >
      {children}
    </Anchor>
  );
}
