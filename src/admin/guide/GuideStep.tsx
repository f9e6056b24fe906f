import { Button, Stack, Text, Title } from '@mantine/core';
import { fromGuide, paths } from '../../league/paths.ts';
import { useSettings } from '../../league/settings.ts';
import { useToday } from '../../league/useNow.ts';
import { assertNever } from '../../padel/assertNever.ts';
import { formatDayOfMonth } from '../../padel/spanishDate.ts';
import { Link } from '../../ui/Link.tsx';
import controls from '../../ui/theme/controls.module.css';
import { CategoriesPreview } from '../league/CategoriesPreview.tsx';
import { IdentitySection } from '../league/IdentitySection.tsx';
import { OrganisersSection } from '../league/OrganisersSection.tsx';
import { SeasonsSection } from '../league/SeasonsSection.tsx';
import type { IdentityName } from '../league/settingFields.ts';
import { categoriesTable } from '../league/settingTables.ts';
import { PairListSection } from '../pairList/PairListSection.tsx';
import { useSaveMany } from '../useSaveMany.ts';
import { CategorySets } from './CategorySets.tsx';
import type { GuideStepName } from './guideProgress.ts';
import { siteAddressHere } from './siteAddressHere.ts';
import { usualSeason } from './usualSeason.ts';

/** In the order of a new league; what it says of itself has its form on /admin/liga. */
const asked: readonly IdentityName[] = [
  'name',
  'shortName',
  'city',
  'brand',
  'accent',
  'icon',
  'timeZone',
  'address',
];

export type GuideStepProps = {
  /** Called after each save. */
  onSaved: () => void;
  /** Opens the dialog for a new result. */
  onAddResult: () => void;
};

/** The forms of a step of the guide. */
export function GuideStep({
  step,
  onSaved,
  onAddResult,
}: GuideStepProps & { step: GuideStepName }) {
  const { categories } = useSettings();
  const today = useToday();
  switch (step) {
    case 'league':
      return (
        // A league that is begun is published where its page is open, if it is published.
        <IdentitySection
          asked={asked}
          newAddress={siteAddressHere(window.location)}
          onSaved={onSaved}
        />
      );
    case 'categories':
      return <CategoriesStep onSaved={onSaved} />;
    case 'seasons':
      return <SeasonsSection first={usualSeason(today)} onSaved={onSaved} />;
    case 'pairs':
      if (categories.length > 0) return <PairListSection onSaved={onSaved} />;
      return <Text>Primero hacen falta las categorías: el paso 2.</Text>;
    case 'results':
      return <ResultsStep onAddResult={onAddResult} />;
    case 'pictures':
      return <PicturesStep />;
    default:
      return assertNever(step);
  }
}

/** The categories of a new league, made of the usual ones. */
function CategoriesStep({ onSaved }: { onSaved: () => void }) {
  const { categories } = useSettings();
  const saveMany = useSaveMany(onSaved);
  return (
    <CategorySets
      existing={categories}
      onCreate={(added) =>
        saveMany(categoriesTable, added, {
          done: added.length === 1 ? '1 categoría creada.' : `${added.length} categorías creadas.`,
          nameTaken: 'Una de ellas ya está, o su dirección es de otra: quitarla y crear las demás.',
        })
      }
      renderPreview={(added) => <CategoriesPreview categories={added} />}
    />
  );
}

/** The results from before the league had this site, which the page for pasting reads. */
function ResultsStep({ onAddResult }: { onAddResult: () => void }) {
  const { seasons } = useSettings();
  const [first] = seasons;
  return (
    <Stack gap="var(--space-12)">
      <Text>
        El primero se puede agregar aquí. Si ya se jugaron muchos: copiar las celdas de la planilla
        con la fecha, la categoría, las dos parejas y el resultado, y pegarlas. También sirve lo que
        se escribió en el grupo. Antes de guardar se ve lo que se leyó.
      </Text>
      {first === undefined ? null : (
        <Text size="sm" c="dimmed">
          {`Cuentan los partidos desde el ${formatDayOfMonth(first.firstDay)} ${first.firstDay.slice(0, 4)}, cuando empieza «${first.name}». Si los de la planilla son anteriores, cambiar ese día o agregar otra temporada en el paso 3.`}
        </Text>
      )}
      <div className={controls['actions']}>
        <Button onClick={onAddResult}>Agregar un resultado</Button>
        <Button component={Link} variant="default" to={paths.paste()} state={fromGuide}>
          Pegar resultados
        </Button>
      </div>
    </Stack>
  );
}

/** Whom players write to, and the forms of the home page's pictures and of the sponsors. */
function PicturesStep() {
  return (
    <Stack gap="var(--space-12)">
      <Title order={4} size="h5">
        Contactos
      </Title>
      <Text>A quién escriben los jugadores, por WhatsApp.</Text>
      <OrganisersSection isFirstOpen />
      <Title order={4} size="h5">
        Imágenes
      </Title>
      <Text>
        Las fotos de arriba en la página de inicio, y los logos de quienes acompañan a la liga. Se
        eligen de este dispositivo.
      </Text>
      <div className={controls['actions']}>
        <Button component={Link} to={paths.leaguePart('portada')} state={fromGuide}>
          Portada
        </Button>
        <Button
          component={Link}
          variant="default"
          to={paths.leaguePart('auspiciantes')}
          state={fromGuide}
        >
          Auspiciantes
        </Button>
      </div>
    </Stack>
  );
}
