import type { StoryContext } from 'storybook/internal/csf';

/** The mark of a required field beside its label is Mantine's own, and never changes. */
const ignored = 'script, style, svg, textarea, label[data-required]';

/**
 * In the tests: every text that React renders is the only child of its element. A browser's translation
 * takes texts out of the page: React then writes into one that nobody sees, where it would replace the whole
 * content of an element. What is blank never changes.
 */
export function checkTexts({ canvasElement }: StoryContext): void {
  const dialogs = document.querySelectorAll('body > [data-portal]');
  const found = [canvasElement, ...dialogs].flatMap((root) => {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const beside: string[] = [];
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const element = text.parentElement;
      const isAlone = element === null || element.childNodes.length === 1;
      const isBlank = text.nodeValue?.trim() === '';
      if (!isAlone && !isBlank && element.closest(ignored) === null) {
        beside.push(`«${text.nodeValue}» in ${element.outerHTML.slice(0, 200)}`);
      }
    }
    return beside;
  });
  if (found.length > 0) {
    throw new Error(`a text has siblings, put it into an element of its own: ${found.join('\n')}`);
  }
}
