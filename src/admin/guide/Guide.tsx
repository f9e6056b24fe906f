import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/ThemeIcon.layer.css';
import {
  Accordion,
  Box,
  Button,
  Card,
  Group,
  Progress,
  Text,
  ThemeIcon,
  Title,
} from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { guideId, paths } from '../../league/paths.ts';
import { useLinkedPart } from '../../ui/hooks/useLinkedPart.ts';
import { Link } from '../../ui/Link.tsx';
import { panelProps } from '../../ui/panelProps.ts';
import controls from '../../ui/theme/controls.module.css';
import classes from './Guide.module.css';
import {
  guideSteps,
  nextStep,
  stepsDone,
  type GuideRows,
  type GuideStepName,
} from './guideProgress.ts';

type GuideProps = {
  /** The rows that the league has. */
  rows: GuideRows;
  /** The content of a step. */
  renderStep: (step: GuideStepName) => ReactNode;
  /** Puts the guide off. */
  onLater: () => void;
};

const texts: Readonly<Record<GuideStepName, { title: string; hint: string; isOptional?: true }>> = {
  league: {
    title: 'Nombre y ciudad',
    hint: 'Cómo se llama la liga, sus colores y dónde se juega.',
  },
  categories: { title: 'Categorías', hint: 'Las que se juegan, elegidas de una lista.' },
  seasons: { title: 'Temporada', hint: 'Desde cuándo se juega y cómo se suman los puntos.' },
  pairs: { title: 'Parejas', hint: 'Pegadas desde WhatsApp o una planilla.' },
  results: {
    title: 'Resultados anteriores',
    hint: 'El primero, o los que ya se jugaron.',
    isOptional: true,
  },
  pictures: {
    title: 'Contactos, portada y auspiciantes',
    hint: 'Un teléfono, fotos y logos. También se pueden dejar para después.',
    isOptional: true,
  },
};

/** The nouns of the rows that a step counts; the league is one. */
const units: Readonly<Partial<Record<GuideStepName, readonly [one: string, more: string]>>> = {
  categories: ['categoría', 'categorías'],
  seasons: ['temporada', 'temporadas'],
  pairs: ['pareja', 'parejas'],
  results: ['resultado', 'resultados'],
  pictures: ['imagen', 'imágenes'],
};

/**
 * The first hour of a league, step by step; what is done follows from what is stored.
 *
 * - **When:** At the desk of a league that lacks one of the six.
 * - **When not:** For a league that is begun, or that has put it off: the link in “La liga”.
 * - **Keyboard:** Each step is a button; after a step the next one has the focus.
 * - **Screen reader:** Each button says whether its step is done.
 */
export function Guide({ rows, renderStep, onLater }: GuideProps) {
  const next = nextStep(rows);
  const [open, setOpen] = useState<string | null>(next);
  /** An opened step keeps its texts while another one is open. */
  const [opened, setOpened] = useState<readonly string[]>(next === null ? [] : [next]);
  const show = (step: string | null) => {
    setOpen(step);
    if (step !== null && !opened.includes(step)) setOpened([...opened, step]);
  };
  /** The step that opened because the one before it was done. */
  const [reached, setReached] = useState<string | null>(null);
  const [before, setBefore] = useState(rows);
  if (before !== rows) {
    setBefore(rows);
    const isJustDone = guideSteps.some(
      (step) => step === open && before[step] === 0 && rows[step] > 0,
    );
    if (isJustDone) {
      show(next);
      setReached(next);
    }
  }
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The button that was tapped is hidden with its step.
    const control = root.current?.querySelector<HTMLElement>(`[data-step="${reached}"] button`);
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ behavior: 'instant' });
  }, [reached]);
  const title = useLinkedPart<HTMLHeadingElement>(useLocation().hash === `#${guideId}`);
  const done = stepsDone(rows);
  return (
    <Card component="section" {...panelProps} ref={root} aria-labelledby={guideId}>
      <Title ref={title} order={2} id={guideId} tabIndex={-1} className={classes['target'] ?? ''}>
        La liga en seis pasos
      </Title>
      <Text>
        <span>Lo que se guarda se ve enseguida en </span>
        <Link to={paths.home()} style={{ color: 'var(--color-brand)' }}>
          el sitio
        </Link>
        <span>. Cada paso se puede dejar y retomar después.</span>
      </Text>
      <Group gap="var(--space-12)" wrap="nowrap">
        <Progress
          flex={1}
          value={(done / guideSteps.length) * 100}
          color="var(--color-live)"
          aria-hidden
        />
        <Text size="sm" fw="var(--weight-bold)">{`${done} de ${guideSteps.length}`}</Text>
      </Group>
      <Accordion
        value={open}
        onChange={show}
        variant="contained"
        radius="lg"
        order={3}
        // What is scrolled to stays where it is.
        transitionDuration={0}
        classNames={{ control: classes['target'] ?? '' }}
      >
        {guideSteps.map((step, index) => {
          const { title, hint, isOptional } = texts[step];
          const count = rows[step];
          const unit = units[step];
          return (
            <Accordion.Item key={step} value={step} data-step={step}>
              <Accordion.Control
                icon={
                  <ThemeIcon
                    radius="xl"
                    size={32}
                    variant={count > 0 ? 'filled' : 'default'}
                    aria-hidden
                  >
                    {count > 0 ? <IconCheck size={20} /> : index + 1}
                  </ThemeIcon>
                }
              >
                <Text span fw="var(--weight-bold)" display="block">
                  <span>{title}</span>
                  {isOptional ? (
                    <Text span size="sm" c="dimmed" fw="normal">
                      {' · opcional'}
                    </Text>
                  ) : null}
                </Text>
                <Text span size="sm" c="dimmed" display="block">
                  {count === 0
                    ? hint
                    : unit === undefined
                      ? 'Listo'
                      : `Listo: ${count} ${unit[count === 1 ? 0 : 1]}`}
                </Text>
              </Accordion.Control>
              <Accordion.Panel>
                {opened.includes(step) ? (
                  <Suspense fallback={<StepLoading />}>{renderStep(step)}</Suspense>
                ) : null}
              </Accordion.Panel>
            </Accordion.Item>
          );
        })}
      </Accordion>
      <Box className={controls['actions'] ?? ''}>
        <Button variant="default" onClick={onLater}>
          Ahora no
        </Button>
        <Text size="sm" c="dimmed">
          La guía queda más abajo, en «La liga».
        </Text>
      </Box>
    </Card>
  );
}

/** While the code of a step comes, what is below it stays below the screen. */
function StepLoading() {
  return (
    <Box component="output" display="block" mih="60vh">
      Cargando…
    </Box>
  );
}
