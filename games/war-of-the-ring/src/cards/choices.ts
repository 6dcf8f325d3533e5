import type { Seat } from '@tessera/kernel';
import type { ActionOf } from '../action.ts';
import { battleOf, placeOf } from '../battleRecord.ts';
import type { Play, Strike } from '../effect.ts';
import type { FrameOf } from '../frames.ts';
import type { Fighter, State } from '../state.ts';

/** What stands for "no more" among the values that were chosen. */
export const DONE = -1;

/** An option of a choice. */
export function pick(what: ActionOf<'choose'>['what'], value: number): ActionOf<'choose'> {
  return { type: 'choose', what, value };
}

/** No more, or none of it. */
export const enough: ActionOf<'choose'> = pick('done', DONE);

/** Somebody has to choose something for a card; its kind says what. */
export function askFor(
  { seat, card, step }: Play,
  asked: Seat,
  chosen: readonly number[] = [],
): FrameOf<'card.choice'> {
  return { at: 'card.choice', asked, seat, card, step, chosen: [...chosen] };
}

/** The same for a combat card: its owner is asked. */
export function askFighter({ side, part, seat }: Strike, chosen: readonly number[] = []): FrameOf<'combat.choice'> {
  return { at: 'combat.choice', side, part, seat, chosen: [...chosen] };
}

/** The side of the enemy in the running battle, as its record. */
export function enemyOf(state: State, { side }: Strike): Fighter {
  return fighterOf(state, 1 - side);
}

/** What a side does in the present round. */
export function fighterOf(state: State, side: number): Fighter {
  return battleOf(state).fighters[side]!;
}

/** A side of the running battle takes hits. */
export function hitsOn(state: State, side: number, hits: number): FrameOf<'casualties'> {
  return { at: 'casualties', side, place: placeOf(battleOf(state), side), hits, battle: true };
}
