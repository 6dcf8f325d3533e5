import { shapeOf } from '../abilities/abilityParameters.ts';
import { modifierAt, modifiersAt } from '../content/pointed.ts';
import { activeModifiers, type Sum, shieldOf } from '../inPlay/activeModifiers.ts';
import { attackWith, effectsOf, worthOf } from '../modifierDeck/cards.ts';
import { type DrawMode, type DrawRule, drawModeOf, OFFICIAL_DRAW } from '../modifierDeck/draw.ts';
import type { DefenceTerms } from '../modifiers/aspects.ts';
import { evaluateAmount } from '../modifiers/effectContext.ts';
import { bonusTo } from '../modifiers/kinds/attack/bonus.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { reachTo } from '../scenario/distance.ts';
import { deciderFor, has, isHero, isSummon } from '../state/figures.ts';
import type { ModifierDeck } from '../state/modifierDeck.ts';
import type { ShownPerformance, State, View } from '../state/state.ts';
import type { FigureId, GainedModifiers } from '../state/stateRecords.ts';
import type { Pointer } from '../vocabulary/pointer.ts';
import { rulingOf } from '../vocabulary/variants.ts';

/** The numbers of an attack before its modifier is drawn. R 7.2, step 1 */
export interface AttackNumbers {
  readonly value: number;
  readonly mode: DrawMode;
  readonly pierce: number;
  /** The target's shield, including the shield gained against this attack. */
  readonly shield: Sum;
  /** +1 against a poisoned target, as part of the value. R 8.3 */
  readonly poison: number;
  /** Bonuses of elements added after the modifier: a variant, ruling 151. */
  readonly late: number;
  readonly advantages: readonly string[];
  readonly disadvantages: readonly string[];
}

/**
 * Returns the numbers of the current attack against a target. Preview, explanation and the attack itself share them.
 */
export function attackNumbers(table: View, performance: ShownPerformance, target: FigureId): AttackNumbers {
  const shape = shapeOf(table, performance, target);
  const { figure } = performance;
  const poison = has(table, target, 'poison') && rulingOf(table, 'poison.mode') === 'attackPlus1' ? 1 : 0;
  const late = consumedBonus(table, performance, target);
  const chained = shape.chain?.steps[(performance.attack?.done.indexOf(target) ?? 0) - 1] ?? 0;
  const advantages: string[] = [];
  const disadvantages: string[] = [];
  if (shape.advantage) advantages.push('effect');
  if (has(table, figure, 'strengthen')) advantages.push('strengthen');
  if (shape.disadvantage) disadvantages.push('effect');
  if (has(table, figure, 'muddle')) disadvantages.push('muddle');
  // R 7.11
  if (shape.range > 0 && !shape.area?.own && reachTo(table, performance, target) === 1) disadvantages.push('adjacent');
  for (const { terms } of defenders(performance, target)) {
    if (terms.mode !== undefined) (terms.mode === 'disadvantage' ? disadvantages : advantages).push('defence');
  }
  return {
    value: Math.max(0, shape.value + poison + chained - late),
    mode: drawModeOf(advantages.length > 0, disadvantages.length > 0),
    pierce: shape.pierce,
    shield: shieldAgainst(table, performance, target),
    poison,
    late,
    advantages,
    disadvantages,
  };
}

function consumedBonus(table: View, performance: ShownPerformance, target: FigureId): number {
  if (rulingOf(table, 'consume.damage') === 'attackValue') return 0;
  let sum = 0;
  for (const { at, by } of [...performance.gained, ...performance.here]) {
    if (!at.endsWith('/bonus') || aspectsOf(modifierAt(at.slice(0, -'/bonus'.length))).request === undefined) continue;
    for (const one of modifiersAt(at)) {
      const more = bonusTo('attack', one);
      if (more !== undefined) sum += evaluateAmount({ table, figure: by, target, performance }, more);
    }
  }
  return sum;
}

