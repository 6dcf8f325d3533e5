import { Rational } from '@tessera/chance';
import type { Reason, Seat } from '@tessera/kernel';
import { abilityOf } from '../abilities/abilityParameters.ts';
import { hexesAlong } from '../board/index.ts';
import { retaliateOf } from '../inPlay/activeModifiers.ts';
import { positionOf } from '../inPlay/position.ts';
import { isRolling } from '../modifierDeck/cards.ts';
import { type ShownDeck, undrawn } from '../modifierDeck/deck.ts';
import type { DrawMode } from '../modifierDeck/draw.ts';
import { damageOdds, killChance } from '../modifierDeck/odds.ts';
import { attackNumbers, damageWith, drawRuleIn } from '../perform/attackNumbers.ts';
import { reachTo } from '../scenario/distance.ts';
import type { Choice } from '../state/choice.ts';
import { isHero, isSummon } from '../state/figures.ts';
import type { ShownPerformance, View } from '../state/state.ts';
import type { FigureId, GainedModifiers } from '../state/stateRecords.ts';
import { dueAt } from '../triggers/due.ts';
import { below } from '../vocabulary/pointer.ts';

/**
 * Returns the known consequences of a choice: the exact odds of an attack, or the hexes of a path and their effects.
 */
export function preview(view: View, _seat: Seat, choice: Choice): readonly Reason[] {
  const performance = view.performances.at(-1);
  if (choice.type === 'target' && performance?.attack && abilityOf(performance).type === 'attack') {
    return attackPreview(view, performance, choice.figure);
  }
  if (choice.type === 'area' && performance?.attack) {
    return view.figures.flatMap(({ cell, side }, id) =>
      cell >= 0 && choice.cells.includes(cell) && side !== view.figures[performance.figure]!.side
        ? [{ code: 'attack', params: { target: id }, reasons: attackPreview(view, performance, id) }]
        : [],
    );
  }
  if (choice.type === 'move') return wayPreview(view, choice.path);
  return [];
}

/** Returns the attack with all mandatory effects included: active cards and passive items at `attack` already count. */
function aimedAt(view: View, performance: ShownPerformance, target: FigureId): ShownPerformance {
  const here = dueAt(view, 'attack', performance.figure, target)
    .filter(({ may }) => !may)
    .map(
      ({ at, owner, value }): GainedModifiers => ({
        at: below(at, 'effects'),
        by: owner < 0 ? performance.figure : owner,
        value,
      }),
    );
  return { ...performance, attack: { ...performance.attack!, target, here, defence: [], cards: [] } };
}

/** Returns value, shield and the exact damage distribution from the remaining deck. R 7.2 */
function attackPreview(view: View, performance: ShownPerformance, target: FigureId): Reason[] {
  const aimed = aimedAt(view, performance, target);
  const numbers = attackNumbers(view, aimed, target);
  const { value, mode, poison, pierce, shield } = numbers;
  const deck = deckOf(view, performance.figure);
  const damage = (cards: readonly string[]) => damageWith(view, numbers, aimed, target, cards).damage;
  const odds = damageOdds(deck, { mode, value, rule: drawRuleIn(view), damage });
  const behind = cardsBehind(deck, mode, damage);
  const likely = odds.outcomes.map((amount, i) => [amount, Number(odds.weights[i]) / Number(odds.total)] as const);
  const average = likely.reduce((sum, [amount, chance]) => sum + amount * chance, 0);
  const retaliate = retaliateOf(view, target, reachTo(view, performance, target)).total;
  return [
    {
      code: 'value',
      value,
      reasons:
        poison > 0
          ? [
              { code: 'value.base', value: value - poison },
              { code: 'value.poison', value: poison },
            ]
          : [],
    },
    ...(mode === 'plain' ? [] : [{ code: mode }]),
    ...(shield.total > 0
      ? [
          {
            code: 'shield',
            value: shield.total,
            reasons: shield.parts.map(({ at, value: part }) => ({
              code: 'shield.part',
              params: { of: at },
              value: part,
            })),
          },
        ]
      : []),
    ...(pierce > 0 ? [{ code: 'pierce', value: pierce }] : []),
    {
      code: 'average',
      value: average,
      reasons: likely.map(([amount, chance]) => ({
        code: 'damage',
        params: { amount, ...(behind && { modifiers: behind.get(amount) ?? [] }) },
        value: chance,
      })),
    },
    { code: 'kills', value: Rational.toNumber(killChance(odds, view.figures[target]!.hp)) },
    ...(retaliate > 0 ? [{ code: 'retaliate', value: retaliate }] : []),
  ];
}

/** Returns the cards behind each result when a single card decides, so that chances are card counts. R 7.4, 7.5 */
function cardsBehind(
  deck: ShownDeck,
  mode: DrawMode,
  damage: (cards: readonly string[]) => number,
): ReadonlyMap<number, readonly string[]> | undefined {
  const left = undrawn(deck);
  if (mode !== 'plain' || left.length === 0 || left.some(isRolling)) return undefined;
  const behind = new Map<number, string[]>();
  for (const card of left) {
    const amount = damage([card]);
    behind.set(amount, [...(behind.get(amount) ?? []), card]);
  }
  return behind;
}

function deckOf({ decks, figures, heroes }: View, figure: FigureId) {
  const one = figures[figure]!;
  return isHero({ heroes }, figure) || isSummon(one) ? decks.heroes[one.seat]! : decks.monsters;
}

function wayPreview(view: View, path: readonly number[]): Reason[] {
  const frame = view.flow.at(-1);
  if (frame?.at !== 'move.to' || path.length === 0) return [];
  const steps = hexesAlong(positionOf(view), path, frame.gait);
  return [
    { code: 'way', value: path.length },
    { code: 'points', value: steps.reduce((sum, { points }) => sum + points, 0) },
    ...steps.flatMap(({ cell, effects }) =>
      effects.map(
        (effect): Reason => ({
          code: effect === 'trap' ? 'trap' : effect === 'hazardous' ? 'hazard' : 'door',
          params: { cell },
        }),
      ),
    ),
  ];
}
