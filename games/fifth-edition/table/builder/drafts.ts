import type { CharacterAction, ChoiceState, ChoiceValue } from '@tessera/fifth-edition';

/** Answers that are not given yet, by question; `undefined` leaves a question open. */
export type DraftAnswers = ReadonlyMap<string, ChoiceValue | undefined>;

/** The answer to a question as it stands in the draft, or on the sheet. */
export function answerIn(answers: DraftAnswers, choice: Pick<ChoiceState, 'key' | 'value'>): ChoiceValue | undefined {
  return answers.has(choice.key) ? answers.get(choice.key) : choice.value;
}

/** What it takes to give these answers. Questions inside an answer come after it. */
export function actionsFor(answers: DraftAnswers): readonly CharacterAction[] {
  return [...answers]
    .toSorted(([a], [b]) => a.split('/').length - b.split('/').length)
    .map(([key, value]) => (value === undefined ? { type: 'choose', key } : { type: 'choose', key, value }));
}

/** The picks of an answer, however many it holds. */
export function picksOf(value: ChoiceValue | undefined): readonly string[] {
  return Array.isArray(value) ? value : typeof value === 'string' && value !== '' ? [value] : [];
}

/** The points of an answer, by option. */
export function pointsOf(value: ChoiceValue | undefined): Readonly<Record<string, number>> {
  return typeof value === 'object' && !Array.isArray(value) ? value : {};
}

/**
 * A pick more, or one less. When there is room for one pick only the new one takes its place; when all places are taken the
 * answer stays as it is.
 */
export function toggled(picks: readonly string[], pick: string, max: number): readonly string[] {
  if (picks.includes(pick)) return picks.filter((each) => each !== pick);
  if (max === 1) return [pick];
  return picks.length >= max ? picks : [...picks, pick];
}

/** How points may be placed: how many in all and on one option, and how far an option can rise. */
export interface PointRules {
  readonly total: number;
  readonly perOption: number;
  /** How much room an option has left before its highest; no limit unless said. */
  readonly room?: (option: string) => number;
}

export function placedPoints(points: Readonly<Record<string, number>>): number {
  return Object.values(points).reduce((sum, count) => sum + count, 0);
}

/** Whether one more (or one less) point may stand on an option. */
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

/** Points with one more or one less; zeros are not written down. */
export function placed(points: Readonly<Record<string, number>>, option: string, step: 1 | -1): Record<string, number> {
  const { [option]: now = 0, ...others } = points;
  return now + step > 0 ? { ...others, [option]: now + step } : others;
}
