import type { View } from '@tessera/liars-dice';
import type { GameFormatter } from '@tessera/text';
import type { Room } from './places.ts';
import type { BidMade, Reveal } from './round.ts';

export interface FeltProps {
  readonly view: View;
  /** The viewer's seat; for a spectator, the first seat is at the bottom. */
  readonly seat: number | undefined;
  readonly room: Room;
  readonly formatter: GameFormatter;
  readonly bids: ReadonlyMap<number, BidMade>;
  /** The probability of the standing bid for the viewer, if odds are shown. */
  readonly chance: number | undefined;
  readonly reveal: Reveal | undefined;
  /** How many of the counting dice are highlighted so far. */
  readonly lit: number;
  /** The seat that loses a die at this moment of the animation. */
  readonly losing: number | undefined;
  readonly asked: readonly number[];
}

/** Props of one seat at the felt. */
export interface FeltSeatProps extends FeltProps {
  readonly of: number;
}

/** Colours of texts on the felt. */
export const INK = '#f6f0e1';
export const SOFT = '#e3ece4';
