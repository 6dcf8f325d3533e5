import { ownSeats, type Table, type TableState } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { SeatSwitch } from '../header/SeatSwitch.tsx';
import { AwayBanner } from './AwayBanner.tsx';
import { OpenedBanner } from './OpenedBanner.tsx';
import { ProposalBar } from './ProposalBar.tsx';
import { StuckBanner } from './StuckBanner.tsx';
import type { Away } from './useAway.ts';
import { WatchBanner } from './WatchBanner.tsx';

interface TableBannersProps {
  readonly table: Table;
  readonly state: TableState;
  /** State on screen, behind the match during an animation. */
  readonly shown: TableState;
  readonly formatter: GameFormatter;
  readonly where: 'server' | 'here';
  readonly away: Away;
  readonly film: string | undefined;
}

/** Bars of the shell above a table: problems, sub-matches, absence, own seats, proposals. */
export function TableBanners({ table, state, shown, formatter, where, away, film }: TableBannersProps) {
  const { info } = state;
  return (
    <>
      <StuckBanner state={state} where={where} />
      <OpenedBanner table={table} state={shown} formatter={formatter} where={where} />
      {where === 'server' && <WatchBanner state={state} />}
      {info.seats.length > 1 && <AwayBanner away={away} formatter={formatter} film={film} />}
      {where === 'server' && info.status === 'playing' && ownSeats(state).length > 1 && (
        <SeatSwitch table={table} state={state} formatter={formatter} />
      )}
      <ProposalBar table={table} state={state} formatter={formatter} />
    </>
  );
}
