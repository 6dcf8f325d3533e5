import type { ChoiceValue, DerivedState, SingleAction } from '@tessera/fifth-edition';
import type { Attempt, CharacterContext } from '../character/characterContext.ts';
import type { Prospect } from './changes.ts';
import { HIGHEST_LEVEL, type HitPointWay, levelUpTo, type NextLevel } from './nextLevels.ts';

/** Answers to the questions of a level that is not taken yet. */
export type LaneAnswers = Readonly<Record<string, ChoiceValue>>;

/** A possible level with all its consequences. */
export interface Lane extends Prospect {
  readonly next: NextLevel;
  readonly attempt: Attempt;
  /** Returns the sheet with more levels of the same class. */
  ahead(levels: number): DerivedState | undefined;
}

type Trying = Pick<CharacterContext, 'record' | 'sheet' | 'attempt'>;

/** Takes the level on a copy. */
export function laneOf(
  { record, sheet, attempt }: Trying,
  next: NextLevel,
  way: HitPointWay,
  answers: LaneAnswers,
): Lane {
  const actions = levelActions(next, way === 'roll' ? 'fixed' : way, answers);
  const would = attempt(...actions);
  const old = sheet.proficiencyBonus.value;
  const moves = would.sheet.proficiencyBonus.value !== old;
  return {
    next,
    attempt: would,
    sheet: would.sheet,
    steady: moves
      ? attempt(...actions, { type: 'override', target: 'proficiencyBonus', value: old, reason: '-' }).sheet
      : undefined,
    ahead(levels) {
      if (record.levels.length + 1 + levels > HIGHEST_LEVEL) return undefined;
      const more = Array.from({ length: levels }, () => levelUpTo(next.class, next.die, 'fixed'));
      return attempt(...actions, ...more).sheet;
    },
  };
}

/** Returns the actions of taking the level: the level first, then the answers. */
export function levelActions(
  { class: className, die }: NextLevel,
  way: HitPointWay,
  answers: LaneAnswers,
): SingleAction[] {
  const chosen = Object.entries(answers).map(([key, value]): SingleAction => ({ type: 'choose', key, value }));
  return [levelUpTo(className, die, way), ...chosen];
}
