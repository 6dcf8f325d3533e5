import { EDITIONS } from '@tessera/fifth-edition';
import { useBestiary } from '@tessera/fifth-edition/table';
import { Button } from '@tessera/ui';
import { useParty } from '../partyContext.ts';
import { signedSum } from '../signedSum.ts';

const DICE = /^\d+d\d+$/;

/** The attacks of the creature on turn from its stat block, rolled hidden. */
export function CreatureAttacks() {
  const { view, t, act } = useParty();
  const creature = view.creatures.find(({ id }) => view.fight?.turn === `c${id}`);
  const own = useBestiary(creature && view.edition);
  const isOfOther = creature !== undefined && own !== undefined && !own.creatures.has(creature.kind);
  const other = useBestiary(isOfOther ? EDITIONS.find((edition) => edition !== view.edition) : undefined);
  if (creature === undefined) return null;
  const { name, kind } = creature;
  const attacks = (own?.creatures.get(kind) ?? other?.creatures.get(kind))?.attacks ?? [];
  const roll = (label: string, dice: string, bonus: number) =>
    void act({ type: 'roll', label: label.slice(0, 100), dice, bonus, mode: 'plain', hidden: true, as: name });
  if (attacks.length === 0) return null;
  return (
    <section aria-label={t('order.attacks', { name })} className="grid gap-2">
      <h3 className="m-0 font-semibold text-note">{t('order.attacks', { name })}</h3>
      <ul className="m-0 grid list-none gap-2 p-0">
        {attacks.map(({ id, name: attack, toHit, dice, bonus, damageType }) => {
          const type = t(`damageType.${damageType}`);
          return (
            <li key={id} className="flex flex-wrap gap-2">
              {typeof toHit === 'number' && (
                <Button small onClick={() => roll(attack, '1d20', toHit)}>
                  {t('order.attack', { name: attack, bonus: signedSum(toHit) })}
                </Button>
              )}
              {DICE.test(dice) && (
                <Button small onClick={() => roll(`${attack}, ${type}`, dice, bonus)}>
                  {t('order.damage', { dice, bonus: signedSum(bonus), type })}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
