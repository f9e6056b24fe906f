import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';

type DialogStageProps = {
  children: (dialog: { opened: boolean; onClose: () => void }) => ReactNode;
};

/** A page with the button that opens a dialog; taller than the screen, so it scrolls. */
export function DialogStage({ children }: DialogStageProps) {
  const [opened, setOpened] = useState(false);
  return (
    <div style={{ minBlockSize: '150vh' }}>
      <Button onClick={() => setOpened(true)}>Abrir</Button>
      {children({ opened, onClose: () => setOpened(false) })}
    </div>
  );
}
