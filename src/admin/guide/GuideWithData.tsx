import { lazy, type ComponentType } from 'react';
import { Guide } from './Guide.tsx';
import type { GuideRows, GuideStepName } from './guideProgress.ts';

/** The code of each step is fetched when it is opened. */
const steps: Readonly<Record<GuideStepName, ComponentType<{ onSaved: () => void }>>> = {
  league: lazy(async () => ({ default: (await import('./LeagueStep.tsx')).LeagueStep })),
  categories: lazy(async () => ({
    default: (await import('./CategoriesStep.tsx')).CategoriesStep,
  })),
  seasons: lazy(async () => ({ default: (await import('./SeasonStep.tsx')).SeasonStep })),
  pairs: lazy(async () => ({ default: (await import('./PairsStep.tsx')).PairsStep })),
  results: lazy(async () => ({ default: (await import('./ResultsStep.tsx')).ResultsStep })),
  pictures: lazy(async () => ({ default: (await import('./PicturesStep.tsx')).PicturesStep })),
};

type GuideWithDataProps = {
  rows: GuideRows;
  onSaved: () => void;
  onLater: () => void;
};

/** The guide with the forms of its steps. */
export function GuideWithData({ rows, onSaved, onLater }: GuideWithDataProps) {
  return (
    <Guide
      rows={rows}
      onLater={onLater}
      renderStep={(step) => {
        const Step = steps[step];
        return <Step onSaved={onSaved} />;
      }}
    />
  );
}
