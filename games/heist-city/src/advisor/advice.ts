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

/** Something worth knowing; `adviceText` puts it into words. */
export interface Advice {
  readonly category: Category;
  readonly severity: Severity;
  readonly code: string;
  /** Units, cells, items and the like by their numbers and ids. */
  readonly params: Readonly<Record<string, Json>>;
}

/** One thing that can be said; the sentence is in the texts, under `advice`. */
export interface Saying {
  readonly severity: Severity;
  /** A fact of the rules, said in every mood. */
  readonly isRule?: boolean;
}

/** What a listener wants to hear. */
export interface Hearing {
  readonly mood?: Mood;
  readonly mute?: readonly Category[];
}

/** Whether a listener is in the mood for this. */
export function isHeard({ severity, isRule = false }: Saying, { mood = 'warnings' }: Hearing): boolean {
  return mood === 'coach' || isRule || (mood === 'warnings' && severity !== 'note');
}

/** Whether a listener wants to hear nothing of a category. */
export function isMuted(category: Category, { mute = [] }: Hearing): boolean {
  return mute.includes(category);
}

/** The gravest first; otherwise as they were said. */
export function byGravity(a: Advice, b: Advice): number {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}
