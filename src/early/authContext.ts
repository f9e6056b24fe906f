/** Replaces `auth/authContext.ts` in the early script: a session is known once React is there. */
export const useAuth = () => ({ isAdmin: false });
