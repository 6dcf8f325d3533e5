import { type Refusal, refuse, type Seat, type Turn } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import type { Event } from '../state/events.ts';
import type { FrameOf } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { less } from './marchSplit.ts';

type Leaving = FrameOf<'split'> | FrameOf<'attack.split'> | FrameOf<'advance'>;

/** Returns the answers that leave figures and characters out of a group before it goes. */
export function leaveBehindAnswers<Group extends Leaving>(rule: {
  mayLeave(state: State, group: Group, troop: number, count: number): boolean;
  /** Returns why a character of the group may not stay. */
  whyNotStay(state: State, group: Group, character: number): Refusal | undefined;
}) {
  return {
    leave: {
      refuse(state: State, group: Group, _seat: Seat, { troop, count }: ActionOf<'leave'>): Refusal | undefined {
        if (group.troops[troop]! < count) return refuse('not-that-many', { troop, count: group.troops[troop]! });
        return rule.mayLeave(state, group, troop, count) ? undefined : refuse('nobody-would-go', { troop });
      },
      play: (_state: State, group: Group, { action: { troop, count } }: Turn<ActionOf<'leave'>, Event>) => [
        { ...group, troops: less(group.troops, troop, count) },
      ],
    },
    stay: {
      refuse(state: State, group: Group, _seat: Seat, { character }: ActionOf<'stay'>): Refusal | undefined {
        if (!group.characters.includes(character)) return refuse('not-with-them', { character });
        return rule.whyNotStay(state, group, character);
      },
      play: (_state: State, group: Group, { action: { character } }: Turn<ActionOf<'stay'>, Event>) => [
        { ...group, characters: group.characters.filter((one) => one !== character) },
      ],
    },
  };
}
