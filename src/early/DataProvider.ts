/** Replaces `data/DataProvider.tsx` in the early script: what it renders reads nothing else. */
export const useData = () => ({ sources: { calendarAddress: () => '' } });
