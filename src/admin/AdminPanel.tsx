import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import { Button, SimpleGrid, Stack, Title } from '@mantine/core';
import {
  IconCalendarPlus,
  IconClipboard,
  IconCopy,
  IconDeviceTv,
  IconListCheck,
  IconSettings,
} from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { Link } from '../ui/Link.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { paths } from '../league/paths.ts';
import { PageFrame } from '../ui/PageFrame.tsx';
import controls from '../ui/theme/controls.module.css';
import classes from './AdminPanel.module.css';
import { ActionCard } from './ActionCard.tsx';
import { adminParts } from './adminParts.ts';
import { DeskPart } from './DeskPart.tsx';

/** The parts of the desk that show the league's data, by their place. Where one fails, the others stay. */
const places = {
  /** Settings that no page can show. */
  unreadable: { name: 'Avisos de la liga' },
  /** What the live channel seems not to say. */
  silent: { name: 'Aviso de los cambios en vivo' },
  /** The age of the last backup. */
  backup: { name: 'Aviso de la copia de seguridad' },
  /** Telephones that want to be looked at. */
  phones: { name: 'Aviso de los teléfonos' },
  /** A line of what waits to be looked at. */
  attention: { name: 'Para mirar' },
  /** The guide through the first hour of a league. */
  guide: { name: 'Guía de inicio', isAwaited: true },
  /** Tonight's matches, and those that are late. */
  due: { name: 'Esta noche', fallback: <output data-loading>Cargando…</output> },
} as const;

export type DeskParts = Readonly<Record<keyof typeof places, ReactNode>>;

type AdminPanelProps = {
  parts: DeskParts;
  /** Whether the guide was put off while something is missing. */
  isGuideLater?: boolean;
  /** Whether nothing is known of a backup: its page would say no more. */
  hasBackup?: boolean;
  onAddResult: () => void;
  onAddMatch: () => void;
  onSignOut: () => void;
};

/** The administrator's desk: what is due first, then what is changed seldom. */
export function AdminPanel(props: AdminPanelProps) {
  const { parts, isGuideLater = false, hasBackup = true } = props;
  const { onAddResult, onAddMatch, onSignOut } = props;
  const place = (name: keyof DeskParts) => <DeskPart {...places[name]}>{parts[name]}</DeskPart>;
  return (
    <PageFrame>
      <PageTitle>Administración</PageTitle>
      {place('unreadable')}
      {place('silent')}
      {place('backup')}
      {place('phones')}
      {place('attention')}
      {place('guide')}
      {place('due')}
      <Part title="Cargar y anunciar">
        <div className={controls['actions']}>
          <Button variant="default" onClick={onAddResult}>
            Agregar Resultado
          </Button>
          <Button variant="default" onClick={onAddMatch}>
            Agregar Partido
          </Button>
        </div>
        <Cards>
          <ActionCard
            to={paths.paste()}
            Icon={IconClipboard}
            title="Pegar resultados"
            hint="Los de toda la noche, desde el chat."
          />
          <ActionCard
            to={paths.copyMatches()}
            Icon={IconCopy}
            title="Copiar la fecha"
            hint="Los partidos de un día, para el grupo."
          />
        </Cards>
      </Part>
      <Part title="La liga">
        <Cards>
          <ActionCard
            to={paths.league()}
            Icon={IconSettings}
            title="Cambiar la liga"
            hint="Nombre, categorías, temporadas, textos."
          />
          <ActionCard
            to={paths.fixture()}
            Icon={IconCalendarPlus}
            title="Armar el fixture"
            hint="Todos contra todos, por categoría."
          />
          <ActionCard
            to={paths.tv()}
            Icon={IconDeviceTv}
            title="Pantalla del club"
            hint="Resultados y tablas en el televisor."
          />
          {isGuideLater ? (
            <ActionCard
              to={paths.guide()}
              Icon={IconListCheck}
              title="Guía de inicio"
              hint="Lo que falta de los primeros pasos."
            />
          ) : null}
        </Cards>
        <ul className={`${controls['list']} ${classes['links']}`}>
          {adminParts
            .filter(({ slug, isTool }) => isTool && (hasBackup || slug !== 'copia'))
            .map(({ slug, title }) => (
              <li key={slug}>
                <Link className={controls['link'] ?? ''} to={paths.adminPart(slug)}>
                  {title}
                </Link>
              </li>
            ))}
        </ul>
      </Part>
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
