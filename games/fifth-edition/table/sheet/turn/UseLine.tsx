import { Pressable } from '@tessera/ui';
import { useState } from 'react';
import { useCharacter } from '../../character/desk.ts';
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
  const isUsed = !isOn && isPartUsed(row, state.combat);
  const { isSpent, refused } = planOf(row, { sheet, record, combat: state.combat }, { amount });
  const isOff = isSpent || refused !== undefined;
  const detail = useDetail(row, amount ?? 1, { isOn, isSpent, isUsed });
  return (
    <ActionLine
      isSmall
      isOff={isOff || isUsed}
      icon={sourceIcon(row.source, rulebook)}
      name={row.name}
      detail={refused === undefined ? detail : text(refused)}
    >
      <UseControls {...{ row, isOn, isUsed, isOff, amount }} onAmount={setAmount} />
    </ActionLine>
  );
}

interface UseControlsProps {
  readonly row: UseRow;
  /** Whether it is active and can only be ended. */
  readonly isOn: boolean;
  readonly isUsed: boolean;
  readonly isOff: boolean;
  readonly amount: number | undefined;
  readonly onAmount: (amount: number | undefined) => void;
}

/** Inputs of a use, and the buttons that perform it. */
function UseControls({ row, isOn, isUsed, isOff, amount, onAmount }: UseControlsProps) {
  const desk = useCharacter();
  const { t, sheet, record, state, isReadOnly, text } = desk;
  const perform = usePerform();
  const [fell, setFell] = useState<number>();
  const [answers, setAnswers] = useState<Answers>({});
  const { name, resource, gives } = row;
  const isOpen = gives !== undefined && !isOn && !isOff && !isReadOnly;
  const questions = effectQuestions(isOpen ? beginningIn(gives, sheet) : undefined, desk);
  const dice = isOpen ? diceIn(gives, sheet) : undefined;
  const asked = isReadOnly ? undefined : askedOf(row);
  const isReady = amount !== undefined && questions.every(({ id }) => answers[id] !== undefined);

  const actions = (isForOthers: boolean) => {
    const wish: UseRequest = { amount, fell, isForOthers, ...(questions.length > 0 && { answers }) };
    return planOf(row, { sheet, record, combat: state.combat }, wish).actions;
  };
  const use = async (isForOthers: boolean) => {
    if (await perform(undefined, ...actions(isForOthers))) setFell(undefined);
  };
  const button = (verb: 'use' | 'stop' | 'onMe' | 'onOther') => (
    <Pressable
      className={`fe-roll fe-roll-box ${isOff || isUsed ? 'fe-roll-off' : ''}`}
      disabled={isReadOnly || isOff || !isReady}
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
      {gives?.others && !isOn ? (
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

/** Whether its action is spent. One of several attacks may still be left when the action is spent. */
function isPartUsed({ place, isAttack }: UseRow, combat: { readonly used: readonly string[] } | null): boolean {
  return combat !== null && !isAttack && combat.used.includes(place);
}
