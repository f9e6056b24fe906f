import { VisuallyHidden } from '@mantine/core';

/** The class of Mantine's `VisuallyHidden`: for text of other elements than `span`, and in the rows of lists. */
export const visuallyHidden = VisuallyHidden.classes['root'] ?? '';
