import { ARMY_DIE, CHARACTER_DIE, EVENT_DIE, MUSTER_ARMY_DIE, MUSTER_DIE, WILL_DIE } from '../src/pieces/dice.ts';
import { nazgulAt } from '../src/pieces/figures.ts';
import type { ActionOf } from '../src/state/action.ts';
import { FREE } from '../src/state/numbers.ts';
import { createJudgement, type Judgement } from './judgement.ts';
import type { Position } from './position.ts';
import { moveWorth } from './ring.ts';

/** Value of keeping a die for a better use, by face. */
const KEEP: Readonly<Record<number, number>> = {
  [CHARACTER_DIE]: 4,
  [ARMY_DIE]: 1,
  [MUSTER_DIE]: 1,
  [MUSTER_ARMY_DIE]: 3,
  [EVENT_DIE]: 0,
  [WILL_DIE]: 8,
};

const HAND_LIMIT = 6;

/** Judges the use of a die. */
export function judgeUse(position: Position, { die, as }: ActionOf<'use'>): Judgement {
  const { worth, reason } = judgePurpose(position, as);
  return createJudgement(worth - (KEEP[die] ?? 0), reason);
}

function judgePurpose(position: Position, use: ActionOf<'use'>['as']): Judgement {
  const { side, sight, strategy } = position;
  switch (use) {
    case 'fellowship':
      return createJudgement(moveWorth(position), 'moves-the-ring');
    case 'hide':
      return createJudgement(side === FREE ? 75 * strategy.ring : 0, 'hides');
    case 'attack': {
      const best = position.bestAttack;
      return best > 0 ? createJudgement(25 + best, 'attacks') : createJudgement(best - 10, 'too-risky');
    }
    case 'armies': {
      const best = position.bestMarch;
      return best > 0 ? createJudgement(14 + Math.min(60, 1.6 * best), 'closes-in') : createJudgement(-4, 'waits');
    }
    case 'diplomacy':
      return createJudgement(politicsWorth(position), 'rouses-a-nation');
    case 'recruit':
      return createJudgement(side === FREE ? 20 + 14 * strategy.defence : 26, 'musters');
    case 'minion':
      return createJudgement(90, 'brings-a-character');
    case 'upgrade':
      return createJudgement(85, 'brings-a-character');
    case 'voice':
      return createJudgement(28, 'musters');
    case 'draw':
      return createJudgement(handOf(position) >= HAND_LIMIT ? 2 : 18, 'draws');
    case 'minions':
      return createJudgement(nazgulAt(sight, sight.fellowship.region) > 0 ? 6 : 8 + 16 * strategy.ring, 'hunts');
    case 'separate':
      return createJudgement(-5, 'waits');
    case 'companions':
      return createJudgement(4, 'closes-in');
    case 'ability':
      return createJudgement(16, 'rouses-a-nation');
    case 'remove':
      return createJudgement(20, 'plays-a-card');
  }
}

/** Returns the value of politics: the Shadow must be At War to attack, the Free Peoples to muster. */
function politicsWorth({ sight, side, strategy }: Position): number {
  const nations = side === FREE ? [0, 1, 2, 3, 4] : [5, 6, 7];
  const atPeace = nations.filter((nation) => sight.boxes[nation]! < 4).length;
  return side === FREE ? 12 + 10 * strategy.defence : 40 + 10 * atPeace;
}

function handOf({ sight, seat }: Position): number {
  return sight.players[seat]!.hand.reduce((sum, { cards }) => sum + cards.length, 0);
}

/** Judges an event: the fewer other uses its die has, the better. */
export function judgePlay(position: Position, { die }: ActionOf<'play'>): Judgement {
  const full = handOf(position) >= HAND_LIMIT ? 6 : 0;
  return createJudgement(27 + full - (KEEP[die] ?? 0), 'plays-a-card');
}

/** Judges an Elven Ring: for a Fellowship move that no die allows. */
export function judgeRing(position: Position, { die, face }: ActionOf<'ring'>): Judgement {
  const { side, sight } = position;
  if (side !== FREE || face !== CHARACTER_DIE || die === WILL_DIE) return createJudgement(-15, 'waits');
  const lacks = sight.dice[FREE]![CHARACTER_DIE] === 0 && sight.dice[FREE]![WILL_DIE] === 0;
  return lacks ? createJudgement(moveWorth(position) - 12, 'moves-the-ring') : createJudgement(-15, 'waits');
}
