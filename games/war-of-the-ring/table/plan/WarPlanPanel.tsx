import type { PlanStep } from '@tessera/table';
import type { GameFormatter } from '@tessera/text';
import { PlanSteps, type ShownPlanStep } from '@tessera/ui';
import type { Action, View } from '@tessera/war-of-the-ring';
import { attackOdds, questionKind, sideOf } from '@tessera/war-of-the-ring/facts';
import { anchorsOf, commitLabel } from '../choice/answers.ts';
import { optionNote } from '../choice/optionNote.ts';
import { chanceText } from '../compare/chanceText.ts';
import { repliesTo } from '../compare/replies.ts';
import type { WarPlan } from './useWarPlan.ts';

interface WarPlanPanelProps {
  readonly plan: Pick<WarPlan, 'laidOut' | 'actions' | 'cut'>;
  readonly seat: number;
  readonly formatter: GameFormatter;
  readonly isNarrow: boolean;
}

/** The steps of the use of a die, with their odds, and the attacks that they open for the other side. */
export function WarPlanPanel({ plan, seat, formatter, isNarrow }: WarPlanPanelProps) {
  const { t } = formatter;
  const { laidOut, actions } = plan;
  if (!laidOut) return null;
  const { steps, refusal, isOpen } = laidOut;
  return (
    <PlanSteps
      label={t('planning.title')}
      title={t('planning.title')}
      isNarrow={isNarrow}
      steps={steps.map((step, i) => shownStep(step, i, { seat, formatter, isOpen: isOpen && i === steps.length - 1 }))}
      divider={isOpen ? { before: steps.length - 1, text: t('planning.dice') } : undefined}
      broken={actions.slice(steps.length).map((action, i) => ({
        name: commitLabel(action, formatter),
        why: i === 0 && refusal ? t('planning.impossible', { why: formatter.refusal(refusal) }) : undefined,
      }))}
      after={<Replies laidOut={laidOut} seat={seat} formatter={formatter} />}
      onCut={plan.cut}
    />
  );
}

interface StepContext {
  readonly seat: number;
  readonly formatter: GameFormatter;
  readonly isOpen: boolean;
}

function shownStep(
  { action, before }: PlanStep<View, Action>,
  index: number,
  { seat, formatter, isOpen }: StepContext,
): ShownPlanStep {
  const { t } = formatter;
  const name = commitLabel(action, formatter.for({ view: before }));
  const ask = { kind: questionKind(before) ?? '', about: {} };
  const odds = action.type === 'attack' ? attackOdds(before, sideOf(before, seat), action.from, action.to) : undefined;
  return {
    number: index + 1,
    name,
    note: optionNote({ kind: 'action', action }, { view: before, seat, ask, formatter, odds: odds === undefined }),
    value: odds ? chanceText(odds.attackerWins, formatter) : isOpen ? undefined : t('planning.sure'),
    valueNote: odds && t('table.future.measure.battle'),
    cut: t('planning.cut', { step: name }),
  };
}

interface RepliesProps extends Pick<WarPlanPanelProps, 'seat' | 'formatter'> {
  readonly laidOut: NonNullable<WarPlan['laidOut']>;
}

/** The best attacks of the other side at the end of the plan, from figures and dice that everybody sees. */
function Replies({ laidOut: { steps, view }, seat, formatter }: RepliesProps) {
  const { t } = formatter;
  const focus = steps.flatMap(({ action }) => anchorsOf(action).slice(-1)).at(-1);
  if (focus === undefined) return null;
  const replies = repliesTo(
    view,
    seat,
    { view, kind: 'certain', battle: undefined, certain: undefined, focus },
    false,
    formatter,
  );
  if (replies.length === 0) return null;
  return (
    <div className="text-note">
      <b className="font-semibold">{t('planning.replies')}</b>
      <ul className="m-0 list-none p-0">
        {replies.map(({ name, detail, value }) => (
          <li key={`${name} ${detail}`} className="flex justify-between gap-3">
            <span>
              {name}
              {detail !== undefined && <span className="text-muted"> {detail}</span>}
            </span>
            {value !== undefined && <b className="font-numeral font-semibold">{value}</b>}
          </li>
        ))}
      </ul>
    </div>
  );
}
