import '@mantine/core/styles/Card.layer.css';
import classes from './panel.module.css';

/** The props of a Card that is a part of an administrator's page: flat, its content in a column. */
export const panelProps = { className: classes['root'] ?? '' } as const;
