import { lazyPart } from '../../ui/lazyPart.ts';
import { Guide } from './Guide.tsx';
import type { GuideRows } from './guideProgress.ts';
import type { GuideStepProps } from './GuideStep.tsx';

/** The code of the forms is fetched when a step is opened. */
const GuideStep = lazyPart(async () => (await import('./GuideStep.tsx')).GuideStep);

type GuideWithDataProps = GuideStepProps & {
  rows: GuideRows;
  onLater: () => void;
};

/** The guide with the forms of its steps. */
export function GuideWithData({ rows, onLater, ...step }: GuideWithDataProps) {
  return (
    <Guide
      rows={rows}
      onLater={onLater}
      renderStep={(name) => <GuideStep step={name} {...step} />}
    />
  );
}
