import type { Chance } from '@tessera/kernel';
import { highestOf, scaledDice, sidesOf } from '../vocabulary/dice.ts';
import type { ActionOf } from './actions.ts';
import type { CastRolled, EventOf } from './events.ts';
import { type DiceResult, rollDice } from './rollDice.ts';

type CastRoll = ActionOf<'cast'>['rolls'][number];

/** An attack roll of this number is a critical hit and doubles the dice. */
const CRITICAL = 20;

/** Default dice of an attack roll. */
const PLAIN = '1d20';

/** Makes one roll of a spell, after its attack roll if it has one. */
export function castOnce(roll: CastRoll, chance: Chance): CastRolled {
  const { kind, types, dice, bonus, attack, save, full, own } = roll;
  const aimed = attack && rollDice(attack.dice, attack.mode, chance);
  const isCritical = aimed?.rolls[0] === CRITICAL;
  const thrown = isCritical && dice !== undefined ? doubledDice(dice) : dice;
  const { rolls, total } = fallen(thrown, roll, chance);
  return {
    kind,
    ...(types !== undefined && { types }),
    ...(thrown !== undefined && { dice: thrown }),
    bonus,
    rolls,
    total: Math.max(0, total + bonus),
    ...(attack &&
      aimed && {
        attack: {
          ...(attack.dice !== PLAIN && { dice: attack.dice }),
          rolls: aimed.rolls,
          ...(aimed.dropped !== undefined && { dropped: aimed.dropped }),
          bonus: attack.bonus,
          mode: attack.mode,
          total: aimed.total + attack.bonus,
          isCritical,
        },
      }),
    ...(save !== undefined && { save }),
    ...(full !== undefined && { full }),
    ...(own !== undefined && { own }),
  };
}

function fallen(dice: string | undefined, { fell, full }: CastRoll, chance: Chance): DiceResult {
  if (dice === undefined) return { rolls: [], total: 0 };
  if (full === true) return { rolls: [...sidesOf(dice)], total: highestOf(dice) };
  return fell === undefined ? rollDice(dice, 'plain', chance) : { rolls: [fell], total: fell };
}

/** Rerolls dice of a cast and keeps the others. */
export function rethrown({ spell, by, throws }: ActionOf<'rethrow'>, chance: Chance): EventOf<'rethrown'> {
  return {
    type: 'rethrown',
    spell,
    by,
    throws: throws.map(({ index, roll, kept }) => {
      const again = castOnce(roll, chance);
      const rolls = [...kept, ...again.rolls];
      const total = kept.reduce((sum, die) => sum + die, again.total);
      return { index, rolled: { ...again, rolls, total } };
    }),
  };
}

/** Doubles the dice, as a critical hit does: 1d8+2d6 is 2d8+4d6. */
export function doubledDice(dice: string): string {
  return dice
    .split('+')
    .map((term) => scaledDice(term, 2))
    .join('+');
}

/** Returns the saves that targets make, without duplicates per ability. */
export function savesOf({ rolls, saves = [] }: ActionOf<'cast'>): EventOf<'spellCast'>['saves'] {
  const asked = [...rolls.flatMap(({ save }) => (save === undefined ? [] : [save])), ...saves];
  return asked.filter((save, index) => asked.findIndex(({ ability }) => ability === save.ability) === index);
}

/** Resolves a target's save against a spell, entered or rolled here, and its damage. */
export function targetSaved(action: ActionOf<'targetSave'>, chance: Chance): EventOf<'targetSaved'> {
  const { spell, save, on, by, damage } = action;
  const rolled = 'total' in by ? undefined : rollDice('1d20', by.mode, chance);
  const total = 'total' in by ? by.total : (rolled?.total ?? 0) + by.bonus;
  const made = total >= save.dc;
  return {
    type: 'targetSaved',
    spell,
    save,
    ...(on !== undefined && { on }),
    ...(rolled && { rolled: rolled.total }),
    ...(rolled?.dropped !== undefined && { dropped: rolled.dropped }),
    total,
    made,
    ...(damage !== undefined && { damage: made ? leftOf(damage, save.success) : damage }),
  };
}

/** Returns the damage that remains after a successful save, rounded down. */
function leftOf(damage: number, success: 'half' | 'none' | undefined): number {
  return success === 'half' ? Math.floor(damage / 2) : 0;
}
