import {
  type ConditionDuration,
  defaultDuration,
  gainCondition,
  isDeckCondition,
  isNegative,
} from '../conditions/conditions.ts';
import { isForbidden, isImmune } from '../inPlay/activeModifiers.ts';
import { giveDeckCard } from '../modifierDeck/supply.ts';
import { isSuspended, wake } from '../scenario/persistentRules.ts';
import type { Ctx } from '../state/events.ts';
import { isUp, NOBODY } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import type { Condition } from '../vocabulary/vocabulary.ts';
import { triggerFrames } from './due.ts';

/** Gives a figure a condition unless it is immune. Bless and curse go into its modifier deck. R 8.1, 8.8, 8.11 */
export function inflictCondition(
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
    return isOfEnemy ? triggerFrames(state, 'curse-given', by, id) : [];
  }
  const byRound = rulingOf(state, 'condition.expiry') === 'endOfRound';
  // R 8.2: a turn already in progress does not count.
  const isUsual = defaultDuration(condition) === 'round';
  const written = !isUsual && duration === 'round' && rulingOf(state, 'condition.poisonWound') === 'asWritten';
  const fresh = (isUsual || written) && (byRound ? figure.acted : state.turn.figure === id);
  const kept = duration === 'persistent' && rulingOf(state, 'condition.persistent') === 'on';
  gainCondition(figure, condition, { fresh, kept, written });
  log({ type: 'condition', figure: id, condition });
  return [
    ...triggerFrames(state, 'condition-gained', id, by),
    ...(by >= 0 && isUp(state, by) ? triggerFrames(state, 'condition-given', by, id) : []),
  ];
}

/** Checks whether a condition of later games is switched off for this match. R 8.12 */
function isOff(state: State, condition: Condition): boolean {
  switch (condition) {
    case 'brittle':
    case 'bane':
    case 'regenerate':
    case 'ward':
      return rulingOf(state, `cond.${condition}`) === 'off';
    default:
      return false;
  }
}
