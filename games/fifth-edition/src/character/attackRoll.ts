import type { Chance } from '@tessera/kernel';
import type { ActionOf } from './actions.ts';
import { doubledDice } from './castSpell.ts';
import type { AttackDamageRolled, EventOf } from './events.ts';
import { rollDice } from './rollDice.ts';

/** The number of the die that hits and doubles the dice, unless a feature widens the range. */
const CRITICAL = 20;
const ALWAYS_MISSES = 1;

/** Rolls an attack and its damage. A critical hit doubles the dice; a 1 misses and rolls no damage. */
export function rollAttack({ label, attack, damage }: ActionOf<'attack'>, chance: Chance): EventOf<'attacked'> {
  const { dice, less, bonus, mode, critOn = CRITICAL, cover } = attack;
  const { rolls, dropped, total } = rollDice(dice, mode, chance);
  const taken = less === undefined ? 0 : rollDice(less, 'plain', chance).total;
  const [die = 0] = rolls;
  const outcome = die >= critOn ? 'critical' : die === ALWAYS_MISSES ? 'miss' : 'open';
  return {
    type: 'attacked',
    label,
    dice,
    rolls,
    ...(dropped !== undefined && { dropped }),
    ...(less !== undefined && { less: taken }),
    bonus,
    mode,
    total: total + bonus - taken,
    outcome,
    ...(cover !== undefined && cover > 0 && { cover }),
    damage: outcome === 'miss' ? [] : damage.map((each) => damageRolled(each, outcome === 'critical', chance)),
  };
}

/** Rolls damage of one type, with twice the dice on a critical hit. */
export function damageRolled(
  { type, dice, bonus }: ActionOf<'extra'>['damage'],
  isCritical: boolean,
  chance: Chance,
): AttackDamageRolled {
  const thrown = dice !== undefined && isCritical ? doubledDice(dice) : dice;
  const { rolls, total } = thrown === undefined ? { rolls: [], total: 0 } : rollDice(thrown, 'plain', chance);
  return {
    ...(type !== undefined && { type }),
    ...(thrown !== undefined && { dice: thrown }),
    bonus,
    rolls,
    total: Math.max(0, total + bonus),
  };
}
