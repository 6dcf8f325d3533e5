import type { PredicateTrace } from './predicate/compile.ts';
import type { Part, Rejected, Stat } from './stat.ts';
import { type TextTree, treeLines } from './textTree.ts';

/** What became of one piece of content in one calculation. */
export interface Provenance {
  /** `pack/source/effect#n`, or whatever names it uniquely. */
  readonly id: string;
  /** Where it comes in the listing. */
  readonly phase: number;
  readonly source: { readonly id: string; readonly name: string; readonly pack: string; readonly version: string };
  readonly kind: string;
  /** The values it bears on. */
  readonly targets: readonly string[];
  readonly status: ProvenanceStatus;
  /** A code of the game; `applied` when there is nothing to say. */
  readonly reason: string;
  readonly detail?: string;
  /** What it came to: the number it gave, its dice, or what it grants. */
  readonly value?: number | string;
  readonly predicate?: PredicateTrace;
  readonly formula?: {
    readonly text: string;
    readonly values: Readonly<Record<string, number | boolean | string>>;
    readonly result: number | boolean | string;
  };
  /** The id of the record that brought this one in. */
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

/** A stat as lines: how it adds up, what counts only sometimes, and what does not count and why. */
export function statLines(name: string, stat: Stat): string[] {
  const below: TextTree[] = [
    ...stat.parts.map(partLine),
    ...stat.dice.map(({ dice, label }) => ({ text: `${dice} ${label}` })),
  ];
  if (stat.notes.length > 0) below.push({ text: 'in some situations', below: stat.notes.map(noteLine) });
  if (stat.rejected.length > 0) below.push({ text: 'not counted', below: stat.rejected.map(rejectedLine) });
  return treeLines({ text: `${name} ${stat.value}`, below });
}

/** A predicate as lines: each part with its answer and what was found. */
export function traceLines(trace: PredicateTrace): string[] {
  return treeLines(traceTree(trace));
}

function traceTree({ verdict, text, found, parts }: PredicateTrace): TextTree {
  const answer = verdict === 'situational' ? 'depends' : verdict ? 'yes' : 'no';
  const line = `${answer}: ${text}${found === undefined ? '' : ` (found ${found})`}`;
  return { text: line, ...(parts && { below: parts.map(traceTree) }) };
}

const SIGNS: Readonly<Record<Part['op'], (value: number) => string>> = {
  set: (value) => `= ${value}`,
  add: signed,
  multiply: (value) => `× ${value}`,
  raise: (value) => `at least ${value}`,
  lower: (value) => `at most ${value}`,
};

function partLine({ op, value, label }: Part): TextTree {
  return { text: `${SIGNS[op](value)} ${label}` };
}

function noteLine({ label, condition, value, dice }: Stat['notes'][number]): TextTree {
  const amount = [value ? signed(value) : undefined, dice].filter(Boolean).join(' ');
  return { text: `${amount === '' ? '' : `${amount} `}${label}: ${condition}` };
}

function rejectedLine({ label, value, detail }: Rejected): TextTree {
  return { text: `${value === undefined ? '' : `${value} `}${label}: ${detail}` };
}

function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}
