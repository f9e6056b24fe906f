import {
  createContext,
  Suspense,
  use,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import type { CategoryName } from '../league/category.ts';
import type { Pair } from '../padel/pair.ts';
import type { Result } from '../padel/result.ts';
import type { UpcomingMatch } from '../padel/upcomingMatch.ts';

export type DialogRequest =
  | ResultRequest
  | MatchRequest
  | SettleRequest
  | AdjustmentsRequest
  | WithdrawalRequest
  | LotsRequest;
type ResultRequest = { table: 'results' } & RowRequest<Result>;
type MatchRequest = { table: 'upcoming_matches' } & RowRequest<UpcomingMatch>;

/** The result of an announced match. */
type SettleRequest = { table: 'results'; action: 'settle'; match: UpcomingMatch };

/** Points given to pairs of a category, or taken from them. */
export type AdjustmentsRequest = {
  table: 'adjustments';
  /** The season, as in its address. */
  season: string;
  category: CategoryName;
  /** The id of the only pair whose points are asked for. */
  pair?: string | undefined;
};

/** Lots that were drawn among pairs of a shared place. */
export type LotsRequest = {
  table: 'lots';
  /** The season, as in its address. */
  season: string;
  category: CategoryName;
};

/** A pair leaves a season, or comes back. */
export type WithdrawalRequest = {
  table: 'withdrawals';
  /** The season, as in its address. */
  season: string;
  pair: Pair;
};

export type RowRequest<Item> =
  | {
      action: 'add';
      category?: CategoryName | undefined;
      /** The list as it is: a draft that is in it was saved, a match that is in it is a duplicate. */
      items: readonly Item[];
      /** The known texts of the row, by the fields of its form. */
      fields?: Readonly<Record<string, string>>;
    }
  | {
      action: 'edit';
      item: Item;
      /** Whether another day is asked for, of a match that has one. */
      givesDay?: boolean;
    };

const DialogContext = createContext<(request: DialogRequest) => void>(() => {});

/** Opens a dialog; the same function for as long as the page is shown. */
export function useOpenDialog(): (request: DialogRequest) => void {
  return use(DialogContext);
}

export type OpenedDialogProps = { request: DialogRequest; isOpen: boolean; onClose: () => void };

type RowDialogsProps = {
  /** Renders the dialog that was asked for; may suspend. */
  dialog: ComponentType<OpenedDialogProps>;
  children: ReactNode;
};

/** The one dialog of a page: it stays open, with what is typed, when the session ends under it. */
export function RowDialogs({ dialog: OpenedDialog, children }: RowDialogsProps) {
  const [request, setRequest] = useState<DialogRequest | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = useMemo(
    () => (asked: DialogRequest) => {
      setRequest(asked);
      setOpenings((before) => before + 1);
      setOpen(true);
    },
    [],
  );
  return (
    <DialogContext value={open}>
      {children}
      {request === null ? null : (
        <Suspense>
          <OpenedDialog
            key={openings}
            request={request}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </DialogContext>
  );
}
