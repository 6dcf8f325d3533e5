import type { DerivedState, TurnPart } from '@tessera/fifth-edition';
import { Icon } from '@tessera/ui';
import type { IconArt } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useDesk } from '../desk/desk.ts';
import { NumberButton } from '../parts/NumberButton.tsx';
import { numberText } from '../parts/numberText.ts';
import { RollButton } from '../parts/RollButton.tsx';
import { withDice } from '../parts/withDice.ts';
import { castPlan } from '../play/castPlan.ts';
import { usualTarget } from '../play/spellTarget.ts';
import { useDeed } from '../play/useDeed.ts';
import { abilityShort, wordOr } from '../words/pathName.ts';
import { Flags } from './Flags.tsx';
import { classIcon, LOOK_ICONS } from './icons.ts';
import type { PackedWeapon } from './packedWeapons.ts';
import type { AttackRow, CantripRow, QuickSpellRow } from './turn.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** An attack with a weapon: a press rolls to hit, its damage rolls damage. */
export function AttackLine({ row: { attack, look } }: { readonly row: AttackRow }) {
  const { say } = useDesk();
  const action = useAction();
  const toHit = attack.attack;
  return (
    <ActionLine
      icon={LOOK_ICONS[look]}
      name={attack.name}
      detail={attackWords(say, attack)}
      flags={<Flags of={attack} />}
    >
      <Damage attack={attack} />
      <RollButton
        {...action}
        dice={withDice('1d20', toHit.dice)}
        bonus={toHit.value}
        label={say('words.path.attack', { name: attack.name })}
        mode={attack.rolling?.result}
        path={`attacks.${attack.id}.attack`}
      />
    </ActionLine>
  );
}

/** In combat a roll to hit uses up the action; once it is used the button is no longer bright, and still rolls. */
function useAction() {
  const { combat } = useDesk().state;
  const isUsed = combat?.used.includes('action') ?? false;
  return {
    className: `fe-roll-box ${isUsed ? 'fe-roll-off' : ''}`,
    along: combat === null || isUsed ? [] : [{ type: 'use', part: 'action', used: true } as const],
  };
}

function Damage({ attack }: { readonly attack: Attack }) {
  const { say } = useDesk();
  const { dice, bonus, type } = attack.damage;
  const words = damageWords(dice, bonus.value);
  const label = say('words.path.damage', { name: attack.name });
  const path = `attacks.${attack.id}.damage`;
  return (
    <span className="fe-damage">
      {/^\d+d\d+$/.test(dice) ? (
        <RollButton
          dice={withDice(dice, bonus.dice)}
          bonus={bonus.value}
          label={label}
          name={say('sheet.turn.rollDamage', { name: attack.name, damage: words })}
          path={path}
        >
          {words}
        </RollButton>
      ) : (
        <NumberButton path={path} label={label} value={Math.max(0, Number(dice) + bonus.value)} />
      )}
      <span className="fe-small">{wordOr(say, `damageType.${type}`, type)}</span>
    </span>
  );
}

/** A cantrip that is rolled to hit, or that others save against. */
export function CantripLine({ row }: { readonly row: CantripRow }) {
  const { say } = useDesk();
  const action = useAction();
  const { name, range, dice, damageTypes, entry, save } = row;
  const isRolled = save === undefined;
  const words = [
    range,
    ...(save === undefined
      ? []
      : [say('words.path.save', { ability: save.map((each) => abilityShort(say, each)).join(', ') })]),
    say('sheet.turn.cantrip'),
  ];
  const types = damageTypes.map((type) => wordOr(say, `damageType.${type}`, type));
  return (
    <ActionLine icon={LOOK_ICONS.spell} name={name} detail={words.join(', ')}>
      <span className="fe-damage">
        {dice !== undefined && /^\d+d\d+$/.test(dice) ? (
          <RollButton
            dice={dice}
            bonus={0}
            label={say('words.path.damage', { name })}
            name={say('sheet.turn.rollDamage', { name, damage: dice })}
          >
            {dice}
          </RollButton>
        ) : (
          dice
        )}
        <span className="fe-small">{types.join(', ')}</span>
      </span>
      {isRolled ? (
        <RollButton
          {...action}
          dice={withDice('1d20', entry.attack.dice)}
          bonus={entry.attack.value}
          label={say('words.path.attack', { name })}
          mode={entry.attackRolling?.result}
          path={`spellcasting.${entry.id}.attack`}
        />
      ) : (
        <NumberButton
          className="fe-roll-box fe-dc"
          path={`spellcasting.${entry.id}.dc`}
          label={say('sheet.spellDc')}
          value={entry.dc.value}
        >
          {say('sheet.turn.dc', { dc: entry.dc.value })}
          <span className="fe-hidden">, {name}</span>
        </NumberButton>
      )}
    </ActionLine>
  );
}

