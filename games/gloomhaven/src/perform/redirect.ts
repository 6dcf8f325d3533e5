import type { EffectExecution } from '../modifiers/effect.ts';
import { groundIn } from '../scenario/plan.ts';
import { figuresUp, isUp } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import { damageInQuestion, pendingDamage } from '../state/pendingDamage.ts';

/** Redirects the attack to the owner of the effect, or to an ally of the attacker. */
export function redirectAttack(
  { state, figure, target }: EffectExecution,
  to: 'you' | 'its-ally',
): Frame[] | undefined {
  const attacking = state.performances.findLast(
    (performance) => performance.attack !== null && performance.attack.target >= 0,
  );
  const attack = attacking?.attack;
  if (attacking === undefined || attack === undefined || attack === null) return undefined;
  const next = to === 'you' ? figure : allyBeside(state, attacking.figure, target);
  if (next === undefined || !isUp(state, next) || next === attack.target) return undefined;
  attack.target = next;
  if (!attack.done.includes(next)) attack.done.push(next);
  return undefined;
}

/** Redirects the damage to the owner of the effect, reduced by `less`. */
export function redirectDamage(
  { state, figure, target }: EffectExecution,
  to: 'you' | 'its-ally',
  less: number,
): Frame[] | undefined {
  const pending = damageInQuestion(state) ?? pendingDamage(state, target) ?? pendingDamage(state, figure);
  if (pending === undefined || pending.amount === 0) return undefined;
  const next = to === 'you' ? figure : allyBeside(state, pending.figure, figure);
  if (next === undefined || next === pending.figure) return undefined;
  const { amount, by, from } = pending;
  pending.amount = 0;
  return [{ at: 'damage', figure: next, amount: Math.max(0, amount - less), by, from }];
}

/** Returns an ally adjacent to a figure, to be hit by an attack meant for another figure. */
function allyBeside(state: EffectExecution['state'], of: number, not: number): number | undefined {
  const ground = groundIn(state);
  const { cell, side } = state.figures[of]!;
  return figuresUp(state).find(
    (id) =>
      id !== of && id !== not && state.figures[id]!.side === side && ground.range(cell, state.figures[id]!.cell) === 1,
  );
}
