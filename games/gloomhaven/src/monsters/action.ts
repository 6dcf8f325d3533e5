import type { Gait } from '@tessera/space';
import { modifiersOf } from '../action/action.ts';
import {
  type Attack,
  attackFrom,
  type Figure as BoardFigure,
  type Decision,
  decide,
  type FocusRule,
  type MonsterAction,
  type Position,
} from '../board/index.ts';
import { recordOf } from '../content/lookup.ts';
import { elementsFor } from '../elements/elements.ts';
import { has, isMonster } from '../figures.ts';
import { deckNamed } from '../initiative.ts';
import { newDeed } from '../perform/deed.ts';
import { type Shape, shapeOf } from '../perform/shape.ts';
import { actionPointer, actionsAt, below, type Pointer } from '../pointer.ts';
import { boardFigure, positionOf } from '../position.ts';
import type { Deed, FigureId, Gained } from '../records.ts';
import type { View } from '../state.ts';
import { ruling } from '../variants.ts';
import { ELEMENTS, type Element } from '../vocabulary.ts';

/** The deed that a figure is about to do, as far as it is known beforehand: its focus is found with it. R 13.4 */
export function plannedDeed(table: View, figure: FigureId, of: Pointer, turned = false): Deed {
  const at = bossDeed(table, figure, of) ?? of;
  return newDeed(figure, at, -1, turned, -1);
}

/** What a boss does by a card that only names a special. R 13.11 */
function bossDeed({ figures }: View, figure: FigureId, of: Pointer): Pointer | undefined {
  for (const action of actionsAt(of)) {
    for (const modifier of modifiersOf(action)) {
      if (modifier.type !== 'boss-special') continue;
      const { id, specials } = recordOf('monster', figures[figure]!.type);
      return specials[modifier.number - 1] === undefined
        ? undefined
        : below(`monster/${id}`, 'specials', modifier.number - 1);
    }
  }
  return undefined;
}

/** The shape of an ability of the deed, with the elements that the figure is going to consume for it. R 10.5 */
function shapeAhead(table: View, deed: Readonly<Deed>, n: number): Shape {
  if (n === deed.n && deed.attack !== null) return shapeOf(table, deed);
  return shapeOf(table, { ...deed, n, here: bonusesAhead(table, deed, n), attack: null });
}

function bonusesAhead(table: View, deed: Readonly<Deed>, n: number): Gained[] {
  const at = actionPointer(deed.at, n);
  return modifiersOf(actionsAt(deed.at)[n]!).flatMap((modifier, i): Gained[] => {
    if (modifier.type !== 'consume' || !isThere(table, deed.figure, modifier.elements)) return [];
    return [{ at: below(at, 'modifiers', i, 'bonus'), by: deed.figure, value: null }];
  });
}

/** Whether an element can be consumed, or has been by another monster of the kind this round. R 10.5 */
function isThere(table: View, figure: FigureId, elements: readonly (Element | 'any')[]): boolean {
  if (elementsFor(table, elements) !== undefined) return true;
  const one = table.figures[figure]!;
  if (!isMonster(one)) return false;
  const { deck } = recordOf('monster', one.type);
  const consumed = deckNamed(table, deck)?.consumed ?? 0;
  return elements.every((element) => element !== 'any' && (consumed >> ELEMENTS.indexOf(element)) & 1);
}

/** An attack as the board wants it. */
export function boardAttack({ range, target, targets, extra, area }: Shape): Attack {
  const within = typeof target?.within === 'number' ? target.within : undefined;
  return {
    // R 7.1: "all adjacent enemies" of a ranged figure is still a ranged attack.
    range: within === undefined ? range : range === 0 && within === 1 ? 0 : within,
    // All attacks on one enemy are aimed like one.
    targets: target?.together ? 1 : targets + extra,
    ...(area !== undefined && { area }),
  };
}

/** The first attack from this ability on, or nothing where the figure makes none. */
function attackAhead(table: View, deed: Readonly<Deed>, from: number): Attack | undefined {
  if (has(table, deed.figure, 'disarm')) return undefined;
  const actions = actionsAt(deed.at);
  for (let n = from; n < actions.length; n++) {
    if (actions[n]!.type !== 'attack') continue;
    const shape = shapeAhead(table, deed, n);
    if (shape.possible) return boardAttack(shape);
  }
  return undefined;
}

/** What the figure can do from this ability on, for `decide`. */
export function actionAhead(
  table: View,
  deed: Readonly<Deed>,
  from: number,
  move: { readonly points: number; readonly gait: Gait } = moveAhead(table, deed, from),
): MonsterAction {
  const attack = attackAhead(table, deed, from);
  return {
    move: move.points,
    gait: move.gait,
    ...(attack !== undefined && { attack }),
    muddled: has(table, deed.figure, 'muddle') && !has(table, deed.figure, 'strengthen'),
  };
}

function moveAhead(table: View, deed: Readonly<Deed>, from: number): { points: number; gait: Gait } {
  const actions = actionsAt(deed.at);
  for (let n = from; n < actions.length; n++) {
    if (actions[n]!.type !== 'move') continue;
    const { value, gait, possible } = shapeAhead(table, deed, n);
    const isHeld = !possible || has(table, deed.figure, 'immobilize');
    return { points: isHeld ? 0 : value, gait };
  }
  return { points: 0, gait: 'walk' };
}

/** Rulings on the focus. */
export function focusRule(table: Pick<View, 'variants'>): FocusRule {
  return { mode: ruling(table, 'focus.mode'), candidates: ruling(table, 'focus.candidates') };
}

/** The figure as the board sees it; one that acts for the other side is of that side. */
export function actor(table: View, { figure, turned }: Pick<Deed, 'figure' | 'turned'>): BoardFigure {
  const one = boardFigure(table, figure);
  return turned ? { ...one, side: one.side === 'party' ? 'monsters' : 'party' } : one;
}

/** The board as the figure of a deed sees it: one that acts for the other side is no enemy of itself. */
export function boardFor(table: View, deed: Pick<Deed, 'figure' | 'turned'>): Position {
  const position = positionOf(table);
  if (!deed.turned) return position;
  const own = actor(table, deed);
  return { ...position, figures: position.figures.map((one) => (one.id === own.id ? own : one)) };
}

/** What a figure that nobody controls does with this deed, from the ability that is on. R 13.4 to 13.6 */
export function decisionOf(
  table: View,
  deed: Readonly<Deed>,
  action: MonsterAction,
  position = boardFor(table, deed),
): Decision {
  return decide(position, actor(table, deed), action, focusRule(table), deed.focus);
}

/** Whom the attack takes from where the figure stands: groups that are equally good, the focus first in each. R 13.6 */
export function attackGroups(
  table: View,
  deed: Readonly<Deed>,
  attack: Attack,
  position: Position = boardFor(table, deed),
): FigureId[][] {
  const focus = position.figures.find(({ id }) => id === deed.focus);
  const groups = attackFrom(position, actor(table, deed), attack, focus, focusRule(table));
  return groups.map((group) => {
    const ids = group.map(({ id }) => id);
    return ids.includes(deed.focus) ? [deed.focus, ...ids.filter((id) => id !== deed.focus)] : ids;
  });
}
