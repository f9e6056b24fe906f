import { type ComponentType } from 'react';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Guide } from './Guide.tsx';
import type { GuideRows, GuideStepName } from './guideProgress.ts';

type StepProps = {
  /** Called after each save. */
  onSaved: () => void;
  /** Opens the dialog for a new result. */
  onAddResult: () => void;
};

/** The code of each step is fetched when it is opened. */
const steps: Readonly<Record<GuideStepName, ComponentType<StepProps>>> = {
  league: lazyPart(async () => (await import('./LeagueStep.tsx')).LeagueStep),
  categories: lazyPart(async () => (await import('./CategoriesStep.tsx')).CategoriesStep),
  seasons: lazyPart(async () => (await import('./SeasonStep.tsx')).SeasonStep),
  pairs: lazyPart(async () => (await import('./PairsStep.tsx')).PairsStep),
  results: lazyPart(async () => (await import('./ResultsStep.tsx')).ResultsStep),
  pictures: lazyPart(async () => (await import('./PicturesStep.tsx')).PicturesStep),
};

type GuideWithDataProps = StepProps & {
  rows: GuideRows;
  onLater: () => void;
};

/** The guide with the forms of its steps. */
export function GuideWithData({ rows, onLater, ...step }: GuideWithDataProps) {
  return (
    <Guide
      rows={rows}
      onLater={onLater}
      renderStep={(name) => {
        const Step = steps[name];
        return <Step {...step} />;
      }}
    />
  );
}
