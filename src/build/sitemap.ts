/** What search engines read first: which pages there are. */
export function sitemap(address: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${escapeXml(address + path)}</loc></url>\n`);
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('')}</urlset>\n`
  );
}

/** Allows everything and names the sitemap, which a site without an address has not. */
export function robots(address: string): string {
  const all = 'User-agent: *\nDisallow:\n';
  return address === '' ? all : `${all}\nSitemap: ${address}/sitemap.xml\n`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
