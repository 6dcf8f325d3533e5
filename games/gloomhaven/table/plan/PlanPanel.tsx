import type { StepOdds } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { PlanSteps, type ShownPlanStep } from '@tessera/ui';
import { percent } from '../model/percent.ts';
import type { ScenarioTable } from '../useScenarioTable.ts';
import { certainSteps, type NumberedStep, numberedSteps, stepNote, stepText } from './planText.ts';

/** The parts of a table that show its plan. */
interface PlanPanelTable extends Pick<ScenarioTable, 'formatter' | 'isNarrow'> {
  readonly plan: Pick<ScenarioTable['plan'], 'laidOut' | 'odds' | 'choices' | 'cut'>;
  readonly turn: { readonly hand: Pick<ScenarioTable['turn']['hand'], 'seat'> };
}

/** The steps of the plan with their own chance and the chance so far, and the joint chance above them. */
export function PlanPanel({ table }: { readonly table: PlanPanelTable }) {
  const { formatter, plan, turn, isNarrow } = table;
  const { t } = formatter;
  const { laidOut, odds, choices } = plan;
  if (!laidOut) return null;
  const { steps, view, refusal } = laidOut;
  const last = odds?.at(-1);
  const certain = certainSteps(plan);
  return (
    <PlanSteps
      label={t('plan.title')}
      title={last ? t('plan.joint', { count: odds?.length ?? 0 }) : t('plan.title')}
      total={last && percent(formatter, last.soFar)}
      isNarrow={isNarrow}
      steps={numberedSteps(steps).map((one) =>
        shownStep(one, {
          odds: odds?.find(({ step }) => step === one.index),
          isCertain: one.index < certain,
          seat: turn.hand.seat ?? 0,
          formatter,
        }),
      )}
      divider={{ before: certain, text: t('plan.firstCard') }}
      broken={choices.slice(steps.length).map((choice, n) => ({
        name: stepText({ choice, before: view, draws: false, targets: [] }, formatter),
        why: n === 0 && refusal ? t('plan.impossible', { why: formatter.refusal(refusal) }) : undefined,
      }))}
      onCut={plan.cut}
    />
  );
}

interface StepContext {
  readonly odds: StepOdds | undefined;
  /** Whether no card is drawn up to this step. */
  readonly isCertain: boolean;
  readonly seat: number;
  readonly formatter: GameFormatter;
}

function shownStep(one: NumberedStep, { odds, isCertain, seat, formatter }: StepContext): ShownPlanStep {
  const { t } = formatter;
  const name = stepText(one.step, formatter);
  const isSure = one.number !== undefined && isCertain;
  return {
    number: one.number,
    name,
    note: stepNote(one, seat, formatter),
    value: odds ? percent(formatter, odds.own) : isSure ? t('plan.sure') : undefined,
    valueNote: odds && t('plan.soFar', { chance: percent(formatter, odds.soFar) }),
    cut: t('plan.cut', { step: name }),
  };
}
