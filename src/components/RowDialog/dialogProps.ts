import classes from './RowDialog.module.css';

/** What all dialogs have in common: their layers, their shape, and the name of their ×. */
export const dialogProps = {
  centered: true,
  size: 480,
  xOffset: 12,
  yOffset: 16,
  padding: 'lg',
  zIndex: 'var(--z-modal)',
  overlayProps: { zIndex: 'var(--z-overlay)', className: classes['overlay'] ?? '' },
  closeButtonProps: { 'aria-label': 'Cerrar', size: 44, iconSize: 22 },
  classNames: {
    content: classes['content'] ?? '',
    header: classes['header'] ?? '',
    title: classes['title'] ?? '',
  },
} as const;
