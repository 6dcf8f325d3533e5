import {
  ABILITIES,
  type Ability,
  BOUGHT_SCORES,
  SCORE_POINTS,
  STANDARD_ARRAY,
  scoreCost,
  scoresProblem,
} from '@tessera/fifth-edition';
import { Button, RadioCard } from '@tessera/ui';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { abilityName, abilityShort } from '../../words/pathName.ts';
import { useBuilder } from '../BuilderContext.ts';
import { PreviewPanel, type SheetPair } from '../preview/PreviewPanel.tsx';
import { ScoreBox } from './ScoreBox.tsx';
import { ScoreField } from './ScoreField.tsx';
import { StepFooter } from './StepFooter.tsx';
import { StepFrame } from './StepFrame.tsx';
import { dealt, METHODS, type Method, methodOf, rolledTotals, type Scores, spentOn } from './scores.ts';
import { draftsOf, type StepDrafts, useDrafts } from './stepDrafts.ts';

/** Step for base scores: standard array, point buy, rolled by the match, or typed. */
export function ScoresStep() {
  const character = useCharacter();
  const { t, record, sheet, state, isReadOnly } = character;
  const { done } = useBuilder();
  const [{ scores: drafted }, keep] = useDrafts(character.id);
  const setDrafted = useCallback((next: StepDrafts['scores']) => keep({ scores: next }), [keep]);
  const recorded = methodOf(record);
  const method = drafted?.method ?? recorded;
  const scores = drafted?.scores ?? record.baseAbilities;
  const totals = method === 'rolled' ? rolledTotals(state.rolled) : STANDARD_ARRAY;
  const problem = method && scoresProblem(method, scores);
  const shown = useMemo(
    (): SheetPair | undefined =>
      drafted && { before: sheet, after: character.attempt({ type: 'abilities', ...drafted }).sheet },
    [character, sheet, drafted],
  );

  const begin = (next: Method) =>
    setDrafted({ method: next, scores: startOf(next, scores, rolledTotals(state.rolled)) });
  const take = async () => {
    if (drafted === undefined) return;
    const result = await character.act({ type: 'abilities', ...drafted });
    if (!result.ok) return;
    setDrafted(undefined);
    done(1);
  };
  const roll = async () => {
    setDrafted({ method: 'rolled', scores });
    const result = await character.act({ type: 'rollAbilities' });
    if (result.ok) done(1);
  };
  // Assign new totals as soon as they are rolled.
  const fallen = rolledTotals(state.rolled).join();
  const dealtOut = useRef(fallen);
  useEffect(() => {
    const totals = fallen.split(',').map(Number);
    const before = draftsOf(character.id).scores;
    if (fallen === '' || fallen === dealtOut.current) return;
    if (before?.method === 'rolled') setDrafted({ method: 'rolled', scores: startOf('rolled', before.scores, totals) });
    dealtOut.current = fallen;
  }, [fallen, character.id, setDrafted]);
  const after = shown?.after ?? sheet;
  const canTake = drafted !== undefined && (method !== 'rolled' || state.rolled.length > 0);
  return (
    <StepFrame
      kicker={t('builder.group.origin')}
      title={t('builder.step.scores')}
      help={t('builder.scores.help')}
      footer={<StepFooter take={canTake ? { label: t('builder.scores.take'), run: () => void take() } : undefined} />}
      aside={<PreviewPanel shown={shown} choiceKey="~scores" />}
    >
      <div
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-2 mb-3"
        role="radiogroup"
        aria-label={t('builder.scores.method')}
      >
        {METHODS.map((each) => (
          <RadioCard
            key={each}
            name="method"
            title={t(`builder.method.${each}`)}
            chosen={each === method}
            disabled={isReadOnly}
            onChoose={() => begin(each)}
          />
        ))}
      </div>
      {method === 'rolled' && <Rolls rolls={state.rolled} isReadOnly={isReadOnly} onRoll={() => void roll()} />}
      {method !== undefined && (method !== 'rolled' || state.rolled.length > 0) && (
        <div className="grid min-w-0 grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2 my-2 max-[900px]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {ABILITIES.map((ability) => (
            <ScoreBox key={ability}>
              <span className="text-note text-muted">{abilityShort(t, ability)}</span>
              <span className="font-numeral font-semibold text-title">{after.abilities[ability].score.value}</span>
              <ScoreField
                label={t('builder.scores.base', { name: abilityName(t, ability) })}
                method={method}
                ability={ability}
                scores={scores}
                totals={totals}
                isReadOnly={isReadOnly}
                onChange={(changed) => setDrafted({ method, scores: changed })}
              />
              {method === 'pointBuy' && (
                <span className="text-note text-muted">
                  {t('builder.scores.cost', { n: scoreCost(scores[ability]) ?? 0 })}
                </span>
              )}
            </ScoreBox>
          ))}
        </div>
      )}
      {method === 'pointBuy' && (
        <p className="[&_b]:mr-1">
          <b className="font-numeral font-semibold text-title">{SCORE_POINTS - spentOn(scores)}</b>{' '}
          {t('builder.scores.left', { points: SCORE_POINTS })}
        </p>
      )}
      {problem !== undefined && problem.code !== 'pointsLeft' && (
        <p className="fe-conflict mb-3 py-2 px-3 border border-enemy rounded-control" role="status">
          {t(`builder.scores.${problem.code}`, problem.params)}
        </p>
      )}
    </StepFrame>
  );
}

