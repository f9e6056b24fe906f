import { Button } from '@mantine/core';
import { Link } from '../ui/Link.tsx';
import { GuideLink } from '../admin/guide/GuideLink.tsx';
import { paths } from '../league/paths.ts';
import controls from '../ui/theme/controls.module.css';
import { PasteSection } from './PasteSection.tsx';
import type { PasteStage } from './pasteState.ts';
import type { usePaste } from './usePaste.ts';
import { StepTitle } from './StepTitle.tsx';
import { undoManyFailure } from '../session/errorMessages.ts';
import { undoing, useSave, useSaving } from '../session/save.ts';

type SavedPasteProps = {
  stage: Extract<PasteStage, { kind: 'saved' }>;
  paste: ReturnType<typeof usePaste>;
};

/** Says what was saved, and takes everything back. */
export function SavedPaste({ stage, paste }: SavedPasteProps) {
  const save = useSave();
  const { isSaving, failure, run } = useSaving();
  const { saved, missed, undo, left } = stage;
  const onUndo = async () => {
    const { kind } = await run(() => save(undoing(undo), undoManyFailure));
    if (kind === 'saved') paste.dispatch({ kind: 'unsent' });
  };
  const count = saved.length - missed;
  return (
    <PasteSection labelledBy="saved">
      <StepTitle id="saved">
        {count === 1 ? '1 resultado guardado.' : `${count} resultados guardados.`}
      </StepTitle>
      <output>{failure ?? (missed === 0 ? '' : describeMissed(missed))}</output>
      <div className={controls['actions']}>
        <Button variant="default" onClick={() => void onUndo()} disabled={isSaving}>
          Deshacer
        </Button>
        {paste.onRest === null ? null : (
          <Button onClick={paste.onRest}>Seguir con el resto de la planilla</Button>
        )}
        {left === null ? null : (
          <Button onClick={() => paste.onLeft(left)}>
            {left.items.length === 1
              ? 'Seguir con la fila que falta'
              : `Seguir con las ${left.items.length} filas que faltan`}
          </Button>
        )}
        <Button variant={left === null ? 'filled' : 'default'} onClick={paste.discard}>
          {left === null ? 'Pegar más' : 'Descartarlas y pegar más'}
        </Button>
        <Link to={paths.results()}>Todos los resultados</Link>
        <Link to={paths.admin()}>Administración</Link>
        <GuideLink />
      </div>
    </PasteSection>
  );
}

function describeMissed(missed: number): string {
  return missed === 1
    ? 'En un partido alguien cargó otro resultado mientras tanto: quedó ese.'
    : `En ${missed} partidos alguien cargó otro resultado mientras tanto: quedaron esos.`;
}
