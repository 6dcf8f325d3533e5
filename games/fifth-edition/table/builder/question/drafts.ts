import type { CharacterAction, ChoiceState, ChoiceValue } from '@tessera/fifth-edition';

/** Unsaved answers by question; `undefined` leaves a question open. */
export type DraftAnswers = ReadonlyMap<string, ChoiceValue | undefined>;

/** Returns the answer of the draft, or else of the sheet. */
export function answerIn(answers: DraftAnswers, choice: Pick<ChoiceState, 'key' | 'value'>): ChoiceValue | undefined {
  return answers.has(choice.key) ? answers.get(choice.key) : choice.value;
}

/** Returns the actions that save the answers, each question before its follow-up questions. */
export function actionsFor(answers: DraftAnswers): readonly CharacterAction[] {
  return [...answers]
    .toSorted(([a], [b]) => a.split('/').length - b.split('/').length)
    .map(([key, value]) => (value === undefined ? { type: 'choose', key } : { type: 'choose', key, value }));
}

/** Returns the picks of an answer of any type. */
export function picksOf(value: ChoiceValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : [];
}

/** Returns the points of an answer by option. */
export function pointsOf(value: ChoiceValue | undefined): Readonly<Record<string, number>> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/**
 * Adds or removes a pick. If only one is allowed, the new pick replaces it; if the maximum is reached, nothing changes.
 */
export function togglePick(picks: readonly string[], pick: string, max: number): readonly string[] {
  if (picks.includes(pick)) return picks.filter((each) => each !== pick);
  if (max === 1) return [pick];
  return picks.length >= max ? picks : [...picks, pick];
}

/** Limits for points: in total, per option, and by an option's highest value. */
export interface PointRules {
  readonly total: number;
  readonly perOption: number;
  /** Points that an option can still take; unlimited by default. */
  readonly room?: (option: string) => number;
}

export function placedPoints(points: Readonly<Record<string, number>>): number {
  return Object.values(points).reduce((sum, count) => sum + count, 0);
}

/** Whether a point may be added to or removed from an option. */
export function canPlace(
  points: Readonly<Record<string, number>>,
  option: string,
  step: 1 | -1,
  rules: PointRules,
): boolean {
  const now = points[option] ?? 0;
  if (step < 0) return now > 0;
  const isRoom = rules.room === undefined || rules.room(option) > now;
  return placedPoints(points) < rules.total && now < rules.perOption && isRoom;
}

/** Returns the points with one added or removed; options with zero points are omitted. */
export function adjustPoint(
  points: Readonly<Record<string, number>>,
  option: string,
  step: 1 | -1,
): Record<string, number> {
  const { [option]: now = 0, ...others } = points;
  return now + step > 0 ? { ...others, [option]: now + step } : others;
}
