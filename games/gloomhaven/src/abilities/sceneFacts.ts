import { activeOf, isLostHalf, marksOf } from '../cards/activeCards.ts';
import { negativeConditionsOf } from '../conditions/conditions.ts';
import { recordOf } from '../content/lookup.ts';
import { performAbove } from '../content/pointed.ts';
import { elementState, isAvailable, isInfused } from '../elements/elements.ts';
import { shieldOf } from '../inPlay/activeModifiers.ts';
import { modifierCard } from '../modifierDeck/cards.ts';
import { ANY_RANGE } from '../modifiers/abilityShape.ts';
import { type EffectContext, provideFacts } from '../modifiers/effectContext.ts';
import { reachTo } from '../scenario/distance.ts';
import { groundIn } from '../scenario/plan.ts';
import { creditOf, figuresUp, has, isMonster, isSummon, NOBODY, rankOf } from '../state/figures.ts';
import type { View } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import type { Facts } from '../vocabulary/facts.ts';
import type { PredicateContext } from '../vocabulary/predicates.ts';
import { abilityOf, isRangedAttack, isSingleTarget, shapeOf } from './abilityParameters.ts';

/** Returns the facts of a scene. Each is computed when a formula reads it. */
function factsOf(scene: EffectContext): Facts {
  return new SceneFacts(scene);
}

class SceneFacts implements Facts {
  readonly #scene: EffectContext;

  constructor(scene: EffectContext) {
    this.#scene = scene;
  }

