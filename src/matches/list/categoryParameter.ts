/** The parameter of an address that filters its list. */
export const categoryParameter = 'categoria';
/** Under which a device keeps the category that was chosen last. */
export const categoryKey = 'league-category';
