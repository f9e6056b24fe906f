import { lazy, type ComponentType } from 'react';
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
  league: lazy(async () => ({ default: (await import('./LeagueStep.tsx')).LeagueStep })),
  categories: lazy(async () => ({
    default: (await import('./CategoriesStep.tsx')).CategoriesStep,
  })),
  seasons: lazy(async () => ({ default: (await import('./SeasonStep.tsx')).SeasonStep })),
  pairs: lazy(async () => ({ default: (await import('./PairsStep.tsx')).PairsStep })),
  results: lazy(async () => ({ default: (await import('./ResultsStep.tsx')).ResultsStep })),
  pictures: lazy(async () => ({ default: (await import('./PicturesStep.tsx')).PicturesStep })),
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
