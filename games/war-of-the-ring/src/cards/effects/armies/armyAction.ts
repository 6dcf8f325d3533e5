import * as z from 'zod';
import { canMarch, ordersOfDie } from '../../../armies/march.ts';
import { attackByDie, canAttack } from '../../../battle/attack.ts';
import { kindSchema } from '../../../deck/kind.ts';
import type { State } from '../../../state/state.ts';
import { askFor, enough, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';
import { ESCORT } from './march.ts';

const schema = kindSchema('army-action', { moves: z.int().min(1).max(2), with: z.enum(['nazgul', 'witch-king']) });

/** The owner may move led Armies, or attack with one. R 9.1, 9.3 */
export const armyAction = effectKind({
  schema,
  describe: ({ moves, with: escort }, t) => t('effect.army-action', { moves, escort: ESCORT[escort] }),
  ways: ['march', 'attack'],
  can: (state, effect, play) => waysOf(state, effect, play).length > 0,
  run: (state, effect, play) => (waysOf(state, effect, play).length > 0 ? [askFor(play, play.seat)] : undefined),
  options: (state, effect, play) => [enough, ...waysOf(state, effect, play).map((way) => pick('branch', way))],
  chosen(_state, { moves, with: escort }, { seat }, [way]) {
    if (way === MARCH) return [{ at: 'march', seat, orders: ordersOfDie(escort), left: moves, marched: [] }];
    return way === ATTACK ? [attackByDie(seat, escort)] : undefined;
  },
});

const MARCH = 0;
const ATTACK = 1;

function waysOf(state: State, { with: escort }: z.output<typeof schema>, { seat }: Play): number[] {
  const ways: number[] = [];
  if (canMarch(state, { seat, orders: ordersOfDie(escort), marched: [] })) ways.push(MARCH);
  if (canAttack(state, attackByDie(seat, escort))) ways.push(ATTACK);
  return ways;
}
