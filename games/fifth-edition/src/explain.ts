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
import type { Say } from '@tessera/text';
import { evaluationOf } from './evaluateCharacter.ts';
import { type Line, listing } from './listing.ts';
import { messageText, said } from './message.ts';
import type { DerivedState } from './sheet.ts';

/** Why a place on the sheet holds what it holds, and what does not count. SPEC 14 */
export interface Explanation {
  readonly path: string;
  readonly value: Line['value'];
  /** The parts in the order in which they count; folding them gives the value. */
  readonly stat?: Stat;
  /** For lists and the like: each entry with who says so. */
  readonly entries?: Exclude<Line, { kind: 'number' }>['entries'];
  /** For what does not count because of a predicate: the predicate with the answers of its parts. */
  readonly traces: Readonly<Record<string, PredicateTrace>>;
  /** For what comes from formulas: the text and what its variables held. */
  readonly formulas: Readonly<
    Record<string, { readonly text: string; readonly values: Readonly<Record<string, unknown>> }>
  >;
}

export type Explained =
  | { readonly ok: true; readonly explanation: Explanation }
  | {
      readonly ok: false;
      readonly code: 'E_UNKNOWN_PATH';
      readonly message: NestedMessage;
      readonly hint?: NestedMessage;
    };

/** Explains any number or list of a sheet: `ac`, `skills.Stealth.bonus`, `spellcasting.slots.3`. */
export function explain(sheet: DerivedState, path: string): Explained {
  const lines = listing(sheet);
  const line = lines.get(path) ?? lines.get(`${path}.bonus`) ?? lines.get(`${path}.score`) ?? lines.get(`${path}.max`);
  if (line === undefined) {
    const near = nearestPath(path, lines);
    const hint = pathsBelow(path, lines) ?? (near === undefined ? undefined : said('did-you-mean', { name: near }));
    return { ok: false, code: 'E_UNKNOWN_PATH', message: said('nothing-there', { path }), ...(hint && { hint }) };
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

/** An explanation as lines of text, in the language of the texts. */
export function explanationLines(explanation: Explanation, say: Say): readonly string[] {
  const { path, stat, formulas, traces } = explanation;
  if (stat === undefined) return listed(explanation, say);
  const tell = (label: Label) => messageText(label, say);
  return [
    ...statLines(path, stat, tell),
    ...Object.entries(formulas).map(
      ([id, { text: formula, values }]) => `  ${tell(said('with', { id, formula, values: JSON.stringify(values) }))}`,
    ),
    ...Object.entries(traces).flatMap(([id, trace]) => [
      `  ${id}`,
      ...traceLines(trace, tell).map((each) => `    ${each}`),
    ]),
  ];
}

/** The path that was meant: one that is spelled nearly so, or the only one that has such a name in it. */
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

/** A path that only others start with. */
function pathsBelow(path: string, lines: ReadonlyMap<string, Line>): NestedMessage | undefined {
  const paths = [...lines.keys()].filter((each) => each.startsWith(`${path}.`));
  if (paths.length === 0) return undefined;
  return said(paths.length > MOST_SHOWN ? 'below-it-more' : 'below-it', { paths: paths.slice(0, MOST_SHOWN) });
}

const MOST_SHOWN = 4;

/** What has no parts to add up: a list says who each of its entries comes from. */
function listed({ path, value, entries }: Explanation, say: Say): readonly string[] {
  const isList = typeof value === 'object';
  const all = entries ?? (isList ? value.map((each) => ({ value: each, sources: [] })) : []);
  const below = all.map((entry) => {
    const who = [...new Set(entry.sources.map(({ label }) => messageText(label, say)))].join(', ');
    const key = `sum.entry.${entry.value}`;
    const name = say(key) === key ? entry.value : say(key);
    return { text: who === '' ? name : `${name}: ${who}` };
  });
  const empty = () => messageText(said('nothing', { path }), say);
  return treeLines({ text: !isList ? `${path} ${value}` : all.length === 0 ? empty() : path, below });
}

/** Worked out on demand, from the evaluation that the sheet came from; a sheet read from a file has none. */
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
