import { type Refusal, refuse } from '@tessera/kernel';
import { leaveBehindAnswers } from '../armies/leaveBehind.ts';
import { ARMY_LIMIT, roomIn } from '../armies/marchRoute.ts';
import { moveGroup } from '../armies/moveGroup.ts';
import { moveAll, settleSiege } from '../armies/siege.ts';
import { LEVEL } from '../pieces/characters.ts';
import { insideOf, unitsAt } from '../pieces/figures.ts';
import { sideOf } from '../pieces/roles.ts';
import { isLeader, isUnit, LEADERS_OF, SIDE_OF, unitsIn } from '../pieces/troops.ts';
import type { Action } from '../state/action.ts';
import type { Ctx } from '../state/events.ts';
import type { FrameOf } from '../state/frames.ts';
import { FREE } from '../state/numbers.ts';
import type { Rule, State } from '../state/state.ts';
import { battleOf } from './battleRecord.ts';

/**
 * Advance of the attackers into the cleared region: all, some or none. Only entry captures or starts a siege. R 9.6.2,
 * 9.7.3
 */
export const advanceRule = {
  advance: {
    asks: (state, frame) => (room(state, frame) > 0 ? frame.seat : []),
    prompt: (state, frame) => {
      const side = sideOf(state, frame.seat);
      const troops = frame.troops.map((count, troop) => (SIDE_OF[troop] === side ? count : 0));
      return { code: 'advance', params: { to: battleOf(state).to, force: { troops, characters: frame.characters } } };
    },
    options(state, frame): Action[] {
      const options: Action[] = [{ type: 'done' }];
      if (!whyNotAdvance(state, frame)) options.push({ type: 'go' });
      frame.troops.forEach((most, troop) => {
        if (SIDE_OF[troop] !== sideOf(state, frame.seat)) return;
        for (let count = 1; count <= most; count++) {
          if (mayLeave(state, frame, troop, count)) options.push({ type: 'leave', troop, count });
        }
      });
      for (const character of frame.characters) if (LEVEL[character]! > 0) options.push({ type: 'stay', character });
      return options;
    },
    sound: true,
    answers: {
      ...leaveBehindAnswers<FrameOf<'advance'>>({ mayLeave, whyNotStay: () => undefined }),
      go: {
        refuse: (state, frame) => whyNotAdvance(state, frame),
        play(state, frame, { log, chance }) {
          const { attacker, from, to } = battleOf(state);
          const ctx = { log, chance };
          const troops = frame.troops.map((count, troop) => (SIDE_OF[troop] === attacker ? count : 0));
          const characters = frame.characters.filter((character) => LEVEL[character]! > 0);
          occupy(state, { place: from, troops, characters }, to, attacker, ctx);
          if (!frame.siege) return undefined;
          log({ type: 'siege-began', region: to });
          return [{ at: 'trim', place: insideOf(to), side: 1 - attacker, removed: 0 }];
        },
      },
      done: (state, frame) => stayOut(state, frame),
    },
    afterwards: (state, frame) => stayOut(state, frame),
  },
} satisfies Rule<'advance'>;

type Advance = FrameOf<'advance'>;

/**
 * Moves attackers in. The rear guard has not joined them yet, so a siege left behind is settled when the battle ends. R
 * 9.7.8
 */
function occupy(state: State, group: Parameters<typeof moveGroup>[1], to: number, side: number, ctx: Ctx): void {
  moveGroup(state, group, to, side, ctx, false);
  settleSiege(state, to, ctx);
}

/** Brings defenders who went inside back out when the attacker does not advance. */
function stayOut(state: State, { siege }: Advance): undefined {
  const { to, attacker } = battleOf(state);
  if (siege) moveAll(state, insideOf(to), to, 1 - attacker);
  return undefined;
}

/** Returns how many units may come in. The player's own garrison counts, because it comes out. */
function room(state: State, { seat }: Advance): number {
  const { to } = battleOf(state);
  const side = sideOf(state, seat);
  const inside = insideOf(to);
  return roomIn(state, to, side) - (inside < 0 ? 0 : unitsAt(state, inside, side));
}

function whyNotAdvance(state: State, frame: Advance): Refusal | undefined {
  const { from, to, attacker, rear } = battleOf(state);
  const units = unitsIn(frame.troops, attacker);
  if (units > room(state, frame)) return refuse('over-stacked', { region: to, limit: ARMY_LIMIT });
  const stays = unitsAt(state, from, attacker) > units || unitsIn(rear, attacker) > 0;
  const stack = state.stacks[from]!;
  const leaderStays = LEADERS_OF[FREE]!.some((troop) => stack[troop]! > frame.troops[troop]!);
  return attacker === FREE && leaderStays && !stays ? refuse('leaders-must-follow', { place: from }) : undefined;
}

function mayLeave(state: State, frame: Advance, troop: number, count: number): boolean {
  const { from, attacker, rear } = battleOf(state);
  const units = unitsIn(frame.troops, attacker);
  if (isUnit(troop)) return units > count;
  if (!isLeader(troop)) return true;
  return unitsAt(state, from, attacker) > units || unitsIn(rear, attacker) > 0;
}
