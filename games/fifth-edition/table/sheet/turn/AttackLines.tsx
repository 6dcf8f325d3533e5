import type { DerivedState, SingleAction } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { Button, Pressable } from '@tessera/ui';
import { useCharacter } from '../../character/characterContext.ts';
import { BarredButton } from '../../parts/gate/Barred.tsx';
import { type GateAnswer, useGate } from '../../parts/gate/useGate.ts';
import { numberText } from '../../parts/numberText.ts';
import { RollButton } from '../../parts/RollButton.tsx';
import type { ChosenRollMode } from '../../parts/rollMode.ts';
import { NumberButton } from '../../parts/sum/NumberButton.tsx';
import { withDice } from '../../parts/withDice.ts';
import { abilityShort, wordOr } from '../../words/pathName.ts';
import { ActionLine } from './ActionLine.tsx';
import { aimedMode, aimMarks, coverOf, reachKind, useAim } from './aim.ts';
import { cantripAction, partOfAttack, weaponAction } from './attackAction.ts';
import { DamageRoll } from './DamageRoll.tsx';
import { Flags } from './Flags.tsx';
import { LOOK_ICONS } from './icons.ts';
import type { PackedWeapon } from './packedWeapons.ts';
import { type AttackRow, type CantripRow, lookOf } from './turn.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** Weapon attack: one button rolls to hit and damage, another rolls damage alone. */
export function AttackLine({ row: { attack, look } }: { readonly row: AttackRow }) {
  const { t, record, rulebook, state, act } = useCharacter();
  const marks = aimMarks(useAim(), reachKind(attack.reach));
  const part = partOfAttack(attack, record.inventory, rulebook);
  const gate = useGate({ kind: 'attack', part }, attack.name);
  const mode = aimedMode(attack.rolling, marks);
  const action = (chosen: ChosenRollMode) => weaponAction(attack, chosen, coverOf(marks));
  const canStrike = gate.bars.every(({ code }) => code === 'part-spent' || code === 'attacks-spent');
  const hasReaction = state.combat !== null && !state.combat.used.includes('reaction');
  const strike = { type: 'deed', kind: 'attack', name: attack.name, part: 'reaction' } as const;
  return (
    <ActionLine
      icon={LOOK_ICONS[look]}
      name={attack.name}
      detail={attackWords(t, attack)}
      flags={<Flags of={attack} aim={marks} />}
      gate={gate}
      onAnyway={() => void act({ type: 'together', of: [gate.action(true), action(mode)] })}
      ways={
        canStrike && hasReaction ? (
          <Button small onClick={() => void act({ type: 'together', of: [strike, action(mode)] })}>
            {t('sheet.gate.strike')}
          </Button>
        ) : undefined
      }
    >
      <Damage attack={attack} rowGate={gate} />
      <AttackButton gate={gate} stat={attack.attack} mode={mode} path={`attacks.${attack.id}.attack`} action={action} />
    </ActionLine>
  );
}

interface AttackButtonProps {
  readonly gate: GateAnswer;
  readonly stat: Attack['attack'];
  readonly mode: ChosenRollMode;
  readonly path: string;
  readonly action: (mode: ChosenRollMode) => SingleAction;
}

/** Button that attacks, or opens the reason why that is not possible. */
function AttackButton({ gate, stat, mode, path, action }: AttackButtonProps) {
  const { t, isReadOnly } = useCharacter();
  if (gate.isBarred) return <BarredButton gate={gate}>{numberText(stat.value, true)}</BarredButton>;
  return (
    <RollButton
      className={`fe-roll-box ${isReadOnly ? 'fe-roll-off' : ''}`}
      along={[gate.action()]}
      dice={withDice('1d20', stat.dice)}
      bonus={stat.value}
      label={t('words.path.attack', { name: gate.name })}
      mode={mode}
      path={path}
      action={action}
    />
  );
}

function Damage({ attack, rowGate }: { readonly attack: Attack; readonly rowGate: GateAnswer }) {
  const { t } = useCharacter();
  const { dice, bonus, type } = attack.damage;
  const words = damageWords(dice, bonus.value);
  const label = t('words.path.damage', { name: attack.name });
  const path = `attacks.${attack.id}.damage`;
  return (
    <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
      {/^\d+d\d+$/.test(dice) ? (
        <DamageRoll
          rowGate={rowGate}
          dice={withDice(dice, bonus.dice)}
          bonus={bonus.value}
          label={label}
          words={words}
          path={path}
        />
      ) : (
        <NumberButton path={path} label={label} value={Math.max(0, Number(dice) + bonus.value)} />
      )}
      <span className="text-note text-muted">{wordOr(t, `damageType.${type}`, type)}</span>
    </span>
  );
}

/** Cantrip with an attack roll or a saving throw. */
export function CantripLine({ row }: { readonly row: CantripRow }) {
  const { t, act } = useCharacter();
  const { id, name, range, dice, bonus, times, damageTypes, casting, path, save, way } = row;
  const isAttack = save === undefined;
  const marks = aimMarks(useAim(), /^(?:touch|self)/i.test(range) ? 'melee' : 'ranged');
  const gate = useGate({ kind: 'spell', spell: id, part: 'action', way }, name);
  const mode = aimedMode(casting.attackRolling, marks);
  const action = (chosen: ChosenRollMode) => cantripAction(row, chosen, coverOf(marks));
  const words = [
    range,
    ...(isAttack ? [] : [t('words.path.save', { ability: save.map((each) => abilityShort(t, each)).join(', ') })]),
    t('sheet.turn.cantrip'),
    ...(times > 1 ? [t('sheet.turn.beams', { times })] : []),
  ];
  const types = damageTypes.map((type) => wordOr(t, `damageType.${type}`, type));
  const difficulty = t('sheet.turn.dc', { dc: casting.dc.value });
  return (
    <ActionLine
      icon={LOOK_ICONS.spell}
      name={name}
      detail={words.join(', ')}
      flags={isAttack && <Flags of={{ attack: casting.attack, ...rollingOf(casting) }} aim={marks} />}
      gate={gate}
      onAnyway={() =>
        void act(isAttack ? { type: 'together', of: [gate.action(true), action(mode)] } : gate.action(true))
      }
    >
      <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
        {dice !== undefined && /^\d+d\d+$/.test(dice) ? (
          <DamageRoll
            rowGate={gate}
            cast={{ spell: id, way }}
            dice={dice}
            bonus={bonus}
            label={t('words.path.damage', { name })}
            words={damageWords(dice, bonus)}
          />
        ) : (
          dice
        )}
        <span className="text-note text-muted">{types.join(', ')}</span>
      </span>
      {isAttack ? (
        <AttackButton gate={gate} stat={casting.attack} mode={mode} path={`${path}.attack`} action={action} />
      ) : gate.isBarred ? (
        <BarredButton gate={gate}>{difficulty}</BarredButton>
      ) : (
        <NumberButton className="fe-roll-box" path={`${path}.dc`} label={t('sheet.spellDc')} value={casting.dc.value}>
          {difficulty}
          <span className="sr-only">, {name}</span>
        </NumberButton>
      )}
    </ActionLine>
  );
}

function rollingOf({ attackRolling }: CantripRow['casting']): { readonly rolling?: NonNullable<typeof attackRolling> } {
  return attackRolling === undefined ? {} : { rolling: attackRolling };
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
