import type { ActionOf, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { ChosenRollMode } from '../../parts/rollMode.ts';
import { withDice } from '../../parts/withDice.ts';
import type { AttackRow, CantripRow } from './turn.ts';

type Stat = DerivedState['ac'];
type Attack = AttackRow['attack'];

/** Returns the action of a weapon attack: the roll to hit and the damage by type. */
export function weaponAction(attack: Attack, mode: ChosenRollMode, cover: number): ActionOf<'attack'> {
  const { dice, bonus, type } = attack.damage;
  const isRolled = /^\d+d\d+$/.test(dice);
  return {
    type: 'attack',
    label: attack.name,
    attack: { ...toHit(attack.attack, mode, cover), ...(attack.critOn < 20 && { critOn: attack.critOn }) },
    damage: [
      {
        type,
        ...(isRolled ? { dice: withDice(dice, bonus.dice) } : {}),
        bonus: bonus.value + (isRolled ? 0 : Number(dice)),
      },
      ...(attack.extra ?? []).map((extra) => ({ type: extra.type, dice: extra.dice, bonus: 0 })),
    ],
  };
}

/** Returns the action of a cantrip's attack; each of several beams is one press. */
export function cantripAction(row: CantripRow, mode: ChosenRollMode, cover: number): ActionOf<'attack'> {
  const { name, dice, bonus, damageTypes, casting } = row;
  const [type] = damageTypes;
  return {
    type: 'attack',
    label: name,
    attack: toHit(casting.attack, mode, cover),
    damage: dice === undefined ? [] : [{ ...(type !== undefined && { type }), dice, bonus }],
  };
}

function toHit({ value, dice }: Stat, mode: ChosenRollMode, cover: number): ActionOf<'attack'>['attack'] {
  const less = dice.filter((each) => each.dice.startsWith('-')).map((each) => each.dice.slice(1));
  return {
    dice: withDice('1d20', dice),
    ...(less.length > 0 && { less: less.join('+') }),
    bonus: value,
    mode,
    ...(cover > 0 && { cover }),
  };
}

/** What of the turn a weapon attack takes: the other hand strikes with the bonus action. */
export function partOfAttack(
  { id }: Attack,
  inventory: readonly {
    readonly instanceId: string;
    readonly item: string;
    readonly equipped: boolean;
    readonly slot?: string | undefined;
  }[],
  { items }: Rulebook,
): 'action' | 'bonus' {
  const inOffHand = inventory.find(({ instanceId }) => instanceId === id)?.slot === 'offHand';
  const hasMain = inventory.some(
    ({ instanceId, item, equipped, slot }) =>
      instanceId !== id && equipped && slot !== 'offHand' && items.get(item)?.record.weapon !== undefined,
  );
  return inOffHand && hasMain ? 'bonus' : 'action';
}
