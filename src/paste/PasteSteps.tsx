import { Box } from '@mantine/core';
import { useState } from 'react';
import { DeskPart } from '../admin/DeskPart.tsx';
import { ErrorState } from '../ui/ErrorState.tsx';
import { PasteField } from './PasteField.tsx';
import { ReadingProgress } from './review/ReadingProgress.tsx';
import { SinceQuestion } from './review/SinceQuestion.tsx';
import { assertNever } from '../padel/assertNever.ts';
import { useEvening, useToday } from '../league/useNow.ts';
import { CopyMatches } from './CopyMatches.tsx';
import { Downloads } from './Downloads.tsx';
import { FileProblem, readFile } from './readFile.ts';
import { ReviewStep } from './ReviewStep.tsx';
import { SavedPaste } from './SavedPaste.tsx';
import { SheetQuestions } from './sheets/SheetQuestions.tsx';
import { SheetStep } from './SheetStep.tsx';
import { usePaste } from './usePaste.ts';
import { usePasteContext } from './usePasteContext.ts';

/** Paste, review, save. */
export function PasteSteps() {
  const today = useToday();
  const evening = useEvening();
  const context = usePasteContext();
  const paste = usePaste(context, today);
  const [isOpening, setOpening] = useState(false);
  const { stage } = paste;

  if (context.hasFailed) {
    return (
      <ErrorState
        message="No se pudieron leer las parejas y los partidos."
        onRetry={context.onRetry}
      />
    );
  }
  if (!context.isLoaded) return <ReadingProgress part={0} />;

  const fail = (problem: string) =>
    paste.dispatch({ kind: 'show', stage: { kind: 'empty', problem } });
  const open = async (load: () => Promise<string>) => {
    setOpening(true);
    try {
      const text = await load();
      if (text.trim() === '') fail('En el portapapeles no hay texto.');
      else paste.onText(text);
    } catch (error) {
      fail(
        error instanceof FileProblem
          ? error.message
          : 'El navegador no dejó leer el portapapeles: mantener presionado el campo y elegir Pegar.',
      );
    } finally {
      setOpening(false);
    }
  };

  switch (stage.kind) {
    case 'empty':
      return (
        <>
          {isOpening ? <ReadingProgress part={0} /> : null}
          {/* The field is only hidden: what was typed stays if the file cannot be read. */}
          <Box display={isOpening ? 'none' : 'contents'}>
            <PasteField
              key={stage.text}
              onText={paste.onText}
              onFile={(file) => void open(() => readFile(file))}
              onClipboard={
                'clipboard' in navigator && 'readText' in navigator.clipboard
                  ? () => void open(() => navigator.clipboard.readText())
                  : null
              }
              problem={stage.problem}
              initialText={stage.text}
            />
            <DeskPart name="Copiar la fecha">
              <CopyMatches matches={context.matches} today={evening} />
            </DeskPart>
            <DeskPart name="Planillas">
              <Downloads
                matches={context.matches}
                results={context.results}
                pairs={context.pairs}
                today={today}
              />
            </DeskPart>
          </Box>
        </>
      );
    case 'since':
      return <SinceQuestion span={stage.span} onSince={paste.onSince} onCancel={paste.discard} />;
    case 'questions':
      return (
        <SheetQuestions
          questions={stage.questions}
          onAnswer={paste.onAnswer}
          onDiscard={paste.discard}
        />
      );
    case 'reading':
      return <ReadingProgress part={stage.part} />;
    case 'review':
      return (
        <ReviewStep
          review={stage}
          paste={paste}
          pairs={context.pairs}
          matches={context.matches}
          today={today}
          evening={evening}
        />
      );
    case 'sheet':
      return (
        <SheetStep
          sheet={stage}
          announced={[...context.matches, ...context.results]}
          taken={context.matches}
          onSheet={paste.onSheet}
          onEnd={paste.discard}
        />
      );
    case 'saved':
      return <SavedPaste stage={stage} paste={paste} />;
    default:
      return assertNever(stage);
  }
}
