import type { ActionOf, CompanionSheet } from '@tessera/fifth-edition';
import { wolfHead } from '@tessera/ui/icons';
import { useCharacter } from '../character/characterContext.ts';
import { BarredButton } from '../parts/gate/Barred.tsx';
import { useGate } from '../parts/gate/useGate.ts';
import { numberText } from '../parts/numberText.ts';
import { RollButton } from '../parts/RollButton.tsx';
import type { ChosenRollMode } from '../parts/rollMode.ts';
import { NumberButton } from '../parts/sum/NumberButton.tsx';
import { ActionLine } from '../sheet/turn/ActionLine.tsx';
import { wordOr } from '../words/pathName.ts';
import { deedWords } from './companionWords.ts';

type Attack = CompanionSheet['attacks'][number];

/** Attacks, actions and traits of a companion. */
export function CompanionDeeds({ sheet }: { readonly sheet: CompanionSheet }) {
  const { t } = useCharacter();
  const { attacks, creature } = sheet;
  return (
    <>
      <ul className="m-0 p-0 list-none">
        {attacks.map((attack) => (
          <AttackRow key={attack.id} sheet={sheet} attack={attack} />
        ))}
      </ul>
      <ul className="grid gap-1 m-0 p-0 list-none text-note">
        {[...(creature.actions ?? []), ...(creature.traits ?? [])].map((deed) => (
          <li key={`${deed.id} ${'cost' in deed}`}>
            <b className="font-semibold">{deed.name}</b> <span className="text-muted">{deedWords(deed, sheet, t)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AttackRowProps {
  readonly sheet: CompanionSheet;
  readonly attack: Attack;
}

/** Attack of a companion: one button rolls to hit and damage. It takes nothing of the character's turn. */
function AttackRow({ sheet, attack }: AttackRowProps) {
  const { t, act, isReadOnly } = useCharacter();
  const { instanceId, name } = sheet.companion;
  const label = t('companion.attackRoll', { name, attack: attack.name });
  const gate = useGate({ kind: 'companion', instanceId, isAttack: true, left: sheet.hitPoints.current }, label);
  const path = `companions.${instanceId}.attacks.${attack.id}`;
  const action = (mode: ChosenRollMode) => attackAction(attack, label, mode);
  const { dice, bonus, damageType, reach, extra, note } = attack;
  const plus = bonus.value === 0 ? '' : ` ${bonus.value < 0 ? '−' : '+'} ${Math.abs(bonus.value)}`;
  const more = extra.map((each) => `+${each.dice} ${wordOr(t, `damageType.${each.type}`, each.type)}`);
  return (
    <ActionLine
      isSmall
      icon={wolfHead}
      name={attack.name}
      detail={[reach, ...more, note].filter(Boolean).join(', ')}
      gate={gate}
      onAnyway={() => void act({ type: 'together', of: [gate.action(true), action('plain')] })}
    >
      <span className="fe-damage grid justify-items-end text-right whitespace-nowrap">
        <NumberButton path={`${path}.damage`} label={t('words.path.damage', { name: label })} value={bonus.value}>
          {dice}
          {plus}
        </NumberButton>
        <span className="text-note text-muted">{wordOr(t, `damageType.${damageType}`, damageType)}</span>
      </span>
      {gate.isBarred ? (
        <BarredButton gate={gate}>{numberText(attack.toHit.value, true)}</BarredButton>
      ) : (
        <RollButton
          className={`fe-roll-box ${isReadOnly ? 'fe-roll-off' : ''}`}
          along={[gate.action()]}
          dice="1d20"
          bonus={attack.toHit.value}
          label={label}
          path={`${path}.attack`}
          action={action}
        />
      )}
    </ActionLine>
  );
}

const ROLLED = /^\d+d\d+$/;

function attackAction(
  { toHit, dice, bonus, damageType, extra }: Attack,
  label: string,
  mode: ChosenRollMode,
): ActionOf<'attack'> {
  return {
    type: 'attack',
    label: label.slice(0, 100),
    attack: { dice: '1d20', bonus: toHit.value, mode },
    damage: [damageOf(dice, damageType, bonus.value), ...extra.map((each) => damageOf(each.dice, each.type, 0))],
  };
}

function damageOf(text: string, type: string, added: number): ActionOf<'attack'>['damage'][number] {
  const [dice = '', plus = '0'] = text.split(/(?=[+-])/);
  const bonus = added + Number(plus);
  return ROLLED.test(dice) ? { type, dice, bonus } : { type, bonus: bonus + Number(dice) };
}
