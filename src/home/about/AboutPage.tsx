import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/List.layer.css';
import '@mantine/core/styles/SimpleGrid.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Timeline.layer.css';
import { Card, List, SimpleGrid, Stack, Text, Timeline, Title } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { CategoryLinks } from '../../league/CategoryLinks.tsx';
import { LeagueSoon } from '../../league/LeagueSoon.tsx';
import { paths } from '../../league/paths.ts';
import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { formatLongDate } from '../../padel/spanishDate.ts';
import { Clubs } from './Clubs.tsx';
import { Contacts } from './Contacts.tsx';
import { ExternalLink } from './ExternalLink.tsx';
import { uniqueKeys } from '../../ui/uniqueKeys.ts';
import { PageFrame } from '../../ui/PageFrame.tsx';
import { useToday } from '../../league/useNow.ts';
import classes from './AboutPage.module.css';
import { useSettings } from '../../league/settings.ts';

/** `/nosotros`: the league, how it is played and how to reach it, from its settings. */
export function AboutPage() {
  const today = useToday();
  const league = useSettings();
  const { about } = league;
  const passed = about.dates.filter(({ day }) => day <= today).length;
  const [first, ...others] = about.story;
  const texts = classes['texts'] ?? '';
  return (
    <PageFrame>
      <Stack gap="lg" className={texts}>
        <PageTitle lead={first}>Nosotros</PageTitle>
        {uniqueKeys(others, same).map(({ key, item: text }) => (
          <Text key={key} maw="42rem">
            {text}
          </Text>
        ))}
        {league.categories.length === 0 ? <LeagueSoon /> : <CategoryLinks />}
      </Stack>
      <SimpleGrid
        type="container"
        cols={{ base: 1, '38rem': 2, '62rem': 3 }}
        spacing="md"
        className={texts}
      >
        {about.joining.length + league.organisers.length === 0 ? null : (
          <AboutSection title="Para jugar">
            <List type="ordered" spacing="xs">
              {uniqueKeys(about.joining, same).map(({ key, item: text }) => (
                <List.Item key={key}>{text}</List.Item>
              ))}
            </List>
            <Contacts organisers={league.organisers} />
          </AboutSection>
        )}
        {about.dates.length === 0 ? null : (
          <AboutSection title="La temporada">
            <Timeline active={passed - 1} bulletSize={16} lineWidth={3}>
              {uniqueKeys(about.dates, ({ day, text }) => `${day} ${text}`).map(
                ({ key, item: { day, text } }) => (
                  <Timeline.Item key={key} title={text}>
                    <Text component="time" dateTime={day} size="sm" c="dimmed">
                      {formatLongDate(day)}
                    </Text>
                  </Timeline.Item>
                ),
              )}
            </Timeline>
          </AboutSection>
        )}
        {league.clubs.length === 0 && league.profile === null ? null : (
          <AboutSection title="Los clubes">
            <Clubs clubs={league.clubs} city={league.city} />
            {league.profile === null ? null : (
              <div>
                <Text fw={700}>{league.profile.name}</Text>
                <ExternalLink href={league.profile.url}>{league.profile.network}</ExternalLink>
              </div>
            )}
          </AboutSection>
        )}
        {league.categories.length === 0 ? null : (
          <AboutSection title="Cómo se juega">
            <Text>
              {about.scoring.length === 0
                ? 'Los puntos y los desempates.'
                : 'Los puntos, los desempates y lo que agrega la organización.'}
            </Text>
            <Link className={controls['link'] ?? ''} to={paths.rules()}>
              Reglamento
            </Link>
          </AboutSection>
        )}
      </SimpleGrid>
      <p>
        <Link className={controls['link'] ?? ''} to={paths.tv()}>
          Pantalla del club
        </Link>
        <span>: resultados, partidos y tablas para el televisor.</span>
      </p>
    </PageFrame>
  );
}

const same = (text: string) => text;

type AboutSectionProps = {
  title: string;
  children: ReactNode;
};

/** A titled part of the page. */
function AboutSection({ title, children }: AboutSectionProps) {
  const titleId = useId();
  return (
    <Card component="section" aria-labelledby={titleId}>
      <Title order={2} size="h3" mb="sm" id={titleId}>
        {title}
      </Title>
      <Stack gap="md" flex={1}>
        {children}
      </Stack>
    </Card>
  );
}
