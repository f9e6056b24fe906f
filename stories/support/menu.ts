import { userEvent, within } from 'storybook/test';

/** Opens the menu of a row and presses one of its items. */
export async function chooseInMenu(more: HTMLElement, item: string) {
  await userEvent.click(more);
  await userEvent.click(await within(document.body).findByRole('menuitem', { name: item }));
}
