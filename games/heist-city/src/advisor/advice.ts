import type { Json } from '@tessera/kernel';

/** What advice is about. */
export const CATEGORIES = [
  'movement',
  'slots',
  'targeting',
  'state',
  'turn-order',
  'combat',
  'equipment',
  'points',
  'alert',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** How much it matters, the least first. */
export const SEVERITIES = ['note', 'warning', 'danger'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** How much a player wants to hear: what the rules say, what could go wrong as well, or everything. */
export const MOODS = ['rules', 'warnings', 'coach'] as const;
export type Mood = (typeof MOODS)[number];

/** Something worth knowing. `adviceText` puts it in words; the code and its params are for everybody else. */
export interface Advice {
  readonly category: Category;
  readonly severity: Severity;
  readonly code: string;
  /** Units, cells, items and the like by their numbers and ids. */
  readonly params: Readonly<Record<string, Json>>;
}

/** One thing that can be said. */
export interface Saying {
  readonly severity: Severity;
  /** A fact of the rules, said in every mood. */
  readonly isRule?: boolean;
  /** English; `{name}` is filled from the params, `{name:slot|slots}` counts. */
  readonly text: string;
}

/** What a listener wants to hear. */
export interface Hearing {
  readonly mood?: Mood;
  readonly mute?: readonly Category[];
}

/** Whether a listener wants to hear this. */
export function isHeard(category: Category, saying: Saying, { mood = 'warnings', mute = [] }: Hearing): boolean {
  if (mute.includes(category)) return false;
  if (mood === 'coach' || saying.isRule) return true;
  return mood === 'warnings' && saying.severity !== 'note';
}

/** The gravest first; otherwise as they were said. */
export function byGravity(a: Advice, b: Advice): number {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}
