import type { DerivedState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Pressable } from '@tessera/ui';
import { useCharacter } from '../../character/desk.ts';
import { numberText } from '../../parts/numberText.ts';
import { RollButton } from '../../parts/RollButton.tsx';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { withDice } from '../../parts/withDice.ts';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { ActionLine } from './ActionLine.tsx';
import { Flags } from './Flags.tsx';
import { LOOK_ICONS } from './icons.ts';
import type { PackedWeapon } from './packedWeapons.ts';
import { type AttackRow, type CantripRow, lookOf } from './turn.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** Weapon attack: one button rolls to hit, another rolls damage. */
export function AttackLine({ row: { attack, look } }: { readonly row: AttackRow }) {
  const { t } = useCharacter();
  const action = useAction();
  const toHit = attack.attack;
  return (
    <ActionLine
      icon={LOOK_ICONS[look]}
      name={attack.name}
      detail={attackWords(t, attack)}
      flags={<Flags of={attack} />}
    >
      <Damage attack={attack} />
      <RollButton
        {...action}
        dice={withDice('1d20', toHit.dice)}
        bonus={toHit.value}
        label={t('words.path.attack', { name: attack.name })}
        mode={attack.rolling?.result}
        path={`attacks.${attack.id}.attack`}
      />
    </ActionLine>
  );
}

/** In combat an attack roll spends the action. Afterwards the button is dimmed but still rolls. */
function useAction() {
  const { state, isReadOnly } = useCharacter();
  const { combat } = state;
  const isUsed = combat?.used.includes('action') ?? false;
  return {
    className: `fe-roll-box ${isUsed || isReadOnly ? 'fe-roll-off' : ''}`,
    along: combat === null || isUsed ? [] : [{ type: 'use', part: 'action', used: true } as const],
  };
}

function Damage({ attack }: { readonly attack: Attack }) {
  const { t } = useCharacter();
  const { dice, bonus, type } = attack.damage;
  const words = damageWords(dice, bonus.value);
  const label = t('words.path.damage', { name: attack.name });
  const path = `attacks.${attack.id}.damage`;
  return (
    <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
      {/^\d+d\d+$/.test(dice) ? (
        <RollButton
          dice={withDice(dice, bonus.dice)}
          bonus={bonus.value}
          label={label}
          name={t('sheet.turn.rollDamage', { name: attack.name, damage: words })}
          path={path}
        >
          {words}
        </RollButton>
      ) : (
        <NumberButton path={path} label={label} value={Math.max(0, Number(dice) + bonus.value)} />
      )}
      <span className="text-note text-muted">{wordOr(t, `damageType.${type}`, type)}</span>
    </span>
  );
}

/** Cantrip with an attack roll or a saving throw. */
export function CantripLine({ row }: { readonly row: CantripRow }) {
  const { t } = useCharacter();
  const action = useAction();
  const { name, range, dice, bonus, times, damageTypes, casting, path, save } = row;
  const isRolled = save === undefined;
  const words = [
    range,
    ...(save === undefined
      ? []
      : [t('words.path.save', { ability: save.map((each) => abilityShort(t, each)).join(', ') })]),
    t('sheet.turn.cantrip'),
    ...(times > 1 ? [t('sheet.turn.beams', { times })] : []),
  ];
  const types = damageTypes.map((type) => wordOr(t, `damageType.${type}`, type));
  return (
    <ActionLine icon={LOOK_ICONS.spell} name={name} detail={words.join(', ')}>
      <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
        {dice !== undefined && /^\d+d\d+$/.test(dice) ? (
          <RollButton
            dice={dice}
            bonus={bonus}
            label={t('words.path.damage', { name })}
            name={t('sheet.turn.rollDamage', { name, damage: damageWords(dice, bonus) })}
          >
            {damageWords(dice, bonus)}
          </RollButton>
        ) : (
          dice
        )}
        <span className="text-note text-muted">{types.join(', ')}</span>
      </span>
      {isRolled ? (
        <RollButton
          {...action}
          dice={withDice('1d20', casting.attack.dice)}
          bonus={casting.attack.value}
          label={t('words.path.attack', { name })}
          mode={casting.attackRolling?.result}
          path={`${path}.attack`}
        />
      ) : (
        <NumberButton
          className={action.className}
          path={`${path}.dc`}
          label={t('sheet.spellDc')}
          value={casting.dc.value}
        >
          {t('sheet.turn.dc', { dc: casting.dc.value })}
          <span className="sr-only">, {name}</span>
        </NumberButton>
      )}
    </ActionLine>
  );
}

/** Weapon in the pack with its attack number, and a button to take it in hand. */
export function PackedLine({ weapon: { instanceId, name, attack, objection } }: { readonly weapon: PackedWeapon }) {
  const { t, text, act, isReadOnly } = useCharacter();
  return (
    <ActionLine
      isOff
      icon={LOOK_ICONS[attack === undefined ? 'blade' : lookOf(attack)]}
      name={name}
      detail={text(objection ?? t('sheet.turn.packed'))}
    >
      <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
        {attack && damageWords(attack.damage.dice, attack.damage.bonus.value)}
        {attack && <span className="text-note text-muted">{numberText(attack.attack.value, true)}</span>}
      </span>
      <Pressable
        className="fe-roll fe-roll-box fe-roll-off"
        disabled={isReadOnly}
        aria-label={t('sheet.turn.drawNamed', { name })}
        onClick={() => void act({ type: 'carry', instanceId, equipped: true })}
      >
        {t('sheet.turn.draw')}
      </Pressable>
    </ActionLine>
  );
}

function attackWords(t: TranslateFn, { properties, mastery, reach, damage, extra = [], note }: Attack): string {
  const words = properties.map((each) => {
    const word = wordOr(t, `sheet.property.${each}`, each);
    return each === 'versatile' && damage.versatile !== undefined ? `${word} ${damage.versatile}` : word;
  });
  const skilled = mastery === undefined ? [] : [wordOr(t, `sheet.mastery.${mastery}`, mastery)];
  const more = extra.map(({ dice, type }) => `+${dice} ${wordOr(t, `damageType.${type}`, type)}`);
  return [
    ...words,
    ...skilled,
    ...(reach === undefined ? [] : [reach]),
    ...more,
    ...(note === undefined ? [] : [note]),
  ].join(', ');
}

function damageWords(dice: string, bonus: number): string {
  if (bonus === 0) return dice;
  return `${dice} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}
