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
export function statLines(name: string, stat: Stat, tell: Tell): string[] {
  const below: TextTree[] = [
    ...stat.parts.map((part) => partLine(part, tell)),
    ...stat.dice.map(({ dice, label }) => ({ text: `${dice} ${tell(label)}` })),
  ];
  if (stat.notes.length > 0)
    below.push({ text: tell({ code: 'sometimes' }), below: stat.notes.map((note) => noteLine(note, tell)) });
  if (stat.rejected.length > 0)
    below.push({ text: tell({ code: 'not-counted' }), below: stat.rejected.map((each) => rejectedLine(each, tell)) });
  return treeLines({ text: `${name} ${stat.value}`, below });
}

/** Formats a predicate as lines: each part with its verdict and the actual value. */
export function traceLines(trace: PredicateTrace, tell: Tell): string[] {
  return treeLines(traceTree(trace, tell));
}

function traceTree({ verdict, asks, found, parts }: PredicateTrace, tell: Tell): TextTree {
  const answer = tell({ code: verdict === 'situational' ? 'depends' : verdict ? 'yes' : 'no' });
  const there = found === undefined ? '' : ` (${tell({ code: 'found', params: { found } })})`;
  return {
    text: `${answer}: ${tell(asks)}${there}`,
    ...(parts && { below: parts.map((part) => traceTree(part, tell)) }),
  };
}

const SIGNS: Readonly<Record<Part['op'], (value: number, tell: Tell) => string>> = {
  set: (value) => `= ${value}`,
  add: signed,
  multiply: (value) => `× ${value}`,
  raise: (value, tell) => tell({ code: 'at-least', params: { value } }),
  lower: (value, tell) => tell({ code: 'at-most', params: { value } }),
};

function partLine({ op, value, label }: Part, tell: Tell): TextTree {
  return { text: `${SIGNS[op](value, tell)} ${tell(label)}` };
}

function noteLine({ label, condition, value, dice }: Stat['notes'][number], tell: Tell): TextTree {
  const amount = [value ? signed(value) : undefined, dice].filter(Boolean).join(' ');
  return { text: `${amount === '' ? '' : `${amount} `}${tell(label)}: ${tell(condition)}` };
}

function rejectedLine({ label, value, detail }: RejectedModifier, tell: Tell): TextTree {
  return { text: `${value === undefined ? '' : `${value} `}${tell(label)}: ${tell(detail)}` };
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
