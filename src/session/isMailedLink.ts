const marks = /[#?&](?:(?:access_token|token_hash|error_code)=|code=[\da-f]{8}-)/u;

/** Whether an address may be one that a mail of Supabase opens, see `mailedLink.ts`. */
export function isMailedLink({ search, hash }: { search: string; hash: string }): boolean {
  return marks.test(search + hash);
}
