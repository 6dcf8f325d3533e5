import type { DerivedState } from '@tessera/fifth-edition';
import type { Label, NestedMessage, PredicateTrace, Provenance } from '@tessera/rules';
import { type PlaceProvenance, provenanceAt } from '../hooks/provenanceAt.ts';

/** Icon of a row. */
type TraceShape = 'counted' | 'sometimes' | 'capped' | 'beaten' | 'idle';

/** An effect or a step of the rules that contributes to a number. */
export interface TraceRow {
  readonly id: string;
  readonly label: Label;
  readonly shape: TraceShape;
  /** Phase of the calculation: `6 item`. Steps of the rules have none. */
  readonly phase: string;
  readonly kind: string;
  readonly reason: string;
  readonly detail: Label;
  /** Formula: `14 + @abilities.DEX.modifier`; `values` holds its variables. */
  readonly formula: string;
  readonly values: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly predicate: PredicateTrace | undefined;
}

/** Returns the trace of a number in the order of calculation; undefined for an unknown path. */
export function traceOf(sheet: DerivedState, path: string): readonly TraceRow[] | undefined {
  const found = provenanceAt(sheet, path);
  if (found === undefined) return undefined;
  const { stat } = found.explanation;
  const row = rowMaker(found);
  const known = new Set<string>();
  const rows = [
    ...(stat?.parts ?? []).map(({ id, label, before, after, value, op }) =>
      row(id, label, 'counted', { before, after, step: stepText(op, value) }),
    ),
    ...(stat?.dice ?? []).map(({ id, label, dice }) => row(id, label, 'counted', { step: dice })),
    ...(stat?.notes ?? []).map(({ id, label, condition, value, dice }) =>
      row(id, label, 'sometimes', { reason: 'situational', detail: condition, step: dice ?? String(value ?? '') }),
    ),
    ...(stat?.rejected ?? []).map(({ id, label, reason, detail, value }) =>
      row(id, label, shapeOf(reason), { reason, detail, step: value === undefined ? '' : String(value) }),
    ),
  ];
  for (const { id } of rows) known.add(id);
  const others = [...found.applied, ...found.refused].filter(({ id }) => !known.has(id));
  return [...rows, ...others.map((entry) => row(entry.id, entry.source.name, 'idle', { ...entry, step: '' }))];
}

interface RowFacts {
  readonly step: string;
  readonly reason?: string;
  readonly detail?: NestedMessage;
  readonly before?: number;
  readonly after?: number;
}

function rowMaker({ explanation, applied, refused }: PlaceProvenance) {
  const { traces, formulas } = explanation;
  const byId = new Map([...applied, ...refused].map((entry) => [entry.id, entry]));
  return (id: string, label: Label, shape: TraceShape, facts: RowFacts): TraceRow => {
    const entry = byId.get(id);
    const formula = formulas[id];
    return {
      id,
      label,
      shape,
      phase: entry === undefined ? '' : phaseText(entry),
      kind: entry?.kind ?? '',
      reason: facts.reason ?? 'applied',
      detail: facts.detail ?? '',
      formula: formula?.text ?? facts.step,
      values: formula === undefined ? '' : valuesText(formula.values),
      before: facts.before,
      after: facts.after,
      predicate: traces[id],
    };
  };
}

/** Formats a phase by its number and kind: `6 item`. */
function phaseText({ phase, source }: Provenance): string {
  return `${phase} ${source.id.split(':')[0] ?? ''}`.trim();
}

function valuesText(values: Readonly<Record<string, unknown>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name} = ${String(value)}`)
    .join(', ');
}

function stepText(op: string, value: number): string {
  return op === 'set' || op === 'add' ? String(value) : `${op} ${value}`;
}

const BEATEN = /winner|weaker|overridden|conflict/;

function shapeOf(reason: string): TraceShape {
  if (reason === 'capped') return 'capped';
  return BEATEN.test(reason) ? 'beaten' : 'idle';
}
