import classes from './dialog.module.css';

/** The props of all dialogs: their layers, their shape, and the name of their ×. */
export const dialogProps = {
  centered: true,
  size: 480,
  // In pixels: large text needs the room itself.
  xOffset: 'var(--space-12)',
  yOffset: 'var(--space-16)',
  padding: 'var(--space-20)',
  zIndex: 'var(--z-modal)',
  overlayProps: { zIndex: 'var(--z-overlay)', className: classes['overlay'] ?? '' },
  closeButtonProps: { 'aria-label': 'Cerrar', size: 'var(--target)', iconSize: 22 },
  classNames: {
    content: classes['content'] ?? '',
    header: classes['header'] ?? '',
    title: classes['title'] ?? '',
  },
} as const;
