import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { IconButton } from '../controls/IconButton.tsx';
import { close } from '../icons/glyphs.ts';

/** A step of a plan. */
export interface ShownPlanStep {
  /** Its number in the list and on the board; absent for a step that only begins or continues something. */
  readonly number?: number | undefined;
  readonly name: string;
  readonly note?: string | undefined;
  /** Its chance, or that it is certain. */
  readonly value?: string | undefined;
  /** What the chance is, or the chance so far. */
  readonly valueNote?: string | undefined;
  /** Name of the button that takes out this step and those after it. */
  readonly cut: string;
}

export interface PlanStepsProps {
  readonly label: string;
  readonly title: string;
  /** The joint chance of the plan. */
  readonly total?: string | undefined;
  readonly isNarrow?: boolean | undefined;
  readonly steps: readonly ShownPlanStep[];
  /** A line before a step: from there nothing is certain. */
  readonly divider?: { readonly before: number; readonly text: string } | undefined;
  /** Steps that are no longer possible; the first one says why. */
  readonly broken: readonly { readonly name: string; readonly why?: string | undefined }[];
  /** What the plan leads to. */
  readonly after?: ReactNode;
  /** Keeps only the first steps. */
  onCut(count: number): void;
}

/** The steps of a plan, each with its number, its consequence and its chance. */
export function PlanSteps(props: PlanStepsProps) {
  const { label, title, total, isNarrow = false, steps, divider, broken, after, onCut } = props;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <header className="flex items-center gap-3">
        <h2 className={classes('m-0 min-w-0 flex-1 font-semibold', isNarrow ? 'text-note' : 'font-title text-lead')}>
          {title}
        </h2>
        {total !== undefined && (
          <b className="flex-none whitespace-nowrap font-numeral font-semibold text-display leading-9">{total}</b>
        )}
      </header>
      <ol className="m-0 flex list-none flex-col gap-1 p-0">
        {steps.map((step, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are only added and cut at the end.
          <li key={i} className="contents">
            {divider?.before === i && <p className={DIVIDER}>{divider.text}</p>}
            <PlanRow step={step} onCut={() => onCut(i)} />
          </li>
        ))}
        {broken.map(({ name, why }) => (
          <li key={name} className="rounded-control border border-enemy border-dashed px-2 py-1 text-note">
            <s>{name}</s>
            {why !== undefined && <span className="block text-enemy">{why}</span>}
          </li>
        ))}
      </ol>
      {after}
    </section>
  );
}

const DIVIDER =
  'm-0 flex items-center gap-2 text-muted text-note before:flex-1 before:border-control before:border-t before:border-dashed ' +
  'after:flex-1 after:border-control after:border-t after:border-dashed';

function PlanRow({ step, onCut }: { readonly step: ShownPlanStep; onCut(): void }) {
  const { number, name, note, value, valueNote } = step;
  const isHeading = number === undefined;
  return (
    <div
      data-plan-step={number}
      className={classes(
        'flex items-center gap-2 rounded-control px-2',
        !isHeading && 'min-h-11 border border-hairline bg-raised',
      )}
    >
      {number !== undefined && (
        <b className="grid size-6 flex-none place-items-center rounded-chip bg-ink font-numeral font-semibold text-surface">
          {number}
        </b>
      )}
      <span className="min-w-0 flex-1 leading-4.5">
        <span className={classes('block', isHeading && 'font-semibold text-note')}>{name}</span>
        {note !== undefined && <span className="block text-muted text-note">{note}</span>}
      </span>
      {value !== undefined && (
        <span className="flex-none text-right leading-4.5">
          <b
            className={classes('block font-semibold', valueNote === undefined ? 'text-note' : 'font-numeral text-lead')}
          >
            {value}
          </b>
          {valueNote !== undefined && <span className="block text-muted text-note">{valueNote}</span>}
        </span>
      )}
      <IconButton bare small icon={close} label={step.cut} onClick={onCut} />
    </div>
  );
}
