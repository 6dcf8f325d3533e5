import type { Json } from '@tessera/kernel';

/** Categories of advice. */
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

/** Severities of advice, the lowest first. */
export const SEVERITIES = ['note', 'warning', 'danger'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Amount of advice: rules only, also warnings, or everything. */
export const MOODS = ['rules', 'warnings', 'coach'] as const;
export type Mood = (typeof MOODS)[number];

/** One piece of advice; `adviceText` formats it. */
export interface Advice {
  readonly category: Category;
  readonly severity: Severity;
  readonly code: string;
  /** Parameters of the message: units, cells and items by numbers and ids. */
  readonly params: Readonly<Record<string, Json>>;
}

/** Kind of advice; its sentence is in the texts, under `advice`. */
export interface AdviceItem {
  readonly severity: Severity;
  /** Whether it is a fact of the rules, shown in every mood. */
  readonly isRule?: boolean;
}

/** Filter of a player: the mood and the muted categories. */
export interface AdviceFilter {
  readonly mood?: Mood;
  readonly mute?: readonly Category[];
}

/** Returns whether a player's mood admits this advice. */
export function isHeard({ severity, isRule = false }: AdviceItem, { mood = 'warnings' }: AdviceFilter): boolean {
  return mood === 'coach' || isRule || (mood === 'warnings' && severity !== 'note');
}

/** Returns whether a player has muted a category. */
export function isMuted(category: Category, { mute = [] }: AdviceFilter): boolean {
  return mute.includes(category);
}

/** Compares advice by severity, the highest first; a stable sort keeps the order otherwise. */
export function byGravity(a: Advice, b: Advice): number {
  return SEVERITIES.indexOf(b.severity) - SEVERITIES.indexOf(a.severity);
}
