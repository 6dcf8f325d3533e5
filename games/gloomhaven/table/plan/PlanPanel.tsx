import type { StepOdds } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { classes, IconButton } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
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
  const last = odds?.at(-1);
  const certain = certainSteps(plan);
  return (
    <section aria-label={t('plan.title')} className="flex flex-col gap-2">
      <header className="flex items-center gap-3">
        <h2 className={classes('m-0 min-w-0 flex-1 font-semibold', isNarrow ? 'text-note' : 'font-title text-lead')}>
          {last ? t('plan.joint', { count: odds?.length ?? 0 }) : t('plan.title')}
        </h2>
        {last && (
          <b className="flex-none whitespace-nowrap font-numeral font-semibold text-display leading-9">
            {percent(formatter, last.soFar)}
          </b>
        )}
      </header>
      <ol className="m-0 flex list-none flex-col gap-1 p-0">
        {numberedSteps(laidOut.steps).map((one) => (
          <li key={one.index} className="contents">
            {one.index === certain && certain < laidOut.steps.length && (
              <p className={DIVIDER}>{t('plan.firstCard')}</p>
            )}
            <PlanRow
              one={one}
              odds={odds?.find(({ step }) => step === one.index)}
              isCertain={one.index < certain}
              seat={turn.hand.seat ?? 0}
              formatter={formatter}
              onRemove={() => plan.cut(one.index)}
            />
          </li>
        ))}
        {choices.slice(laidOut.steps.length).map((choice, n) => (
          <li
            key={JSON.stringify(choice)}
            className="rounded-control border border-enemy border-dashed px-2 py-1 text-note"
          >
            <s>{stepText({ choice, before: laidOut.view, draws: false, targets: [] }, formatter)}</s>
            {n === 0 && laidOut.refusal && (
              <span className="block text-enemy">
                {t('plan.impossible', { why: formatter.refusal(laidOut.refusal) })}
              </span>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

const DIVIDER =
  'm-0 flex items-center gap-2 text-muted text-note before:flex-1 before:border-control before:border-t before:border-dashed ' +
  'after:flex-1 after:border-control after:border-t after:border-dashed';

interface PlanRowProps {
  readonly one: NumberedStep;
  readonly odds: StepOdds | undefined;
  /** Whether no card is drawn up to this step. */
  readonly isCertain: boolean;
  readonly seat: number;
  readonly formatter: GameFormatter;
  onRemove(): void;
}

function PlanRow({ one, odds, isCertain, seat, formatter, onRemove }: PlanRowProps) {
  const { t } = formatter;
  const text = stepText(one.step, formatter);
  const note = stepNote(one, seat, formatter);
  const isHeading = one.number === undefined;
  return (
    <div
      data-plan-step={one.number}
      className={classes(
        'flex items-center gap-2 rounded-control px-2',
        !isHeading && 'min-h-11 border border-hairline bg-raised',
      )}
    >
      {one.number !== undefined && (
        <b className="grid size-6 flex-none place-items-center rounded-chip bg-ink font-numeral font-semibold text-surface">
          {one.number}
        </b>
      )}
      <span className="min-w-0 flex-1 leading-4.5">
        <span className={classes('block', isHeading && 'font-semibold text-note')}>{text}</span>
        {note !== undefined && <span className="block text-muted text-note">{note}</span>}
      </span>
      <span className="flex-none text-right leading-4.5">
        {odds ? (
          <>
            <b className="block font-numeral font-semibold text-lead">{percent(formatter, odds.own)}</b>
            <span className="block text-muted text-note">
              {t('plan.soFar', { chance: percent(formatter, odds.soFar) })}
            </span>
          </>
        ) : (
          !isHeading && isCertain && <b className="font-semibold text-note">{t('plan.sure')}</b>
        )}
      </span>
      <IconButton bare small icon={close} label={t('plan.cut', { step: text })} onClick={onRemove} />
    </div>
  );
}
