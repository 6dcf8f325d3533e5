import { sceneOf } from '../board/focus.ts';
import { actionsAt } from '../content/pointed.ts';
import { activeModifiers } from '../inPlay/activeModifiers.ts';
import { modifiersOf } from '../modifiers/action.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { actionAhead, actor, boardFor, decisionOf, focusRule, plannedPerformance } from '../monsters/action.ts';
import { walkFrames } from '../perform/move.ts';
import { abilityOf } from '../scenario/monsterDecks.ts';
import { hasLure, headingOf, objectOf } from '../scenario/persistentRules.ts';
import { deciderFor, isMonster, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State, View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below, type Pointer } from '../vocabulary/pointer.ts';
import { rulingOf } from '../vocabulary/variants.ts';
import { orderFrames } from './fixedOrders.ts';

/**
 * Turn of a figure that no player controls: it finds its focus and performs its card in order. The players choose
 * between equally good focuses. R 11.3, 13.2, 13.4
 */
export const monsterTurns = {
  'monster.turn'(state, { figure, walked = false }) {
    const of = instructionsOf(state, figure);
    if (of === undefined || !isUp(state, figure)) return undefined;
    const ordered = walked ? undefined : orderFrames(state, figure);
    if (ordered !== undefined) return ordered;
    const heading = walked ? undefined : headingOf(state, figure);
    if (heading !== undefined)
      return [...walkFrames(state, figure, heading), { at: 'monster.turn', figure, walked: true }];
    if (controllerOf(state, figure) >= 0) return begin(state, figure, of, -1);
    const lure = luredTo(state, figure, of);
    if (lure !== undefined) return begin(state, figure, of, lure);
    const focuses = focusesOf(state, figure, of, switchOf(state, figure) !== undefined);
    if (focuses.length > 1) return [{ at: 'monster.focus', figure, of, focuses }];
    return begin(state, figure, of, focuses[0] ?? -1);
  },

  'monster.focus': {
    asks: (state) => deciderFor(state),
    prompt: (_state, { figure }) => ({ code: 'monster.focus', params: { figure } }),
    options: (_state, { focuses }) => focuses.map((figure) => ({ type: 'target', figure })),
    sound: true,
    answers: {
      target: (state, { figure, of }, { action, log }) => {
        log({ type: 'focus', figure, focus: action.figure });
        return begin(state, figure, of, action.figure);
      },
    },
  },
} satisfies Rule<'monster.turn' | 'monster.focus'>;

/** Returns an object that a monster prefers to all other targets, if it can attack it this turn. */
function luredTo(state: State, figure: FigureId, of: Pointer): FigureId | undefined {
  if (!hasLure(state) || !isMonster(state.figures[figure]!)) return undefined;
  const found = state.figures.findIndex((one, id) => {
    if (one.cell < 0 || one.side === state.figures[figure]!.side || !objectOf(state, id)?.lures) return false;
    const performance = { ...plannedPerformance(state, figure, of), focus: id };
    const { outcomes } = decisionOf(state, performance, actionAhead(state, performance, 0));
    return outcomes.some(({ focus, targets }) => focus.id === id && targets.some((target) => target.id === id));
  });
  return found < 0 ? undefined : found;
}

function begin(state: State, figure: FigureId, of: Pointer, focus: FigureId): Frame[] {
  const turned = switchOf(state, figure) !== undefined;
  return [{ at: 'performance', figure, of, by: controllerOf(state, figure), turned, focus }];
}

/** Returns the effect that makes a monster act against its own side this round, if any. */
function switchOf(state: View, figure: FigureId) {
  return activeModifiers(state, figure, 'take-turn').find(({ modifier }) => modifier.how === 'switched-sides');
}

/**
 * Returns the seat that controls a figure, or -1 for the rules. A card may give a player control; by ruling 78 players
 * move their summons.
 */
function controllerOf(state: State, figure: FigureId): number {
  const taken = switchOf(state, figure);
  if (taken !== undefined) return taken.modifier.control === 'you' ? seatFor(state, taken.owner) : -1;
  const { kind, seat } = state.figures[figure]!;
  return kind === 'summon' && rulingOf(state, 'summon.control') === 'player' ? seat : -1;
}

/**
 * Returns the instructions of a figure that no player controls: its ability card, a summon's move and attack, or the
 * scenario's.
 */
export function instructionsOf(table: Pick<View, 'figures' | 'monsterDecks'>, id: FigureId): Pointer | undefined {
  const figure = table.figures[id]!;
  if (isMonster(figure)) return abilityOf(table, figure.type);
  if (figure.kind === 'summon') return 'rule/summon';
  if (figure.kind === 'objective' && figure.stats !== '') {
    const actions = below(figure.stats, 'actions');
    return actionsAt(actions).length > 0 ? actions : undefined;
  }
  return undefined;
}

/**
 * Returns the possible focuses of a figure with its instructions; several when equally good. Returns none when
 * no ability needs a target. R 13.4
 */
export function focusesOf(state: State | View, figure: FigureId, of: Pointer, turned = false): FigureId[] {
  const performance = plannedPerformance(state, figure, of, turned);
  if (
    !actionsAt(performance.at).some(
      (action) => AIMED.includes(action.type) || modifiersOf(action).some((one) => aspectsOf(one).isAimed),
    )
  )
    return [];
  const { focuses } = sceneOf(
    boardFor(state, performance),
    actor(state, performance),
    actionAhead(state, performance, 0),
    focusRule(state),
  );
  return focuses.map(({ enemy }) => enemy.id);
}

const AIMED: readonly string[] = ['move', 'attack', 'special'];