/** Returns the initial scores of a method; the order of the abilities stays the same. */
function startOf(method: Method, scores: Scores, rolled: readonly number[]): Scores {
  const order: readonly Ability[] = ABILITIES.toSorted((a, b) => scores[b] - scores[a]);
  switch (method) {
    case 'standardArray':
      return dealt(STANDARD_ARRAY, order);
    case 'pointBuy': {
      const bounded = ABILITIES.map((ability) =>
        Math.min(BOUGHT_SCORES.most, Math.max(BOUGHT_SCORES.least, scores[ability])),
      );
      const bought = dealt(bounded, order);
      return spentOn(bought) > SCORE_POINTS ? dealt(STANDARD_ARRAY, order) : bought;
    }
    case 'rolled':
      return rolled.length === 0 ? scores : dealt(rolled, order);
    case 'manual':
      return scores;
  }
}

interface RollsProps {
  readonly rolls: readonly (readonly number[])[];
  readonly isReadOnly: boolean;
  readonly onRoll: () => void;
}

/** The rolled dice, with the lowest of each four crossed out. */
function Rolls({ rolls, isReadOnly, onRoll }: RollsProps) {
  const { t } = useCharacter();
  const lines = rolls.map((dice, index) => ({
    number: index + 1,
    dice: markedDice(dice),
    total: rolledTotals([dice])[0],
  }));
  return (
    <div className="flex flex-wrap gap-y-2 gap-x-4 items-center mb-2">
      {lines.map(({ number, dice, total }) => (
        <p
          key={number}
          className="fe-dice-roll flex gap-1 items-center [&_span]:w-6 [&_span]:border [&_span]:border-control [&_span]:rounded-[5px] [&_span]:text-center [&_b]:ml-1"
        >
          {dice.map(({ place, die, isDropped }) => (
            <span key={place} data-dropped={isDropped}>
              {die}
            </span>
          ))}
          <b>{total}</b>
        </p>
      ))}
      <Button small idle={isReadOnly} onClick={onRoll}>
        {t(rolls.length === 0 ? 'builder.scores.roll' : 'builder.scores.rollAgain')}
      </Button>
      <p className="text-note text-muted fe-help">{t('builder.scores.fair')}</p>
    </div>
  );
}

/** Marks one of the lowest of four dice as dropped. */
function markedDice(dice: readonly number[]) {
  const lowest = dice.indexOf(Math.min(...dice));
  return dice.map((die, index) => ({ die, place: index + 1, isDropped: index === lowest }));
}
