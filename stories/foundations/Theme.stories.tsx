import '../../src/ui/theme/mantineForms.css';
import '@mantine/core/styles.layer.css';
import {
  Accordion,
  ActionIcon,
  Anchor,
  Badge,
  Burger,
  Button,
  Card,
  Checkbox,
  Group,
  Loader,
  NativeSelect,
  Notification,
  PasswordInput,
  Progress,
  Radio,
  SimpleGrid,
  Skeleton,
  Stack,
  Table,
  Text,
  Textarea,
  ThemeIcon,
  Title,
} from '@mantine/core';
import { IconClipboard, IconPencil, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { chipProps } from '../../src/ui/ChipRow.tsx';
import { fieldProps } from '../../src/ui/form/fieldProps.ts';
import { FormField } from '../../src/ui/form/FormField.tsx';
import { Notice } from '../../src/ui/Notice.tsx';
import { panelProps } from '../../src/ui/panelProps.ts';

/** Every component of Mantine that the site uses, with the look that the theme gives it. */
function Theme() {
  return (
    <Stack maw={1100} mx="auto" gap="var(--space-32)">
      <div>
        <Title>Theme</Title>
        <Text mt="var(--space-8)" maw="46rem">
          What Mantine has is Mantine’s; its look is set once, in src/ui/theme/theme.ts. Fields take
          fieldProps, dialogs dialogProps, chips chipProps. Everything else needs no more than its
          name.
        </Text>
      </div>

      <Part title="Button and ActionIcon">
        <Group>
          <Button>Filled</Button>
          <Button variant="default">Default</Button>
          <Button variant="light">Light</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="subtle">Subtle</Button>
          <Button color="red">Red</Button>
          <Button color="accent">Accent</Button>
          <Button disabled>Disabled</Button>
          <Button leftSection={<Loader size={16} color="currentcolor" />}>Saving</Button>
        </Group>
        <Group>
          <Button {...chipProps}>Chip</Button>
          <Button {...chipProps} variant="filled">
            Current chip
          </Button>
          <ActionIcon aria-label="Editar">
            <IconPencil size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="default" aria-label="Compartir">
            <IconShare2 size={20} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" aria-label="Eliminar">
            X
          </ActionIcon>
          <Burger aria-label="Menú" />
          <Badge>Badge</Badge>
          <Anchor href="#theme">Anchor</Anchor>
        </Group>
      </Part>

      <Part title="Title and Text">
        {([1, 2, 3, 4] as const).map((order) => (
          <Title key={order} order={order}>
            {`Title ${order}`}
          </Title>
        ))}
        <Text>Text</Text>
        <Text size="sm" c="dimmed">
          Text, small and dimmed
        </Text>
      </Part>

      <Part title="Card, Notice, Notification">
        <SimpleGrid minColWidth="260px" spacing="var(--space-12)">
          <Card>A Card, which stands by itself</Card>
          <Card {...panelProps}>A Card with panelProps, a part of a form or list</Card>
          <Card {...panelProps}>
            <Group wrap="nowrap">
              <ThemeIcon variant="filled" size="var(--target)">
                <IconClipboard size={26} aria-hidden />
              </ThemeIcon>
              <span>A tool</span>
            </Group>
          </Card>
        </SimpleGrid>
        <Notice kind="said">Something to know</Notice>
        <Notice kind="warning">Something to look at first</Notice>
        <Notice kind="failure">It did not work</Notice>
        <Notification color="brand" closeButtonProps={{ 'aria-label': 'Cerrar' }}>
          Resultado guardado.
        </Notification>
      </Part>

      <Part title="Fields">
        <SimpleGrid minColWidth="260px" spacing="var(--space-16)">
          <FormField label="TextInput" description="What it is for" placeholder="An example" />
          <FormField label="With an error" error="Este campo es obligatorio." required />
          <PasswordInput
            {...fieldProps}
            label="PasswordInput"
            visibilityToggleButtonProps={{ 'aria-label': 'Mostrar la contraseña' }}
          />
          <NativeSelect {...fieldProps} label="NativeSelect" data={['Sexta Libre', 'Séptima']} />
          <FormField label="Date" type="date" defaultValue="2026-11-20" />
          <Textarea {...fieldProps} label="Textarea" rows={2} />
        </SimpleGrid>
        <Group>
          <Checkbox label="Checkbox" />
          <Checkbox label="Checked" defaultChecked />
          <Radio label="Radio" name="radio" />
          <Radio label="Chosen" name="radio" defaultChecked />
        </Group>
      </Part>

      <Part title="Table, Accordion">
        <Table withTableBorder highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>#</Table.Th>
              <Table.Th>Pareja</Table.Th>
              <Table.Th>Pts</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {['La Víbora', 'Doble Pared'].map((name, index) => (
              <Table.Tr key={name}>
                <Table.Td>{index + 1}</Table.Td>
                <Table.Td>{name}</Table.Td>
                <Table.Td>{9 - 3 * index}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Accordion variant="contained" radius="lg" defaultValue="open" order={3}>
          <Accordion.Item value="open">
            <Accordion.Control>Accordion</Accordion.Control>
            <Accordion.Panel>What it opens</Accordion.Panel>
          </Accordion.Item>
        </Accordion>
      </Part>

      <Part title="Skeleton, Progress, Loader">
        <Skeleton h="var(--target)" animate={false} />
        <Progress value={40} size="lg" aria-label="Progress" />
        <Loader size={24} />
      </Part>
    </Stack>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack component="section" aria-label={title} gap="var(--space-12)">
      <Title order={2} size="h4" c="dimmed">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

const meta = preview.meta({
  title: 'Foundations/Theme',
  component: Theme,
  tags: ['!autodocs', '!manifest'],
});

/** In light; the toolbar has both schemes side by side. */
export const Light = meta.story();

const sentence = 'Los resultados de la liga, al momento.';

/** Whether this machine has one of the fonts that stand in: a bare Linux may have none. */
async function hasFallbackFont(): Promise<boolean> {
  const faces = await document.fonts.load("1rem 'League Fallback'").catch(() => []);
  return faces.length > 0;
}

/** What is seen until the font has arrived, and then: nearly the same box, so the swap moves nothing. */
export const Fallback = meta.story({
  tags: ['!dev'],
  render: () => (
    <>
      {[400, 850].map((fontWeight) => (
        <div key={fontWeight} style={{ fontWeight }}>
          <span style={{ fontFamily: "'League Fallback'" }}>{sentence}</span>
          <br />
          <span>{sentence}</span>
        </div>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    if (!(await hasFallbackFont())) return;
    await document.fonts.ready;
    const lines = canvas.getAllByText(sentence).map((line) => line.getBoundingClientRect());
    for (const [fallback, font] of [lines.slice(0, 2), lines.slice(2)]) {
      await expect(fallback?.height).toBe(font?.height);
      const share = (fallback?.width ?? 0) / (font?.width ?? 1);
      await expect(share).toBeGreaterThan(0.95);
      await expect(share).toBeLessThan(1.05);
    }
  },
});