function shieldAgainst(table: View, performance: ShownPerformance, target: FigureId): Sum {
  const held = shieldOf(table, target);
  const gained = defenders(performance, target).flatMap(({ terms: { shield }, at, by }) =>
    shield === undefined
      ? []
      : [{ at, value: evaluateAmount({ table, figure: by, target: performance.figure, performance }, shield) }],
  );
  if (gained.length === 0) return held;
  const parts = [...held.parts, ...gained];
  return { total: parts.reduce((sum, { value }) => sum + value, 0), parts };
}

interface Defender {
  readonly terms: DefenceTerms;
  readonly at: Pointer;
  readonly by: FigureId;
}

/** Returns the terms of the defence that the target gained against this attack. */
function defenders({ attack }: ShownPerformance, target: FigureId): Defender[] {
  if (attack === null || attack.target !== target || attack.defence.length === 0) return [];
  return attack.defence.flatMap(({ at, by }: Readonly<GainedModifiers>) =>
    modifiersAt(at).flatMap((modifier) => {
      const terms = aspectsOf(modifier).defence?.(modifier);
      return terms === undefined ? [] : [{ terms, at, by }];
    }),
  );
}

/** The damage of an attack with the drawn cards. R 7.2, steps 2 and 3 */
export interface Damage {
  readonly value: number;
  readonly shield: number;
  readonly damage: number;
}

/** Returns the damage of the current attack with its cards. */
export function damageOf(table: View, performance: ShownPerformance, target: FigureId): Damage {
  return damageWith(
    table,
    attackNumbers(table, performance, target),
    performance,
    target,
    performance.attack?.cards ?? [],
  );
}

/** Returns the damage with these cards. A helm may make some count as others. */
export function damageWith(
  table: View,
  { value, shield, pierce, late }: AttackNumbers,
  performance: ShownPerformance,
  target: FigureId,
  cards: readonly string[],
): Damage {
  const rule = drawRuleIn(table);
  const helms = [
    ...defenders(performance, target).map(({ terms }) => terms.ignored),
    ...activeModifiers(table, target, 'modifier-card').map(({ modifier }) => modifier.drawn),
  ];
  const worths = cards.map((card) => {
    const worth = worthOf(card, rule);
    // A bless is a double too.
    const asZero = helms.some((drawn) => drawn === worth);
    return asZero ? 0 : worth;
  });
  const modified = attackWith(value, worths) + late;
  const pierced = effectsOf(cards).reduce((sum, one) => {
    const more = aspectsOf(one).pierced?.(one) ?? 0;
    return sum + (more === 'all' ? 99 : more);
  }, pierce);
  const taken = Math.max(0, shield.total - pierced);
  const poison =
    has(table, target, 'poison') && rulingOf(table, 'poison.mode') === 'damagePlus1' && modified > 0 ? 1 : 0;
  return { value: modified, shield: taken, damage: Math.max(0, modified - taken + poison) };
}

/**
 * Returns the modifier deck of a figure: its own, its summoner's or the monsters'. People on the heroes' side use the
 * decider's. R 7.4, 11.3, 14.4
 */
export function deckFor(state: State, figure: FigureId): ModifierDeck {
  const one = state.figures[figure]!;
  if (one.kind === 'objective' && one.side === 'party') return state.decks.heroes[deciderFor(state)]!;
  const isOfHero = isHero(state, figure) || isSummon(one);
  return isOfHero ? state.decks.heroes[one.seat]! : state.decks.monsters;
}

/** Returns how cards are drawn and counted in this match. */
export function drawRuleIn(table: Pick<View, 'variants'>): DrawRule {
  const { variants } = table;
  if (Object.keys(variants).length === 0) return OFFICIAL_DRAW;
  return {
    ...OFFICIAL_DRAW,
    bless: rulingOf(table, 'bless.value'),
    curse: rulingOf(table, 'curse.value'),
    reduced: rulingOf(table, 'amd.randomness') === 'reduced',
    rolling: rulingOf(table, 'rolling.basic'),
    advantage: rulingOf(table, 'rolling.advantage'),
    disadvantage: rulingOf(table, 'rolling.disadvantage'),
    ambiguous: rulingOf(table, 'advantage.ambiguous'),
  };
}
