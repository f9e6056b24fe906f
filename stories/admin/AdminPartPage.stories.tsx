import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { visitor } from '../../.storybook/fixtures/viewers.ts';
import { AdminPartPage } from '../../src/admin/AdminPartPage.tsx';
import { PageParamsProvider } from '../../src/ui/pageParams.ts';
import { SignedOut } from '../support/SignedOut.tsx';

/** The page of whoever has not signed in, at the address of this part. */
const at = (part: string) => () => (
  <SignedOut currentUser={visitor}>
    <PageParamsProvider value={{ part }}>
      <AdminPartPage />
    </PageParamsProvider>
  </SignedOut>
);

const meta = preview.meta({
  title: 'Pages/AdminPart',
  tags: ['new'],
  component: AdminPartPage,
  parameters: { fullBleed: true, route: '/admin/papelera' },
  render: at('papelera'),
});

/** The title and the way back to the desk; whoever has not signed in is led to that. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Papelera');
    await expect(canvas.getByRole('link', { name: 'Administración' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'iniciar sesión' })).toBeVisible();
  },
});

/** An address of no part. */
export const Unknown = meta.story({
  render: at('nada'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Página no encontrada',
    );
  },
});
