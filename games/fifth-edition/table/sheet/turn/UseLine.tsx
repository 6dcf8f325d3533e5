import type { DeedRequest } from '@tessera/fifth-edition';
import { Pressable } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { BarredButton } from '../../parts/gate/Barred.tsx';
import { type GateAnswer, useGate } from '../../parts/gate/useGate.ts';
import { EffectAnswers } from '../../play/effects/EffectAnswers.tsx';
import { effectQuestions } from '../../play/effects/effectQuestions.ts';
import { beginningIn } from '../../play/rest/gainActions.ts';
import { usePerform } from '../../play/usePerform.ts';
import { ActionLine } from './ActionLine.tsx';
import { CountInput } from './CountInput.tsx';
import { sourceIcon } from './icons.ts';
import { endOf, planOf, type UseRequest, type UseRow } from './uses.ts';
import { diceIn, useDetail } from './useWords.ts';

type Answers = Readonly<Record<string, string>>;

/**
 * Row of a use. A press spends its resource and action, and applies its gains or rolls its die. Uses on other creatures
 * have a second button.
 */
export function UseLine({ row }: { readonly row: UseRow }) {
  const { sheet, record, state, rulebook, text } = useCharacter();
  const [amount, setAmount] = useState<number | undefined>(1);
  const isOn = endOf(row, record) !== undefined;
  const { isSpent, refused } = planOf(row, { sheet, record, combat: state.combat }, { amount });
  const gate = useGate(deedOf(row, amount ?? 1, isOn), row.name);
  const detail = useDetail(row, amount ?? 1, { isOn, isSpent });
  const controls = useUse({ row, isOn, gate, amount });
  return (
    <ActionLine
      isSmall
      icon={sourceIcon(row.source, rulebook)}
      name={row.name}
      detail={refused === undefined ? detail : text(refused)}
      gate={refused === undefined || !gate.isBarred ? gate : { ...gate, sentence: text(refused) }}
      onAnyway={() => void controls.use(false, true)}
    >
      <UseControls {...{ row, isOn, gate, amount, controls }} onAmount={setAmount} />
    </ActionLine>
  );
}

/** The request of a use to the gate. Ending an effect needs none. */
function deedOf({ place, isAttack, resource, toggle, gives }: UseRow, amount: number, isOn: boolean): DeedRequest {
  if (isOn) return { kind: 'use' };
  return {
    kind: 'use',
    isAttack,
    isAgainstFall: gives?.standsAt !== undefined && place === 'free',
    ...(place !== 'free' && place !== 'other' && { part: place }),
    ...(resource !== undefined && { spends: { what: resource.id, amount } }),
    ...(toggle !== undefined && { toggle: toggle.id }),
  };
}

interface UseParts {
  readonly row: UseRow;
  /** Whether it is active and can only be ended. */
  readonly isOn: boolean;
  readonly gate: GateAnswer;
  readonly amount: number | undefined;
}

/** The player's input for a use, and the functions that perform it. */
function useUse({ row, isOn, gate, amount }: UseParts) {
  const { sheet, record, state } = useCharacter();
  const perform = usePerform();
  const [fell, setFell] = useState<number>();
  const [answers, setAnswers] = useState<Answers>({});
  const actions = (isForOthers: boolean) => {
    const wish: UseRequest = { amount, fell, isForOthers, ...(Object.keys(answers).length > 0 && { answers }) };
    return planOf(row, { sheet, record, combat: state.combat }, wish).actions;
  };
  const use = async (isForOthers: boolean, isAnyway = false) => {
    const rest = actions(isForOthers).filter(({ type }) => type !== 'use');
    if (await perform(undefined, ...(isOn ? rest : [gate.action(isAnyway), ...rest]))) setFell(undefined);
  };
  return { fell, setFell, answers, setAnswers, actions, use };
}

interface UseControlsProps extends UseParts {
  readonly controls: ReturnType<typeof useUse>;
  readonly onAmount: (amount: number | undefined) => void;
}

/** Inputs of a use, and the buttons that perform it. */
function UseControls({ row, isOn, gate, amount, controls, onAmount }: UseControlsProps) {
  const character = useCharacter();
  const { t, sheet, isReadOnly, text } = character;
  const { fell, setFell, answers, setAnswers, actions, use } = controls;
  const { name, resource, gives } = row;
  const isOpen = gives !== undefined && !isOn && !gate.isBarred && !isReadOnly;
  const questions = effectQuestions(isOpen ? beginningIn(gives, sheet) : undefined, character);
  const dice = isOpen ? diceIn(gives, sheet) : undefined;
  const asked = isReadOnly ? undefined : askedOf(row);
  const isReady = amount !== undefined && questions.every(({ id }) => answers[id] !== undefined);
  const button = (verb: 'use' | 'stop' | 'onMe' | 'onOther') =>
    gate.isBarred ? (
      <BarredButton gate={gate}>{t(`sheet.turn.${verb}`)}</BarredButton>
    ) : (
      <Pressable
        className="fe-roll fe-roll-box"
        disabled={isReadOnly || !isReady}
        aria-label={t(`sheet.turn.${verb}Named`, { name })}
        onClick={() => void use(verb === 'onOther')}
      >
        {t(`sheet.turn.${verb}`)}
      </Pressable>
    );

  return (
    <span className="fe-action-controls flex flex-wrap gap-1 justify-end items-center">
      <EffectAnswers questions={questions} answers={answers} onAnswer={setAnswers} />
      {asked !== undefined && (
        <CountInput
          label={asked.label ?? t('play.resources.amount', { name: text(resource?.name ?? name) })}
          most={asked.most}
          value={amount}
          onChange={onAmount}
        />
      )}
      {dice !== undefined && (
        <CountInput
          label={t('sheet.turn.fell', { dice })}
          placeholder={dice}
          most={MAX_FALLEN}
          value={fell}
          onChange={setFell}
        />
      )}
      {gives?.others && !isOn && !gate.isBarred ? (
        <>
          {button('onMe')}
          {button('onOther')}
        </>
      ) : (
        actions(false).length > 0 && button(isOn ? 'stop' : 'use')
      )}
    </span>
  );
}

/** Upper limit of an entered total; above the dice of any feature. */
const MAX_FALLEN = 999;

/** Returns the number that the player must enter, if any. */
function askedOf({ amount, resource, gives }: UseRow): { readonly label?: string; readonly most: number } | undefined {
  if (gives?.asks !== undefined) return { label: gives.asks.name, most: gives.asks.most };
  return amount === undefined && resource !== undefined && resource.left > 0 ? { most: resource.left } : undefined;
}
