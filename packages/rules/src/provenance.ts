import type { Label, NestedMessage, Tell } from './message.ts';
import type { PredicateTrace } from './predicate/compile.ts';
import type { Part, RejectedModifier, Stat } from './stat.ts';
import { type TextTree, treeLines } from './textTree.ts';

/** The outcome of one piece of content in one calculation. */
export interface Provenance {
  /** A unique id, such as `pack/source/effect#n`. */
  readonly id: string;
  /** Its position in the listing. */
  readonly phase: number;
  readonly source: { readonly id: string; readonly name: Label; readonly pack: string; readonly version: string };
  readonly kind: string;
  /** The values it contributes to. */
  readonly targets: readonly string[];
  readonly status: ProvenanceStatus;
  /** A code of the game; `applied` if there is no special reason. */
  readonly reason: string;
  readonly detail?: NestedMessage;
  /** Its result: a number, dice, or a granted item. */
  readonly value?: number | string;
  readonly predicate?: PredicateTrace;
  readonly formula?: {
    readonly text: string;
    readonly values: Readonly<Record<string, number | boolean | string>>;
    readonly result: number | boolean | string;
  };
  /** The id of the record that caused this one. */
  readonly cause?: string;
}

/** Whether a contribution counts in a stat, or why it does not. */
export const PROVENANCE_STATUSES = [
  'applied',
  'situational',
  'rejected',
  'suppressed',
  'inactive',
  'pending',
  'error',
] as const;

export type ProvenanceStatus = (typeof PROVENANCE_STATUSES)[number];

/** Formats a stat as lines: its parts, its situational notes, and the rejected contributions with reasons. */
export function statLines(name: string, stat: Stat, t: Tell): string[] {
  const below: TextTree[] = [
    ...stat.parts.map((part) => partLine(part, t)),
    ...stat.dice.map(({ dice, label }) => ({ text: `${dice} ${t(label)}` })),
  ];
  if (stat.notes.length > 0)
    below.push({ text: t({ code: 'sometimes' }), below: stat.notes.map((note) => noteLine(note, t)) });
  if (stat.rejected.length > 0)
    below.push({ text: t({ code: 'not-counted' }), below: stat.rejected.map((each) => rejectedLine(each, t)) });
  return treeLines({ text: `${name} ${stat.value}`, below });
}

/** Formats a predicate as lines: each part with its verdict and the actual value. */
export function traceLines(trace: PredicateTrace, t: Tell): string[] {
  return treeLines(traceTree(trace, t));
}

function traceTree({ verdict, asks, found, parts }: PredicateTrace, t: Tell): TextTree {
  const answer = t({ code: verdict === 'situational' ? 'depends' : verdict ? 'yes' : 'no' });
  const there = found === undefined ? '' : ` (${t({ code: 'found', params: { found } })})`;
  return {
    text: `${answer}: ${t(asks)}${there}`,
    ...(parts && { below: parts.map((part) => traceTree(part, t)) }),
  };
}

const SIGNS: Readonly<Record<Part['op'], (value: number, t: Tell) => string>> = {
  set: (value) => `= ${value}`,
  add: signed,
  multiply: (value) => `× ${value}`,
  raise: (value, t) => t({ code: 'at-least', params: { value } }),
  lower: (value, t) => t({ code: 'at-most', params: { value } }),
};

function partLine({ op, value, label }: Part, t: Tell): TextTree {
  return { text: `${SIGNS[op](value, t)} ${t(label)}` };
}

function noteLine({ label, condition, value, dice }: Stat['notes'][number], t: Tell): TextTree {
  const amount = [value ? signed(value) : undefined, dice].filter(Boolean).join(' ');
  return { text: `${amount === '' ? '' : `${amount} `}${t(label)}: ${t(condition)}` };
}

function rejectedLine({ label, value, detail }: RejectedModifier, t: Tell): TextTree {
  return { text: `${value === undefined ? '' : `${value} `}${t(label)}: ${t(detail)}` };
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
