import {
  type Cell,
  freeOrientations,
  type Hex,
  neighbours,
  orientations,
  type Pattern,
  place,
  subtract,
} from '@tessera/space';
import type { BoardFigure, Ground } from './board.ts';

/** The hexes of an area attack, in any rotation or mirror image. R 7.12 */
export interface AttackArea {
  /** Whether the pattern starts at the attacker's own (grey) hex, which makes the attack a melee attack. */
  readonly own: boolean;
  /** The attacked hexes, as offsets from the own hex, or from any of them when there is none. */
  readonly hexes: Pattern;
}

/** An attack line of a card, including the monster's statistics. */
export interface AreaAttack {
  /** 0 for a melee attack. */
  readonly range: number;
  /**
   * The number of enemies. With an area, 1 is the area alone and every further one an extra target. `ALL_TARGETS` for
   * all in range.
   */
  readonly targets: number;
  readonly area?: AttackArea;
}

/** Number of targets that means all of them. */
export const ALL_TARGETS = 99;

/** Largest number of enemies in a mask. The farthest ones beyond it are omitted. */
export const MAX_ENEMIES = 31;

/** Checks whether attacks on adjacent enemies have disadvantage. R 7.11 */
export function isRanged({ range, area }: AreaAttack): boolean {
  return range > 0 && !area?.own;
}

/**
 * Computes the enemies that an attack can take from each cell, as masks: bit i is the i-th of `enemies`. Sight and
 * range come from the ground; the caller leaves out invisible enemies.
 */
export class AttackField {
  readonly attack: AreaAttack;
  readonly #ground: Ground;
  readonly #enemies: readonly BoardFigure[];
  readonly #reach: number;
  readonly #melee: MeleeArea | undefined;
  readonly #placements: readonly Placement[];

  constructor(ground: Ground, enemies: readonly BoardFigure[], attack: AreaAttack) {
    this.attack = attack;
    this.#ground = ground;
    this.#enemies = enemies;
    const { area } = attack;
    this.#reach = area?.own ? 1 : Math.max(1, attack.range);
    this.#melee = area?.own ? meleeArea(area.hexes) : undefined;
    this.#placements = area === undefined || area.own ? [] : placementsOn(ground, enemies, area.hexes);
  }

  /**
   * Returns the enemies within range and sight of a cell: the targets of an attack without an area, or of an extra
   * target.
   */
  inRange(cell: Cell): number {
    let mask = 0;
    for (let i = 0; i < this.#enemies.length; i++) {
      const at = this.#enemies[i]!.cell;
      if (this.#ground.range(cell, at) <= this.#reach && this.#ground.sight.sees(cell, at)) mask |= 1 << i;
    }
    return mask;
  }

  /** Returns the enemies that at least one form of the attack takes from a cell. */
  canTake(cell: Cell): number {
    const { targets, area } = this.attack;
    let mask = area === undefined || targets > 1 ? this.inRange(cell) : 0;
    if (area !== undefined) for (const covered of this.coverings(cell)) mask |= covered;
    return mask;
  }

  /** Returns the masks that the area can cover from a cell, one per placement that covers any enemy. */
  coverings(cell: Cell): number[] {
    const seen = this.#inSight(cell);
    const found: number[] = [];
    if (this.#melee !== undefined) this.#coverOwn(cell, seen, this.#melee, found);
    for (const placement of this.#placements) {
      const mask = placement.enemies & seen;
      if (mask !== 0 && !found.includes(mask) && this.#touches(cell, placement)) found.push(mask);
    }
    return found;
  }

  #inSight(cell: Cell): number {
    const { sight } = this.#ground;
    let mask = 0;
    for (let i = 0; i < this.#enemies.length; i++) if (sight.sees(cell, this.#enemies[i]!.cell)) mask |= 1 << i;
    return mask;
  }

  #coverOwn(cell: Cell, seen: number, { turns, count }: MeleeArea, found: number[]): void {
    const { hexes } = this.#ground.board;
    const covered = new Int32Array(count);
    for (let i = 0; i < this.#enemies.length; i++) {
      if (((seen >> i) & 1) === 0) continue;
      const bits = turns.get(hexes[this.#enemies[i]!.cell]! - hexes[cell]!) ?? 0;
      for (let turn = 0; turn < count; turn++) if ((bits >> turn) & 1) covered[turn]! |= 1 << i;
    }
    for (const mask of covered) if (mask !== 0 && !found.includes(mask)) found.push(mask);
  }

  // R 7.12: one hex of the pattern within range is enough, even an empty hex or a wall.
  #touches(cell: Cell, { cells, shores }: Placement): boolean {
    const ground = this.#ground;
    const reach = this.#reach;
    return cells.some((at) => ground.range(cell, at) <= reach) || shores.some((at) => ground.range(cell, at) < reach);
  }
}

interface MeleeArea {
  /** For each offset from the attacker, the rotations of the pattern that cover it, one bit per rotation. */
  readonly turns: ReadonlyMap<Hex, number>;
  readonly count: number;
}

const meleeAreas = new WeakMap<Pattern, MeleeArea>();

function meleeArea(pattern: Pattern): MeleeArea {
  const known = meleeAreas.get(pattern);
  if (known !== undefined) return known;
  const turns = new Map<Hex, number>();
  const shapes = orientations(pattern);
  for (const [turn, shape] of shapes.entries()) {
    for (const step of shape) turns.set(step, (turns.get(step) ?? 0) | (1 << turn));
  }
  const area = { turns, count: shapes.length };
  meleeAreas.set(pattern, area);
  return area;
}

/** A free pattern placed on the board so that it covers an enemy. */
interface Placement {
  readonly enemies: number;
  readonly cells: readonly Cell[];
  /** The cells adjacent to its hexes off the board, which are one hex farther. */
  readonly shores: readonly Cell[];
}

const freeShapes = new WeakMap<Pattern, readonly Pattern[]>();

function shapesOf(pattern: Pattern): readonly Pattern[] {
  const known = freeShapes.get(pattern);
  if (known !== undefined) return known;
  const shapes = freeOrientations(pattern);
  freeShapes.set(pattern, shapes);
  return shapes;
}

function placementsOn({ board }: Ground, enemies: readonly BoardFigure[], pattern: Pattern): Placement[] {
  const found: Placement[] = [];
  const bits = new Map(enemies.map(({ cell }, i) => [cell, 1 << i]));
  for (const shape of shapesOf(pattern)) {
    const laid = new Set<Hex>();
    for (const { cell } of enemies) {
      for (const step of shape) {
        const anchor = subtract(board.hexOf(cell), step);
        if (laid.has(anchor)) continue;
        laid.add(anchor);
        found.push(placementAt(board, place(shape, anchor), bits));
      }
    }
  }
  return found;
}

function placementAt(board: Ground['board'], hexes: readonly Hex[], bits: ReadonlyMap<Cell, number>): Placement {
  const cells = board.clip(hexes);
  const shores = hexes.filter((hex) => !board.has(hex)).flatMap((hex) => board.clip(neighbours(hex)));
  return { enemies: cells.reduce((mask, cell) => mask | (bits.get(cell) ?? 0), 0), cells, shores };
}
