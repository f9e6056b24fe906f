import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import { Accordion, Button, SimpleGrid, Text } from '@mantine/core';
import { IconCalendarPlus, IconClipboard, IconCopy, IconSettings } from '@tabler/icons-react';
import { Suspense, type ComponentType } from 'react';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../league/paths.ts';
import type { CivilDate } from '../padel/time.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import type { MatchesToSettle } from '../matches/list/useListSection.ts';
import controls from '../ui/theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { ActionCard } from './ActionCard.tsx';
import { PendingSection } from '../matches/list/PendingSection.tsx';

/** A tool on the administrator's page, closed until it is needed. */
export type AdminTool = {
  title: string;
  /** What it is for, in one sentence. */
  hint: string;
  /** A lazy component. */
  Content: ComponentType;
};

type AdminPanelProps = {
  /** The matches that wait for their result. */
  pending: MatchesToSettle;
  today: CivilDate;
  tools: readonly AdminTool[];
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** Where the administrator's evening starts. */
export function AdminPanel(props: AdminPanelProps) {
  const { pending, today, tools, onAddResult, onAddMatch, onSignOut } = props;
  return (
    <PageFrame>
      <PageTitle
        actions={
          <>
            <Button onClick={onAddResult}>Agregar Resultado</Button>
            <Button onClick={onAddMatch}>Agregar Partido</Button>
          </>
        }
      >
        Administración
      </PageTitle>
      <SimpleGrid minColWidth="270px" autoFlow="auto-fit" spacing="var(--space-12)">
        <ActionCard
          to={paths.paste()}
          Icon={IconClipboard}
          title="Pegar resultados"
          hint="Los de toda la noche, desde el chat o una planilla."
        />
        <ActionCard
          to={paths.fixture()}
          Icon={IconCalendarPlus}
          title="Armar el fixture"
          hint="Todos contra todos: las fechas de una categoría."
        />
        <ActionCard
          to={paths.copyMatches()}
          Icon={IconCopy}
          title="Copiar la fecha"
          hint="Los partidos de un día, como mensaje para el grupo."
        />
        <ActionCard
          to={paths.league()}
          Icon={IconSettings}
          title="La liga"
          hint="Contactos, clubes, auspiciantes, categorías y textos."
        />
      </SimpleGrid>
      <PendingSection {...pending} today={today} />
      <div className={controls['actions']}>
        <Link to={paths.results()}>Todos los resultados</Link>
        <Link to={paths.upcoming()}>Todos los partidos</Link>
      </div>
      <Accordion multiple variant="contained" radius="lg" order={2} keepMounted={false}>
        {tools.map(({ title, hint, Content }) => (
          <Accordion.Item key={title} value={title} bg="var(--color-surface-raised)">
            <Accordion.Control>
              <Text span className={classes['title'] ?? ''}>
                {title}
              </Text>
              <Text span size="sm" c="dimmed" display="block">
                {hint}
              </Text>
            </Accordion.Control>
            <Accordion.Panel>
              <Suspense fallback={<output>Cargando…</output>}>
                <Content />
              </Suspense>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
      <div>
        <Button variant="default" onClick={onSignOut}>
          Cerrar Sesión
        </Button>
      </div>
    </PageFrame>
  );
}
