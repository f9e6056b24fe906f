import { expect } from 'storybook/test';
import preview from '../../../.storybook/preview.tsx';
import { DoubtfulPhones } from '../../../src/admin/league/DoubtfulPhones.tsx';
import { demoSettings } from '../../../src/league/demo/demoSettings.ts';
import { longestName } from '../../fixtures/names.ts';

const meta = preview.meta({
  title: 'Admin/League/DoubtfulPhones',
  component: DoubtfulPhones,
  argTypes: { organisers: { control: 'object' } },
  args: {
    organisers: [
      ...demoSettings.organisers,
      { name: 'Ana', whatsapp: '+54 351 15 555-0177' },
      { name: 'Bruno', whatsapp: '+54 351 555-0178' },
      { name: longestName, whatsapp: '+52 1 33 1234 567' },
    ],
  },
});

/** With home prefixes, a landline, and a number that does not exist; those of the demo are right. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(lines).toEqual([
      'Ana, +54 351 15 555-0177. Con WhatsApp es +54 9 351 555 0177.',
      'Bruno, +54 351 555-0178. Es el número de un teléfono fijo.',
      `${longestName}, +52 1 33 1234 567. En su país no hay un número así.`,
    ]);
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/admin/liga');
  },
});

/** All numbers open WhatsApp. */
export const Nothing = meta.story({ args: { organisers: demoSettings.organisers } });
