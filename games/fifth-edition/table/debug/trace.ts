import type { DerivedState } from '@tessera/fifth-edition';
import type { Label, NestedMessage, PredicateTrace, Provenance } from '@tessera/rules';
import { type PlaceProvenance, provenanceAt } from '../hooks/provenanceAt.ts';

/** How a row of a trace is drawn. */
type TraceShape = 'counted' | 'sometimes' | 'capped' | 'beaten' | 'idle';

/** One effect, or one step of the rules, on the way to a number. */
export interface TraceRow {
  readonly id: string;
  readonly label: Label;
  readonly shape: TraceShape;
  /** `6 item`: when it came in the calculation. Steps of the rules themselves have none. */
  readonly phase: string;
  readonly kind: string;
  readonly reason: string;
  readonly detail: Label;
  /** `14 + @abilities.DEX.modifier`, and what its variables held. */
  readonly formula: string;
  readonly values: string;
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly predicate: PredicateTrace | undefined;
}

/** The trace of a number in the order of its calculation; nothing where there is no such place on the sheet. */
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

/** `6 item`: the phase by its number and by what it holds. */
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
