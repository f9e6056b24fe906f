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
import { useId, type ComponentType, type ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../league/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { ActionCard } from './ActionCard.tsx';
import { DeskPart } from './DeskPart.tsx';

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

/** The parts of the desk that show the league's data, by their place. Where one fails, the others stay. */
const places = {
  /** Settings that no page can show. */
  unreadable: { name: 'Avisos de la liga' },
  /** The age of the last backup. */
  backup: { name: 'Aviso de la copia de seguridad' },
  /** Telephones that want to be looked at. */
  phones: { name: 'Aviso de los teléfonos' },
  /** Results that count otherwise since a change. */
  counted: { name: 'Aviso de los resultados' },
  /** The guide through the first hour of a league. */
  guide: { name: 'Guía de inicio', isAwaited: true },
  /** The matches that all categories have still to play. */
  left: { name: 'Lo que falta', fallback: <output>Cargando…</output> },
  /** The matches of today by place and hour. */
  tonight: { name: 'Esta noche' },
} as const;

export type DeskParts = Readonly<Record<keyof typeof places, ReactNode>>;

type AdminPanelProps = {
  parts: DeskParts;
  /** Whether the guide was put off while something is missing. */
  isGuideLater?: boolean;
  /** In the order of the page. */
  tools: readonly ToolGroup[];
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** The administrator's desk: what waits first, then what is changed seldom. */
export function AdminPanel(props: AdminPanelProps) {
  const { parts, isGuideLater = false, tools, onAddResult, onAddMatch, onSignOut } = props;
  const place = (name: keyof DeskParts) => <DeskPart {...places[name]}>{parts[name]}</DeskPart>;
  return (
    <PageFrame>
      <PageTitle>Administración</PageTitle>
      {place('unreadable')}
      {place('backup')}
      {place('phones')}
      {place('counted')}
      {place('guide')}
      <Part title="Lo que falta">
        <div className={controls['actions']}>
          <Button onClick={onAddResult}>Agregar Resultado</Button>
          <Button onClick={onAddMatch}>Agregar Partido</Button>
        </div>
        {place('left')}
      </Part>
      <Part title="Esta noche">
        {place('tonight')}
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
            hint="Nombre, categorías, temporadas, contactos, clubes, auspiciantes, portada y textos."
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
            {part.tools.map(({ title, hint, Content }, index) => (
              <Accordion.Item
                key={title}
                // It ends ids: with a space in them nothing could refer to them.
                value={String(index)}
                bg="var(--color-surface-raised)"
              >
                <Accordion.Control>
                  <Text span className={classes['title'] ?? ''}>
                    {title}
                  </Text>
                  <Text span size="sm" c="dimmed" display="block">
                    {hint}
                  </Text>
                </Accordion.Control>
                <Accordion.Panel>
                  <DeskPart name={title} fallback={<output>Cargando…</output>}>
                    <Content />
                  </DeskPart>
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
