import { Button } from '@mantine/core';

type SettleButtonProps = {
  /** The two pairs, in words: *Los Smash contra Doble Pared*. */
  teams: string;
  onSettle: () => void;
};

/** The administrator's way from a match that is over to its result. */
export function SettleButton({ teams, onSettle }: SettleButtonProps) {
  return (
    <Button
      variant="default"
      fullWidth
      px="var(--space-6)"
      aria-label={`Cargar resultado ${teams}`}
      onClick={onSettle}
    >
      Cargar
    </Button>
  );
}
