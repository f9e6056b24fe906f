// See `pairs/search/searchCode.ts`.

export const loadShareDialog = () => import('./ShareDialogWithData.tsx');
