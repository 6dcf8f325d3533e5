import type { Seat } from '@tessera/kernel';
import { battleOf, placeOf } from '../battle/battleRecord.ts';
import type { ActionOf } from '../state/action.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Fighter, State } from '../state/state.ts';
import type { Strike } from './combatKind.ts';
import type { Play } from './effectKind.ts';

/** Value in `chosen` that ends a choice. */
export const NO_MORE = -1;

/** Returns one option of a choice. */
export function pick(what: ActionOf<'choose'>['what'], value: number): ActionOf<'choose'> {
  return { type: 'choose', what, value };
}

/** Option to stop choosing, or to choose nothing. */
export const enough: ActionOf<'choose'> = pick('done', NO_MORE);

/** Returns the frame that asks a player to choose for a card; the kind of effect lists the options. */
export function askFor(
  { seat, card, step }: Play,
  asked: Seat,
  chosen: readonly number[] = [],
): FrameOf<'card.choice'> {
  return { at: 'card.choice', asked, seat, card, step, chosen: [...chosen] };
}

/** Returns the frame that asks the owner of a combat card to choose. */
export function askFighter({ side, part, seat }: Strike, chosen: readonly number[] = []): FrameOf<'combat.choice'> {
  return { at: 'combat.choice', side, part, seat, chosen: [...chosen] };
}

/** Returns the record of the enemy side in the running battle. */
export function enemyOf(state: State, { side }: Strike): Fighter {
  return fighterOf(state, 1 - side);
}

/** Returns the record of a side in the present round. */
export function fighterOf(state: State, side: number): Fighter {
  return battleOf(state).fighters[side]!;
}

/** Returns the frame in which a side of the running battle takes hits. */
export function hitsOn(state: State, side: number, hits: number): FrameOf<'casualties'> {
  return { at: 'casualties', side, place: placeOf(battleOf(state), side), hits, battle: true };
}
