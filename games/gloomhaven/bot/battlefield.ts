import type { Seat } from '@tessera/kernel';
import type { Cell, Hex } from '@tessera/space';
import type { Ground } from '../src/board/index.ts';
import { negativesOf, pointsOf, search } from '../src/board/movement.ts';
import { hasCondition } from '../src/conditions/conditions.ts';
import { shieldOf } from '../src/inPlay/activeModifiers.ts';
import { boardFigure, positionOf } from '../src/inPlay/position.ts';
import { groundIn, scenarioPlan } from '../src/scenario/plan.ts';
import type { State } from '../src/state/state.ts';
import type { Figure } from '../src/state/stateRecords.ts';
import { closedDoors, openDoors } from './distance.ts';
import { intentOf } from './intent.ts';

/** An enemy as a hero's bot evaluates it. */
export interface Foe {
  readonly cell: Cell;
  readonly hex: Hex;
  readonly hp: number;
  readonly shield: number;
  readonly poisoned: boolean;
  /** Expected damage of its next attack. */
  readonly bite: number;
  readonly move: number;
  readonly range: number;
  /** It has taken its turn this round. */
  readonly acted: boolean;
  /** Range from it to the hero's nearest ally. */
  readonly nearestFriend: number;
  /** It has no adjacent ally. */
  readonly isAlone: boolean;
}

interface Friend {
  readonly cell: Cell;
  readonly missing: number;
  /** Share of hit points lost. */
  readonly hurt: number;
  /** Range to the nearest enemy. */
  readonly nearestFoe: number;
}

/** A hero's evaluation input: computed once per question, read many times. */
export interface Battlefield {
  readonly ground: Ground;
  readonly here: Cell;
  readonly self: Figure;
  /** The hero cannot attack this turn. */
  readonly disarmed: boolean;
  readonly foes: readonly Foe[];
  readonly foeAt: ReadonlyMap<Hex, Foe>;
  readonly hexOf: (cell: Cell) => Hex;
  /** The hero itself first. */
  readonly friends: readonly Friend[];
  /** Doors that can be opened. */
  readonly doors: readonly Cell[];
  /** Open doors: one hex wide, and every figure must pass through. */
  readonly gates: ReadonlySet<Cell>;
  readonly money: readonly Cell[];
  /** Returns the hexes where a move may end with their costs, including the hero's own hex. */
  readonly ends: (jumps: boolean) => readonly End[];
}

interface End {
  readonly cell: Cell;
  readonly points: number;
  /** Traps and hazardous hexes on the path. */
  readonly negatives: number;
}

export function battlefieldOf(state: State, seat: Seat): Battlefield {
  const ground = groundIn(state);
  const self = state.figures[seat]!;
  const ends = new Map<boolean, readonly End[]>();
  const foes = foesOf(state, seat, ground);
  const { board } = scenarioPlan(state.scenario).plan;
  return {
    ground,
    here: self.cell,
    self,
    disarmed: hasCondition(self, 'disarm') || hasCondition(self, 'stun'),
    foes,
    foeAt: new Map(foes.map((foe) => [foe.hex, foe])),
    hexOf: (cell) => board.hexOf(cell),
    friends: friendsOf(state, seat, ground, foes),
    doors: closedDoors(state),
    gates: openDoors(state),
    money: [...state.map.money, ...state.map.treasures.map(({ cell }) => cell)],
    ends(jumps) {
      let found = ends.get(jumps);
      if (found === undefined) {
        found = endsOf(state, seat, jumps);
        ends.set(jumps, found);
      }
      return found;
    },
  };
}

/** The longest move of a hero. */
const FARTHEST = 12;

function endsOf(state: State, seat: Seat, jumps: boolean): End[] {
  const self = state.figures[seat]!;
  const found: End[] = [{ cell: self.cell, points: 0, negatives: 0 }];
  if (hasCondition(self, 'immobilize') || hasCondition(self, 'stun')) return found;
  const reach = search(positionOf(state), boardFigure(state, seat), {
    gait: jumps ? 'jump' : 'walk',
    care: 'fewest',
    opensDoors: true,
  });
  for (let i = 0; i < reach.count; i++) {
    const cell = reach.ends[i]!;
    const cost = reach.costs[cell]!;
    if (cell === found[0]!.cell || pointsOf(cost) > FARTHEST) continue;
    found.push({ cell, points: pointsOf(cost), negatives: negativesOf(cost) });
  }
  return found;
}

function foesOf(state: State, seat: Seat, ground: Ground): Foe[] {
  const foes: Foe[] = [];
  const { board } = scenarioPlan(state.scenario).plan;
  for (const [id, figure] of state.figures.entries()) {
    const { cell, side, hp, acted } = figure;
    if (side !== 'monsters' || cell < 0) continue;
    const { attack, move, range, targets } = intentOf(state, figure);
    const harmless = hasCondition(figure, 'stun') || hasCondition(figure, 'disarm');
    const still = hasCondition(figure, 'immobilize') || hasCondition(figure, 'stun');
    foes.push({
      cell,
      hex: board.hexOf(cell),
      hp,
      shield: shieldOf(state, id).total,
      poisoned: hasCondition(figure, 'poison'),
      bite: harmless ? 0.5 : (attack + 0.3) * targets,
      move: still ? 0 : move,
      range,
      acted,
      nearestFriend: nearestFriend(state, seat, ground, cell),
      isAlone: !state.figures.some(
        (other) =>
          other !== figure && other.side === 'monsters' && other.cell >= 0 && ground.range(cell, other.cell) === 1,
      ),
    });
  }
  return foes;
}

function nearestFriend(state: State, seat: Seat, ground: Ground, cell: Cell): number {
  let least = 99;
  for (const [other, figure] of state.figures.entries()) {
    if (other === seat || figure.side !== 'party' || figure.cell < 0) continue;
    least = Math.min(least, ground.range(figure.cell, cell));
  }
  return least;
}

function friendsOf(state: State, seat: Seat, ground: Ground, foes: readonly Foe[]): Friend[] {
  const seats = [seat, ...state.heroes.keys()].filter((one, at) => at === 0 || one !== seat);
  return seats
    .map((one) => state.figures[one]!)
    .filter(({ cell }) => cell >= 0)
    .map(({ cell, hp, maxHp }) => ({
      cell,
      missing: maxHp - hp,
      hurt: 1 - hp / maxHp,
      nearestFoe: foes.reduce((least, foe) => Math.min(least, ground.range(cell, foe.cell)), 99),
    }));
}
