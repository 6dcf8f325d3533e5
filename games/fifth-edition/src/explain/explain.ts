import {
  type Label,
  type NestedMessage,
  nearestName,
  type PredicateTrace,
  type Stat,
  statLines,
  traceLines,
  treeLines,
} from '@tessera/rules';
import type { TranslateFn } from '@tessera/text';
import { evaluationOf } from '../evaluate/evaluateCharacter.ts';
import type { DerivedState } from '../sheet/sheet.ts';
import { type Line, sheetLines } from '../sheet/sheetLines.ts';
import { engineMessage, messageText } from '../vocabulary/message.ts';

/** Explanation of a value on the sheet, including the parts that do not count. SPEC 14 */
export interface Explanation {
  readonly path: string;
  readonly value: Line['value'];
  /** Parts in the order of application; folding them gives the value. */
  readonly stat?: Stat;
  /** Entries of a list or text, each with its sources. */
  readonly entries?: Exclude<Line, { kind: 'number' }>['entries'];
  /** Predicate traces of the parts that a predicate disables. */
  readonly traces: Readonly<Record<string, PredicateTrace>>;
  /** Formula texts with the values of their variables. */
  readonly formulas: Readonly<
    Record<string, { readonly text: string; readonly values: Readonly<Record<string, unknown>> }>
  >;
}

export type ExplanationResult =
  | { readonly ok: true; readonly explanation: Explanation }
  | {
      readonly ok: false;
      readonly code: 'E_UNKNOWN_PATH';
      readonly message: NestedMessage;
      readonly hint?: NestedMessage;
    };

/** Explains a number or list of a sheet by its path: `ac`, `skills.Stealth.bonus`, `spellcasting.slots.3`. */
export function explain(sheet: DerivedState, path: string): ExplanationResult {
  const lines = linesOf(sheet);
  const line = lines.get(path) ?? lines.get(`${path}.bonus`) ?? lines.get(`${path}.score`) ?? lines.get(`${path}.max`);
  if (line === undefined) {
    const near = nearestPath(path, lines);
    const hint =
      pathsBelow(path, lines) ?? (near === undefined ? undefined : engineMessage('did-you-mean', { name: near }));
    return {
      ok: false,
      code: 'E_UNKNOWN_PATH',
      message: engineMessage('nothing-there', { path }),
      ...(hint && { hint }),
    };
  }
  const { value } = line;
  if (line.kind !== 'number') {
    const { entries } = line;
    return { ok: true, explanation: { path, value, traces: {}, formulas: {}, ...(entries && { entries }) } };
  }
  if (line.stat === undefined) return { ok: true, explanation: { path, value, traces: {}, formulas: {} } };
  const { traces, formulas } = detailsOf(sheet, line.stat);
  return { ok: true, explanation: { path, value, stat: line.stat, traces, formulas } };
}

/** The lines of explained sheets: a screen explains many paths of one sheet. Sheets never change. */
const linesBySheet = new WeakMap<DerivedState, ReadonlyMap<string, Line>>();

function linesOf(sheet: DerivedState): ReadonlyMap<string, Line> {
  const lines = linesBySheet.get(sheet) ?? sheetLines(sheet);
  linesBySheet.set(sheet, lines);
  return lines;
}

/** Formats an explanation as localized lines. */
export function explanationLines(explanation: Explanation, t: TranslateFn): readonly string[] {
  const { path, stat, formulas, traces } = explanation;
  if (stat === undefined) return listed(explanation, t);
  const notify = (label: Label) => messageText(label, t);
  return [
    ...statLines(path, stat, notify),
    ...Object.entries(formulas).map(
      ([id, { text: formula, values }]) =>
        `  ${notify(engineMessage('with', { id, formula, values: JSON.stringify(values) }))}`,
    ),
    ...Object.entries(traces).flatMap(([id, trace]) => [
      `  ${id}`,
      ...traceLines(trace, notify).map((each) => `    ${each}`),
    ]),
  ];
}

/** Returns the closest path: a similar spelling, or the only path that contains the name. */
function nearestPath(path: string, lines: ReadonlyMap<string, Line>): string | undefined {
  const near = nearestName(path, lines.keys());
  if (near !== undefined) return near;
  const steps = new Map<string, string>();
  for (const each of lines.keys())
    for (const step of each.split('.'))
      if (!steps.has(step) || steps.get(step)!.length > each.length) steps.set(step, each);
  const words = path.split('.').filter((word) => word.length > 1);
  for (const word of words.toReversed()) {
    const step = steps.has(word) ? word : nearestName(word, steps.keys());
    if (step !== undefined) return steps.get(step);
  }
  return undefined;
}

/** Returns a message that lists the paths below an incomplete path. */
function pathsBelow(path: string, lines: ReadonlyMap<string, Line>): NestedMessage | undefined {
  const paths = [...lines.keys()].filter((each) => each.startsWith(`${path}.`));
  if (paths.length === 0) return undefined;
  return engineMessage(paths.length > MAX_SHOWN ? 'below-it-more' : 'below-it', { paths: paths.slice(0, MAX_SHOWN) });
}

const MAX_SHOWN = 4;

/** Formats a value without parts; each entry of a list names its sources. */
function listed({ path, value, entries }: Explanation, t: TranslateFn): readonly string[] {
  const isList = typeof value === 'object';
  const all = entries ?? (isList ? value.map((each) => ({ value: each, sources: [] })) : []);
  const below = all.map((entry) => {
    const who = [...new Set(entry.sources.map(({ label }) => messageText(label, t)))].join(', ');
    const key = `sum.entry.${entry.value}`;
    const name = t(key) === key ? entry.value : t(key);
    return { text: who === '' ? name : `${name}: ${who}` };
  });
  const empty = () => messageText(engineMessage('nothing', { path }), t);
  return treeLines({ text: !isList ? `${path} ${value}` : all.length === 0 ? empty() : path, below });
}

/** Computes traces and formulas on demand. A sheet read from a file has no evaluation and therefore no details. */
function detailsOf(sheet: DerivedState, stat: Stat): Pick<Explanation, 'traces' | 'formulas'> {
  const traces: Record<string, PredicateTrace> = {};
  const formulas: Record<string, { text: string; values: Readonly<Record<string, unknown>> }> = {};
  const evaluated = evaluationOf(sheet);
  if (evaluated === undefined) return { traces, formulas };
  const { facts, instances } = evaluated.evaluation;
  const ids = new Set([...stat.parts, ...stat.notes, ...stat.rejected].map(({ id }) => id));
  for (const instance of instances) {
    if (!ids.has(instance.id)) continue;
    const gate = instance.effect.gate ?? instance.feature.gate;
    const value = instance.effect.values.value;
    facts.self = instance;
    if (gate !== undefined) traces[instance.id] = gate.explain(facts);
    if (value !== undefined && value.variables.length > 0)
      formulas[instance.id] = { text: value.text, values: value.readings(facts) };
    facts.self = undefined;
  }
  return { traces, formulas };
}
