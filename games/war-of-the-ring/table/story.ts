import type { GameEvent, Json } from '@tessera/kernel';
import type { StageBeat, StageScript, TableEntry } from '@tessera/table';
import type { View } from '@tessera/war-of-the-ring';

/** Display time of each event type that is shown, at normal pace. */
const LENGTHS: Readonly<Record<string, number>> = {
  'dice-rolled': 1100,
  'hunt-rolled': 1300,
  'hunt-rerolled': 900,
  'tile-drawn': 1400,
  revealed: 1200,
  'combat-card-shown': 900,
  'combat-rolled': 1100,
  'combat-rerolled': 900,
  'extra-attack': 900,
  'card-played': 900,
  captured: 900,
  won: 1200,
};

export interface Beat extends StageBeat {
  readonly event: GameEvent;
}

/** Returns whether an entry has an event that is shown. */
export function actsOut({ events }: TableEntry): boolean {
  return events.some(({ type }) => type in LENGTHS);
}

export const SCRIPT: StageScript<View, Beat> = {
  beatsOf: ({ entry: { events } }) =>
    events.flatMap((event, index) => {
      const length = LENGTHS[event.type];
      return length === undefined ? [] : [{ index, length, event }];
    }),
  stays: ({ events }) => events.some(({ type }) => type in LENGTHS && type !== 'dice-rolled'),
};

/** Returns the six-sided dice of an event. */
export function diceOf({ type, dice }: GameEvent): readonly number[] | undefined {
  return /rolled|extra-attack/.test(type) && Array.isArray(dice) ? numbers(dice) : undefined;
}

function numbers(values: readonly Json[]): number[] {
  return values.map(Number);
}
