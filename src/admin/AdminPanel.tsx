import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Accordion, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import {
  IconCalendarPlus,
  IconClipboard,
  IconCopy,
  IconListCheck,
  IconSettings,
} from '@tabler/icons-react';
import { Suspense, useId, type ComponentType, type ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../league/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { ActionCard } from './ActionCard.tsx';

/** A tool on the administrator's page, closed until it is needed. */
export type AdminTool = {
  title: string;
  /** Its purpose, in one sentence. */
  hint: string;
  /** A lazy component. */
  Content: ComponentType;
};

/** Tools that belong together, below a heading. */
export type ToolGroup = { title: string; tools: readonly AdminTool[] };

type AdminPanelProps = {
  /** The settings of the league that want to be looked at. */
  notice?: ReactNode;
  /** The guide through the first hour of a league. */
  guide?: ReactNode;
  /** Whether the guide was put off while something is missing. */
  isGuideLater?: boolean;
  /** The matches of today by place and hour. */
  tonight?: ReactNode;
  /** The matches that all categories have still to play. */
  left?: ReactNode;
  /** In the order of the page. */
  tools: readonly ToolGroup[];
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** The administrator's desk: what waits first, then what is changed seldom. */
export function AdminPanel(props: AdminPanelProps) {
  const { notice, guide, isGuideLater = false, tools, onAddResult, onAddMatch, onSignOut } = props;
  return (
    <PageFrame>
      <PageTitle>Administración</PageTitle>
      {notice}
      {guide}
      <Part title="Lo que falta">
        <div className={controls['actions']}>
          <Button onClick={onAddResult}>Agregar Resultado</Button>
          <Button onClick={onAddMatch}>Agregar Partido</Button>
        </div>
        {props.left}
      </Part>
      <Part title="Esta noche">
        {props.tonight}
        <Cards>
          <ActionCard
            to={paths.paste()}
            Icon={IconClipboard}
            title="Pegar resultados"
            hint="Los de toda la noche, desde el chat o una planilla."
          />
          <ActionCard
            to={paths.copyMatches()}
            Icon={IconCopy}
            title="Copiar la fecha"
            hint="Los partidos de un día, como mensaje para el grupo."
          />
        </Cards>
        <div className={controls['actions']}>
          <Link to={paths.results()}>Todos los resultados</Link>
          <Link to={paths.upcoming()}>Todos los partidos</Link>
        </div>
      </Part>
      <Part title="La liga">
        <Cards>
          <ActionCard
            to={paths.league()}
            Icon={IconSettings}
            title="Cambiar la liga"
            hint="Nombre, categorías, temporadas, contactos, auspiciantes, portada y textos."
          />
          <ActionCard
            to={paths.fixture()}
            Icon={IconCalendarPlus}
            title="Armar el fixture"
            hint="Todos contra todos: las fechas de una categoría."
          />
          {isGuideLater ? (
            <ActionCard
              to={paths.guide()}
              Icon={IconListCheck}
              title="Guía de inicio"
              hint="Lo que todavía falta de los primeros seis pasos."
            />
          ) : null}
        </Cards>
      </Part>
      {tools.map((part) => (
        <Part key={part.title} title={part.title}>
          <Accordion multiple variant="contained" radius="lg" order={3} keepMounted={false}>
            {part.tools.map(({ title, hint, Content }) => (
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
        </Part>
      ))}
      <div>
        <Button variant="default" onClick={onSignOut}>
          Cerrar Sesión
        </Button>
      </div>
    </PageFrame>
  );
}

/** A part of the desk below its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Stack component="section" gap="var(--space-16)" aria-labelledby={id}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </Stack>
  );
}

function Cards({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minColWidth="270px" autoFlow="auto-fit" spacing="var(--space-12)">
      {children}
    </SimpleGrid>
  );
}