/** A weapon in the pack keeps its row and its number, and says how to get at it. */
export function PackedLine({ weapon: { instanceId, name, attack, objection } }: { readonly weapon: PackedWeapon }) {
  const { say, act, isReadOnly } = useDesk();
  return (
    <ActionLine isOff icon={LOOK_ICONS.blade} name={name} detail={objection ?? say('sheet.turn.packed')}>
      <span className="fe-damage">
        {attack && damageWords(attack.damage.dice, attack.damage.bonus.value)}
        {attack && <span className="fe-small">{numberText(attack.attack.value, true)}</span>}
      </span>
      <button
        type="button"
        className="fe-roll fe-roll-box fe-roll-off"
        disabled={isReadOnly}
        aria-label={say('sheet.turn.drawNamed', { name })}
        onClick={() => void act({ type: 'carry', instanceId, equipped: true })}
      >
        {say('sheet.turn.draw')}
      </button>
    </ActionLine>
  );
}

/** A spell that takes a bonus action or a reaction; a press casts it in the cheapest way. */
export function QuickSpellLine({ row, part }: { readonly row: QuickSpellRow; readonly part: TurnPart }) {
  const { say, record, sheet, rulebook, state, isReadOnly } = useDesk();
  const deed = useDeed();
  const { line, way, range } = row;
  const isUsed = state.combat?.used.includes(part) ?? false;
  const refusal = way?.refused;
  const reason = isUsed
    ? say(`sheet.turn.spent.${part}`)
    : refusal === undefined
      ? undefined
      : refusal.code === 'noneLeft'
        ? say('sheet.turn.noSlot')
        : say('sheet.turn.cannotCast', { because: refusal.because.join(', ') });
  const cast = () => {
    if (way === undefined) return;
    const spell = rulebook.spells.get(line.id)?.record;
    const on = spell && usualTarget(spell, rulebook) === 'others' ? say('play.spells.someone') : undefined;
    const { steps } = castPlan(line.id, way, { record, sheet, rulebook, inCombat: state.combat !== null }, { on });
    void deed(say('sheet.turn.castDone', { name: line.name }), ...steps);
  };
  const words = way === undefined ? '' : wayWords(say, way);
  return (
    <ActionLine
      isSmall
      isOff={reason !== undefined}
      icon={LOOK_ICONS.spell}
      name={line.name}
      detail={reason ?? [range, words].join(', ')}
    >
      <button
        type="button"
        className={`fe-roll fe-roll-box ${reason === undefined ? '' : 'fe-roll-off'}`}
        disabled={isReadOnly || refusal !== undefined}
        aria-label={say('sheet.turn.castNamed', { name: line.name })}
        onClick={cast}
      >
        {say('sheet.turn.cast')}
      </button>
    </ActionLine>
  );
}

/** A feature with uses; a press spends one and rolls its die where it has one. */
export function UseLine({ resource }: { readonly resource: DerivedState['resources'][string] }) {
  const { say, sheet, isReadOnly } = useDesk();
  const deed = useDeed();
  const { id, name, left, max, die, refresh } = resource;
  const [, giver] = sheet.features.find((feature) => feature.id === id)?.source.split(':') ?? [];
  const use = () =>
    void deed(
      undefined,
      { type: 'spend', what: id, amount: 1 },
      ...(die !== undefined && /^\d+d\d+$/.test(die)
        ? [{ type: 'roll', label: name, dice: die, bonus: 0, mode: 'plain' } as const]
        : []),
    );
  const count = say('sheet.turn.left', { left, max: max.value });
  const detail =
    left > 0
      ? [die, count].filter(Boolean).join(', ')
      : say('sheet.turn.spentUntil', { when: say(`sheet.refresh.${refresh}`) });
  return (
    <ActionLine isSmall isOff={left === 0} icon={classIcon(giver)} name={name} detail={detail}>
      <button
        type="button"
        className={`fe-roll fe-roll-box ${left === 0 ? 'fe-roll-off' : ''}`}
        disabled={isReadOnly || left === 0}
        aria-label={say('sheet.turn.useNamed', { name })}
        onClick={use}
      >
        {say('sheet.turn.use')}
      </button>
    </ActionLine>
  );
}

interface ActionLineProps {
  readonly icon: IconArt;
  readonly name: string;
  readonly detail: string;
  readonly flags?: ReactNode;
  readonly isOff?: boolean;
  readonly isSmall?: boolean;
  readonly children: ReactNode;
}

function ActionLine({ icon, name, detail, flags, isOff = false, isSmall = false, children }: ActionLineProps) {
  return (
    <li className={`fe-action ${isSmall ? 'fe-action-small' : ''} ${isOff ? 'fe-off' : ''}`}>
      <span className="fe-action-icon">
        <Icon of={icon} size={isSmall ? '1.25rem' : '1.5rem'} />
      </span>
      <span className="fe-action-name">
        <b>{name}</b> <span className="fe-small">{detail}</span> {flags}
      </span>
      {children}
    </li>
  );
}

type Speaking = ReturnType<typeof useDesk>['say'];

function attackWords(say: Speaking, { properties, mastery, reach }: Attack): string {
  const words = properties.map((each) => wordOr(say, `sheet.property.${each}`, each));
  const skilled = mastery === undefined ? [] : [wordOr(say, `sheet.mastery.${mastery}`, mastery)];
  return [...words, ...skilled, ...(reach === undefined ? [] : [reach])].join(', ');
}

function damageWords(dice: string, bonus: number): string {
  if (bonus === 0) return dice;
  return `${dice} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)}`;
}

function wayWords(say: Speaking, { kind, level, left }: NonNullable<QuickSpellRow['way']>): string {
  return say(`sheet.way.${kind}`, { level, left: left ?? 0 });
}
