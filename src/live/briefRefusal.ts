/**
 * The statuses of a refusal that may be over in seconds: Supabase's own clocks disagree (401, `PGRST303`), or PostgREST
 * reads the schema again (503, `PGRST002`). Nothing was done.
 */
export const briefStatus = /\b(?:401|503)\b/;
/** Hosted projects were seen to refuse for 4 to 8 s: what was refused is sent so often, each second. */
export const briefTries = 10;
