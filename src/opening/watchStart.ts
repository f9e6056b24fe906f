import type { PageSettings } from '../league/settings.ts';

// Written into the page as text, see `headScript.ts`.

/**
 * Says above a page that it could not start, and what helps; what it shows stays. Takes it back if React
 * renders the page after all.
 * @param settingsId of the element with the league's settings
 * @param unattended the path of the page that nobody can reload
 */
export function watchStart(settingsId: string, unattended: string) {
  const { opening } = window;
  if (opening === undefined) return;
  const noticeId = 'start-failure';
  let root: Element | null = null;
  let shown: ChildNode[] = [];
  let reloading: ReturnType<typeof setInterval> | undefined;

  const link = (href: string, text: string) =>
    Object.assign(document.createElement('a'), { href, textContent: text, style: 'color:inherit' });
  const organisers = () => {
    const element = document.getElementById(settingsId);
    const page: PageSettings | null = element === null ? null : JSON.parse(element.textContent);
    return page === null ? [] : page.league.organisers;
  };
  const isUnattended = () => document.querySelector(`#root[data-path="${unattended}"]`) !== null;
  // A pair's frame has no name: the address has one, quoted where it looks like one.
  const pageInWords = () => {
    let path = '';
    try {
      path = decodeURI(location.pathname);
      // oxlint-disable-next-line no-unused-vars -- ES2017 has no catch without a name
    } catch (_) {
      // An address that is no text is not quoted.
    }
    const [, slug] = /\/parejas\/[^/]+\/([^/]{1,90})$/.exec(path) || [];
    if (slug === undefined || !/^[a-zñáéíóúü][a-z\dñáéíóúü-]{1,39}$/.test(slug))
      return 'Esta página';
    const name = slug.replace(
      /(^|-)(.)/g,
      (_, before: string, letter: string) => (before === '' ? '' : ' ') + letter.toUpperCase(),
    );
    return `La página de «${name}»`;
  };
  const say = () => {
    const notice = document.createElement('p');
    notice.id = noticeId;
    notice.setAttribute('role', 'alert');
    notice.style.cssText =
      'margin:0;padding:var(--space-12) var(--space-16);border-block-end:3px solid var(--color-danger);' +
      'background:var(--color-surface-raised);color:var(--color-text);font-size:max(1rem,1.6vw)';
    if (isUnattended()) {
      notice.append('Esta pantalla no terminó de cargar: se intenta de nuevo cada minuto.');
    } else {
      const contacts = organisers().map(({ name, whatsapp }) => {
        const contact = link(`https://wa.me/${whatsapp.replace(/\D/g, '')}`, `${name}, `);
        // In a line of its own before it breaks at its hyphen.
        const style = 'display:inline-block;text-decoration:inherit';
        contact.append(
          Object.assign(document.createElement('span'), { textContent: whatsapp, style }),
        );
        return contact;
      });
      notice.append(
        `${pageInWords()} no terminó de cargar y no se actualiza: `,
        link(location.pathname + location.search, 'cargarla de nuevo'),
        contacts.length === 0 ? ' o abrirla en otro navegador' : ', abrirla en otro navegador o ',
      );
      for (const [index, contact] of contacts.entries()) {
        notice.append(index === 0 ? 'escribir a ' : ' · ', contact);
      }
      notice.append('.');
    }
    // Nothing is coming any more.
    const style = document.createElement('style');
    style.textContent =
      'main [data-loading]{display:none}header [data-state=connecting]{visibility:hidden}';
    notice.append(style);
    document.body.prepend(notice);
  };
  const reload = () => {
    // Without a network it would end at the browser's own error page.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' })
      .then(({ ok }) => ok && location.reload())
      .catch(() => {});
  };

  opening.run = (container) => {
    opening.state = 'running';
    root = container;
    shown = Array.from(container.childNodes);
  };
  opening.fail = () => {
    // React has taken the page away.
    if (root !== null && root.childElementCount === 0) root.append(...shown);
    // Nothing else will be shown in their place.
    delete document.documentElement.dataset['outdated'];
    if (document.getElementById(noticeId) === null) say();
    if (isUnattended() && reloading === undefined) reloading = setInterval(reload, 60000);
  };
  opening.start = () => {
    opening.state = 'started';
    clearInterval(reloading);
    const notice = document.getElementById(noticeId);
    if (notice !== null) notice.remove();
    opening.repeatTaps();
  };

  const failUnlessStarted = () => {
    if (opening.state === 'started') return;
    if (document.readyState !== 'loading') opening.fail();
    else document.addEventListener('DOMContentLoaded', failUnlessStarted, { once: true });
  };
  // A script of the site failed to load, or the one that starts it ended before its own code ran. Extensions'
  // scripts have no such attribute.
  const onScript = ({ target, type }: Event) => {
    if (!(target instanceof HTMLScriptElement)) return;
    if (target.type !== 'module' || target.crossOrigin === null) return;
    const hasEnded = 'starts' in target.dataset && opening.state === 'coming';
    if (type === 'error' || hasEnded) failUnlessStarted();
  };
  document.addEventListener('load', onScript, true);
  document.addEventListener('error', onScript, true);
  setTimeout(failUnlessStarted, 15000);
}