  get #table(): View {
    return this.#scene.table;
  }

  get #self() {
    return this.#table.figures[this.#scene.figure];
  }

  get #target() {
    return this.#table.figures[this.#scene.target];
  }

  get characters() {
    return this.#table.characters;
  }
  get level() {
    return this.#table.level;
  }
  get round() {
    return this.#table.round;
  }
  get hexesMoved() {
    return this.#table.turn.figure === this.#scene.figure ? this.#table.turn.hexes : 0;
  }
  get hexesMovedByAction() {
    return this.#scene.performance?.path.length ?? 0;
  }
  get hazardsEntered() {
    return this.#table.turn.figure === this.#scene.figure ? this.#table.turn.hazards : 0;
  }
  get actionValue() {
    const { performance } = this.#scene;
    return performance === undefined ? 0 : shapeOf(this.#table, performance).value;
  }
  get damageDealt() {
    return this.#table.turn.figure === this.#scene.figure ? this.#table.turn.dealt : 0;
  }
  get damageDone() {
    return this.#scene.performance?.attack?.dealt ?? this.#scene.performance?.dealt ?? 0;
  }
  get damagePaid() {
    return this.#scene.performance?.paid ?? 0;
  }
  get hitPoints() {
    return this.#self?.hp ?? 0;
  }
  get maxHitPoints() {
    return this.#self?.maxHp ?? 0;
  }
  get damageTaken() {
    return Math.max(0, this.maxHitPoints - this.hitPoints);
  }
  get #hero() {
    return this.#table.heroes[this.#self?.seat ?? NOBODY];
  }
  get characterLevel() {
    return this.#hero?.level ?? 0;
  }
  get lostCards() {
    // R 4.8: active cards with the lost icon count as lost.
    const active = this.#hero?.halves.filter(({ card, half }) => isLostHalf(card, half)).length ?? 0;
    return (this.#hero?.lost.length ?? 0) + active;
  }
  get handCards() {
    return this.#hero?.hand.length ?? 0;
  }
  get discardedCards() {
    return this.#hero?.discard.length ?? 0;
  }
  get adjacentAllies() {
    return beside(this.#table, this.#scene.figure, (id) => areAllies(this.#table, id, this.#scene.figure)).length;
  }
  get adjacentEnemies() {
    return beside(this.#table, this.#scene.figure, (id) => !areAllies(this.#table, id, this.#scene.figure)).length;
  }
  get alliesInRange() {
    const { performance, figure } = this.#scene;
    const range = performance === undefined ? 1 : shapeOf(this.#table, performance).range;
    return figuresUp(this.#table).filter(
      (id) => id !== figure && areAllies(this.#table, id, figure) && distance(this.#table, figure, id) <= range,
    ).length;
  }
  get summonedAllies() {
    const { figure } = this.#scene;
    return figuresUp(this.#table).filter(
      (id) => id !== figure && isSummon(this.#table.figures[id]!) && areAllies(this.#table, id, figure),
    ).length;
  }
  get targets() {
    const { performance } = this.#scene;
    return performance?.attack?.done.length || (performance?.targets.length ?? 0);
  }
  get killed() {
    return this.#scene.performance?.killed ?? 0;
  }
  get damaged() {
    return this.#scene.performance?.damaged ?? 0;
  }
  get performed() {
    return Number(this.#scene.performance?.performed ?? false);
  }
  get usesLeft() {
    const { of = '', figure } = this.#scene;
    const [kind, card] = of.split('/');
    const active = this.#table.heroes[creditOf(this.#table, figure)]?.halves.find((one) => one.card === card);
    if (kind !== 'card' || card === undefined || active === undefined) return 0;
    return Math.max(0, (activeOf(card, active.half)?.slots.length ?? 0) - active.used);
  }
  get destroyedHexes() {
    return this.#scene.performance?.destroyed ?? 0;
  }
  get counted() {
    const self = this.#self;
    if (self === undefined || !isMonster(self)) return 0;
    const { counts } = recordOf('monster', self.type);
    return figuresUp(this.#table).filter((id) => counts.includes(this.#table.figures[id]!.type)).length;
  }
  get tokens() {
    return this.#table.counters['counter:tokens'] ?? 0;
  }
  get targetHitPoints() {
    return this.#target?.hp ?? 0;
  }
  get targetMaxHitPoints() {
    return this.#target?.maxHp ?? 0;
  }
  get targetDamageTaken() {
    return Math.max(0, this.targetMaxHitPoints - this.targetHitPoints);
  }
  get targetShield() {
    return this.#scene.target < 0 ? 0 : shieldOf(this.#table, this.#scene.target).total;
  }
  get targetNegativeConditions() {
    return this.#target === undefined ? 0 : negativeConditionsOf(this.#target).length;
  }
  get targetAdjacentAllies() {
    const { figure, target } = this.#scene;
    return beside(this.#table, target, (id) => id !== figure && areAllies(this.#table, id, figure)).length;
  }
  get targetSpareRange() {
    const { performance, target } = this.#scene;
    if (performance === undefined || target < 0) return 0;
    const { range } = shapeOf(this.#table, performance);
    // An attack with unlimited range has no range to spare.
    return range >= ANY_RANGE ? 0 : Math.max(0, range - reachTo(this.#table, performance, target));
  }
}

/** Returns the query object for the predicates of cards. */
function situationOf(scene: EffectContext): PredicateContext {
  return new SceneSituation(scene);
}

class SceneSituation implements PredicateContext {
  readonly #scene: EffectContext;

  constructor(scene: EffectContext) {
    this.#scene = scene;
  }

  get facts() {
    return factsOf(this.#scene);
  }

  #id(who: 'self' | 'target'): FigureId {
    return who === 'self' ? this.#scene.figure : this.#scene.target;
  }

  has: PredicateContext['has'] = (who, condition) => {
    const id = this.#id(who);
    return id >= 0 && has(this.#scene.table, id, condition);
  };

  adjacent: PredicateContext['adjacent'] = (who, to) => {
    const { table, figure } = this.#scene;
    const id = this.#id(who);
    if (id < 0 || table.figures[id]!.cell < 0) return 0;
    if (to === 'obstacles') return obstaclesBeside(table, table.figures[id]!.cell);
    if (to === 'you') return beside(table, id, (other) => other === figure).length;
    if (to === 'your-allies') {
      return beside(table, id, (other) => other !== figure && other !== id && areAllies(table, other, figure)).length;
    }
    if (to === 'its-allies') return beside(table, id, (other) => areAllies(table, other, id)).length;
    return beside(table, id, (other) => !areAllies(table, other, id)).length;
  };

  rank: PredicateContext['rank'] = (who) => {
    const id = this.#id(who);
    return id < 0 ? undefined : rankOf(this.#scene.table.figures[id]!);
  };

  monster: PredicateContext['monster'] = (who) => {
    const id = this.#id(who);
    if (id < 0) return undefined;
    const figure = this.#scene.table.figures[id]!;
    return isMonster(figure) ? figure.type : undefined;
  };

  element: PredicateContext['element'] = (element) =>
    isAvailable(this.#scene.table, element) ? elementState(this.#scene.table, element) : 'inert';

  isInfused: PredicateContext['isInfused'] = (element) => isInfused(this.#scene.table, element);

  distance: PredicateContext['distance'] = (who) => {
    const id = this.#id(who);
    const { table, figure, performance } = this.#scene;
    if (id < 0) return Number.POSITIVE_INFINITY;
    return performance?.figure === figure ? reachTo(table, performance, id) : distance(table, figure, id);
  };

  isSummoned: PredicateContext['isSummoned'] = (who) => {
    const id = this.#id(who);
    return id >= 0 && isSummon(this.#scene.table.figures[id]!);
  };

  isMarked: PredicateContext['isMarked'] = (who, keyword) => {
    const id = this.#id(who);
    return marksOf(this.#scene.table, this.#scene.figure, keyword).includes(id);
  };

  stands: PredicateContext['stands'] = (who, terrain) => {
    const id = this.#id(who);
    if (id < 0) return false;
    const { map, figures } = this.#scene.table;
    const { cell } = figures[id]!;
    if (terrain === 'obstacle') return map.obstacles.some((cells) => cells.includes(cell));
    if (terrain === 'hazardous') return map.hazards.includes(cell);
    if (terrain === 'trap') return map.traps.some((trap) => trap.cell === cell);
    // Water is the difficult terrain of this edition.
    return map.difficult.includes(cell);
  };

  isPath: PredicateContext['isPath'] = (shape) => {
    const { table, performance, figure } = this.#scene;
    if (performance === undefined || performance.path.length === 0) return false;
    const start = performance.start;
    if (shape === 'round-trip') return table.figures[figure]!.cell === start;
    return isStraight(table, [start, ...performance.path]);
  };

  isAttack: PredicateContext['isAttack'] = (kind) => {
    const { table } = this.#scene;
    if (kind === 'own') return isAttacking(table, this.#scene.figure);
    const attacking = table.performances.findLast(({ attack }) => attack !== null) ?? this.#scene.performance;
    if (attacking === undefined) return false;
    if (kind === 'single-target') return isSingleTarget(table, attacking);
    return isRangedAttack(table, attacking) === (kind === 'ranged');
  };

  isLethal: PredicateContext['isLethal'] = () => {
    const { table, figure, damage = 0 } = this.#scene;
    return figure >= 0 && damage >= table.figures[figure]!.hp;
  };

  hasUsedItem: PredicateContext['hasUsedItem'] = () => this.#scene.table.turn.items > 0;

  isOwnTurn: PredicateContext['isOwnTurn'] = () => this.#scene.table.turn.figure === this.#scene.figure;

  isCommand: PredicateContext['isCommand'] = () => performAbove(this.#scene.performance?.at ?? '')?.command === true;

  isDrawn: PredicateContext['isDrawn'] = (card) => {
    const attacking = this.#scene.table.performances.findLast(({ attack }) => attack !== null);
    return (attacking?.attack?.cards ?? []).some((id) => {
      const { value, leaves } = modifierCard(id);
      if (card === 'bless' || card === 'curse') return id === card;
      return !leaves && value === card;
    });
  };
}

/** Checks whether the current ability is an attack of this figure. */
function isAttacking({ performances }: View, figure: FigureId): boolean {
  const performance = performances.at(-1);
  return performance?.figure === figure && abilityOf(performance).type === 'attack';
}

/**
 * Checks whether two figures are on the same side. True for a figure and itself, although it is not its own ally. R 1.2
 */
function areAllies({ figures }: Pick<View, 'figures'>, a: FigureId, b: FigureId): boolean {
  return figures[a]!.side === figures[b]!.side;
}

/** Returns the range between two figures. R 7.10 */
function distance(table: View, a: FigureId, b: FigureId): number {
  return groundIn(table).range(table.figures[a]!.cell, table.figures[b]!.cell);
}

function beside(table: View, id: FigureId, fits: (other: FigureId) => boolean): FigureId[] {
  if (id < 0 || table.figures[id]!.cell < 0) return [];
  const ground = groundIn(table);
  const { cell } = table.figures[id]!;
  return figuresUp(table).filter(
    (other) => other !== id && ground.range(cell, table.figures[other]!.cell) === 1 && fits(other),
  );
}

function obstaclesBeside(table: View, cell: number): number {
  const ground = groundIn(table);
  return table.map.obstacles.filter((cells) => cells.some((one) => ground.range(cell, one) === 1)).length;
}

function isStraight(table: View, cells: readonly number[]): boolean {
  const { board } = groundIn(table);
  if (cells.length < 3) return true;
  const first = board.directionTo(cells[0]!, cells[1]!);
  for (let i = 2; i < cells.length; i++) if (board.directionTo(cells[i - 1]!, cells[i]!) !== first) return false;
  return true;
}

provideFacts({ factsOf, situationOf });
