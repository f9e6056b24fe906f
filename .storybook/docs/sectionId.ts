/** What a link to a section of a page leads to. */
export const sectionId = (title: string) => title.toLowerCase().replace(' ', '-');
