/** What `data/DataProvider.tsx` is within the early script: what is shown before React reads nothing else. */
export const useData = () => ({ sources: { calendarAddress: () => '' } });
