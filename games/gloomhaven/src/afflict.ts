import {
  type ConditionDuration,
  gainCondition,
  isDeckCondition,
  isNegative,
  usualDuration,
} from './conditions/conditions.ts';
import type { Ctx } from './events.ts';
import { isUp, NOBODY } from './figures.ts';
import type { Frame } from './frames.ts';
import { isForbidden, isImmune } from './holdings.ts';
import { giveDeckCard } from './modifierDeck/supply.ts';
import { momentFrames } from './moments.ts';
import type { FigureId } from './records.ts';
import { isSuspended, wake } from './scenario/standing.ts';
import type { State } from './state.ts';
import { ruling } from './variants.ts';
import type { Condition } from './vocabulary.ts';

/** Gives a figure a condition unless it is immune. Bless and curse go into its modifier deck. R 8.1, 8.8, 8.11 */
export function afflict(
  state: State,
  id: FigureId,
  condition: Condition,
  { chance, log }: Ctx,
  by: FigureId = NOBODY,
  duration?: ConditionDuration,
): Frame[] {
  if (!isUp(state, id) || isOff(state, condition) || isSuspended(state, id)) return [];
  if (isNegative(condition)) wake(state, id);
  if (
    isImmune(state, id, condition, isNegative(condition)) ||
    (condition === 'invisible' && isForbidden(state, id, 'invisible'))
  ) {
    log({ type: 'immune', figure: id, to: condition });
    return [];
  }
  const figure = state.figures[id]!;
  if (isDeckCondition(condition)) {
    const deck = figure.seat >= 0 ? figure.seat : 'monsters';
    if (giveDeckCard(state.decks, condition, deck, chance)) log({ type: 'condition', figure: id, condition });
    const isOfEnemy = condition === 'curse' && by >= 0 && isUp(state, by) && state.figures[by]!.side !== figure.side;
    return isOfEnemy ? momentFrames(state, 'curse-given', by, id) : [];
  }
  const byRound = ruling(state, 'condition.expiry') === 'endOfRound';
  // R 8.2: a turn already in progress does not count.
  const isUsual = usualDuration(condition) === 'round';
  const written = !isUsual && duration === 'round' && ruling(state, 'condition.poisonWound') === 'asWritten';
  const fresh = (isUsual || written) && (byRound ? figure.acted : state.turn.figure === id);
  const kept = duration === 'persistent' && ruling(state, 'condition.persistent') === 'on';
  gainCondition(figure, condition, { fresh, kept, written });
  log({ type: 'condition', figure: id, condition });
  return [
    ...momentFrames(state, 'condition-gained', id, by),
    ...(by >= 0 && isUp(state, by) ? momentFrames(state, 'condition-given', by, id) : []),
  ];
}

/** Checks whether a condition of later games is switched off for this match. R 8.12 */
function isOff(state: State, condition: Condition): boolean {
  switch (condition) {
    case 'brittle':
    case 'bane':
    case 'regenerate':
    case 'ward':
      return ruling(state, `cond.${condition}`) === 'off';
    default:
      return false;
  }
}
