/** Who is looking at the site. */
export type Viewer =
  { kind: 'visitor' } | { kind: 'user'; email: string } | { kind: 'admin'; email: string };
