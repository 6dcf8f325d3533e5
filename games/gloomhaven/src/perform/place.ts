import { refuse } from '@tessera/kernel';
import { type Cell, freeOrientations, hex, place as lay } from '@tessera/space';
import { shapeOf } from '../abilities/abilityParameters.ts';
import { modifierAt } from '../content/pointed.ts';
import { selectable } from '../inPlay/select.ts';
import { fallenAt } from '../inPlay/selection.ts';
import type { ClearedObstacle, ClearedTrap, ObstacleTerms, PlaceTerms } from '../modifiers/aspects.ts';
import { type EffectContext, evaluateAmount } from '../modifiers/effectContext.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import { monsterPlaces } from '../monsters/choices.ts';
import { groundIn, looseObstacles } from '../scenario/plan.ts';
import { isEmptyHex } from '../scenario/spawn.ts';
import { countFor } from '../scenario/tally.ts';
import type { Choice } from '../state/choice.ts';
import type { Ctx } from '../state/events.ts';
import { has, isUp, seatFor } from '../state/figures.ts';
import type { Frame } from '../state/frames.ts';
import type { Rule, State } from '../state/state.ts';
import type { Trap } from '../state/stateRecords.ts';
import { hexesWithin } from './force.ts';
import { enterHex, springTrap } from './walk.ts';

type PlaceFrame = Extract<Frame, { at: 'place' }>;

/** Places or removes something in a hex that the player chooses: traps, obstacles, the figure itself. R 5.5, 5.6 */
export const place = {
  place: {
    asks: (state, frame) =>
      frame.left > 0 && choices(state, frame).length > 0 && !isForAll(state, frame) ? seatFor(state, frame.figure) : [],
    prompt: (_state, { of, left }) => ({ code: 'place', params: { of, left } }),
    options: (state, frame): Choice[] => [...choices(state, frame), { type: 'skip' }],
    answers: {
      hex: {
        refuse: (state, frame, _seat, { cell }) =>
          choices(state, frame).some((one) => one.type === 'hex' && one.cell === cell)
            ? undefined
            : refuse('not-there', { cell }),
        play: (state, frame, { action: { cell }, ...ctx }) => put(state, frame, [cell], ctx),
      },
      area: {
        refuse: (state, frame, _seat, { cells }) =>
          choices(state, frame).some((one) => one.type === 'area' && one.cells.join() === cells.join())
            ? undefined
            : refuse('outside-area', { cell: cells[0] ?? -1 }),
        play: (state, frame, { action: { cells }, ...ctx }) => put(state, frame, cells, ctx),
      },
      skip: () => undefined,
    },
    afterwards(state, frame, ctx) {
      if (frame.left === 0 || !isForAll(state, frame)) return undefined;
      const [first] = choices(state, frame);
      return first?.type === 'hex' ? put(state, frame, [first.cell], ctx) : undefined;
    },
  },

  spring: {
    asks: (state, frame) => (victims(state, frame).length > 0 ? seatFor(state, frame.figure) : []),
    prompt: (_state, { figure, of }) => ({ code: 'whom', params: { figure, of, left: 1 } }),
    options: (state, frame): Choice[] => [
      ...victims(state, frame).map((figure): Choice => ({ type: 'target', figure })),
      { type: 'skip' },
    ],
    answers: {
      target(state, { figure: by, cell }, { action: { figure }, ...ctx }) {
        const trap = takeTrap(state, cell);
        return trap === undefined ? undefined : springTrap(state, figure, trap, by, ctx);
      },
      skip(state, { cell }) {
        takeTrap(state, cell);
        return undefined;
      },
    },
    afterwards(state, { cell }) {
      takeTrap(state, cell);
      return undefined;
    },
  },
} satisfies Rule<'place' | 'spring'>;

/** Checks whether a hex exists for the modifier's placement or removal. */
export function findsPlace(state: State, of: string, figure: number): boolean {
  return choices(state, { at: 'place', of, figure, target: figure, left: 1 }).length > 0;
}

/** Checks whether the modifier takes everything without asking. A monster takes the first valid hex. */
function isForAll(state: State, { of, figure }: PlaceFrame): boolean {
  const terms = termsOf(of);
  if (terms !== undefined && 'isForAll' in terms && terms.isForAll !== undefined) return terms.isForAll;
  return (state.performances.at(-1)?.by ?? 0) < 0 && state.figures[figure]!.seat < 0;
}

function termsOf(of: string): PlaceTerms | undefined {
  const modifier = modifierAt(of);
  return aspectsOf(modifier).place?.(modifier);
}

function choices(state: State, frame: PlaceFrame): Choice[] {
  const { of, figure, target, from = -1 } = frame;
  const terms = termsOf(of);
  if (terms === undefined || !isUp(state, figure)) return [];
  const asHexes = (cells: readonly Cell[]) => cells.map((cell): Choice => ({ type: 'hex', cell }));
  switch (terms.does) {
    case 'make-trap': {
      const cells = hexesWithin(state, figure, 1).filter((cell) => isEmptyHex(state, cell));
      return asHexes(terms.isNearEnemy && cells.length > 1 ? monsterPlaces(state, cells) : cells);
    }
    case 'make-obstacle':
      return obstacleChoices(state, frame, terms);
    case 'clear-obstacle':
      return asHexes(obstaclesFor(state, frame, terms).map((cells) => cells[0]!));
    case 'shift-obstacle':
      return asHexes(from < 0 ? shiftable(state, figure) : shiftedTo(state, figure, terms.within, from));
    case 'clear-trap':
      return asHexes(trapsFor(state, frame, terms));
    case 'put-figure': {
      if (terms.within === 'fallen') return asHexes(hexOfFallen(state, target));
      return asHexes(hexesWithin(state, target, terms.within).filter((cell) => isEmptyHex(state, cell)));
    }
  }
}

/** Returns the obstacles of a single hex next to a figure. */
function shiftable(state: State, figure: number): Cell[] {
  return looseObstacles(state)
    .filter((cells) => cells.length === 1 && isBeside(state, figure, cells))
    .map(([cell]) => cell!);
}

/** Returns the hexes to which an obstacle may move. */
function shiftedTo(state: State, figure: number, within: number, from: Cell): Cell[] {
  return hexesWithin(state, figure, within).filter(
    (cell) => isEmptyHex(state, cell) && keepsWhole(state, [cell], from),
  );
}

/** Returns the hex of a figure that just died, if the actor can stand there. An immobilized figure cannot. R 8.5 */
function hexOfFallen(state: State, figure: number): Cell[] {
  const cell = fallenAt(state);
  const isFree =
    cell >= 0 &&
    !has(state, figure, 'immobilize') &&
    !state.figures.some((one) => one.cell === cell) &&
    !state.map.obstacles.some((cells) => cells.includes(cell));
  return isFree ? [cell] : [];
}

function isBeside(state: State, figure: number, cells: readonly Cell[]): boolean {
  const ground = groundIn(state);
  const { cell } = state.figures[figure]!;
  return cells.some((one) => ground.range(cell, one) === 1);
}

function obstaclesFor(state: State, { figure }: PlaceFrame, { within }: ClearedObstacle): readonly Cell[][] {
  if (within === 'beside') return looseObstacles(state).filter((cells) => isBeside(state, figure, cells));
  const performance = state.performances.at(-1);
  if (within === 'moved-through')
    return looseObstacles(state).filter((cells) => cells.some((cell) => performance?.path.includes(cell)));
  const scene: EffectContext = { table: state, figure, target: -1, performance };
  const range =
    evaluateAmount(scene, within) + (performance === undefined ? 0 : shapeOf(state, performance).bonus.range);
  const near = hexesWithin(state, figure, range);
  return looseObstacles(state).filter((cells) => cells.some((cell) => near.includes(cell)));
}

function trapsFor(state: State, { figure }: PlaceFrame, { within }: ClearedTrap): Cell[] {
  const path = state.performances.at(-1)?.path ?? [];
  const near = within === 'moved-through' ? path : hexesWithin(state, figure, within);
  return state.map.traps.filter(({ cell }) => near.includes(cell)).map(({ cell }) => cell);
}

const TRIANGLE = [hex(0, 0), hex(1, 0), hex(0, 1)];

function obstacleChoices(state: State, { figure }: PlaceFrame, { within, size }: ObstacleTerms): Choice[] {
  const { board } = groundIn(state);
  const performance = state.performances.at(-1);
  const near = within === 'killed' ? (performance?.killedAt ?? []) : hexesWithin(state, figure, within);
  const free = near.filter((cell) => within === 'killed' || isEmptyHex(state, cell));
  if (size === 1) return free.filter((cell) => keepsWhole(state, [cell])).map((cell) => ({ type: 'hex', cell }));
  const found = new Map<string, Cell[]>();
  for (const shape of freeOrientations(TRIANGLE)) {
    for (const cell of free) {
      const cells = board.clip(lay(shape, board.hexOf(cell))).sort((a, b) => a - b);
      if (cells.length === 3 && cells.every((one) => isEmptyHex(state, one)) && keepsWhole(state, cells))
        found.set(cells.join(), cells);
    }
  }
  return [...found.values()].map((cells) => ({ type: 'area', cells }));
}

/** R 5.6: checks that obstacles do not separate parts of the map. */
function keepsWhole(state: State, added: readonly Cell[], removed: Cell = -1): boolean {
  const ground = groundIn(state);
  const { board, walls } = ground;
  const blocked = new Set([...state.map.obstacles.flat(), ...added]);
  blocked.delete(removed);
  const open: Cell[] = [];
  for (let cell = 0; cell < board.size; cell++) if (ground.hidden[cell] === 0 && !blocked.has(cell)) open.push(cell);
  const seen = new Set<Cell>(open.slice(0, 1));
  const queue = open.slice(0, 1);
  for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
    for (const direction of [0, 1, 2, 3, 4, 5] as const) {
      const next = board.neighbour(cell, direction);
      if (next < 0 || walls.has(cell, direction) || ground.hidden[next] === 1 || blocked.has(next) || seen.has(next))
        continue;
      seen.add(next);
      queue.push(next);
    }
  }
  return seen.size === open.length;
}

function put(state: State, frame: PlaceFrame, cells: readonly Cell[], ctx: Ctx): Frame[] {
  const { of, figure, target, left, from = -1 } = frame;
  const performance = state.performances.at(-1);
  if (performance !== undefined) performance.acted = true;
  const terms = termsOf(of);
  const [cell = -1] = cells;
  const again: Frame[] = left > 1 ? [{ ...frame, left: left - 1 }] : [];
  switch (terms?.does) {
    case 'make-trap':
      state.map.traps.push({ cell, damage: terms.damage, conditions: [...terms.conditions], at: of, by: figure });
      ctx.log({ type: 'trap-made', cell });
      return again;
    case 'make-obstacle':
      state.map.obstacles.push([...cells]);
      performance?.changed.push(...cells);
      ctx.log({ type: 'obstacle-made', cells: [...cells] });
      return again;
    case 'clear-obstacle':
      destroy(state, cell, ctx);
      return again;
    case 'shift-obstacle':
      if (from < 0) return [{ ...frame, from: cell, left: 1 }];
      destroy(state, from, ctx);
      state.map.obstacles.push([cell]);
      if (performance !== undefined) performance.changed = [cell];
      ctx.log({ type: 'obstacle-made', cells: [cell] });
      return [];
    case 'clear-trap':
      return [...disarm(state, frame, terms, cell, ctx), ...again];
    case 'put-figure':
      state.figures[target]!.cell = cell;
      ctx.log({ type: 'put', figure: target, cell });
      return enterHex(state, target, cell, -1, ctx);
    case undefined:
      return [];
  }
}

function destroy(state: State, cell: Cell, { log }: Ctx): void {
  const cells = state.map.obstacles.find((one) => one.includes(cell)) ?? [];
  state.map.obstacles = state.map.obstacles.filter((one) => !one.includes(cell));
  const performance = state.performances.at(-1);
  if (performance !== undefined) {
    performance.destroyed += cells.length;
    performance.changed.push(...cells);
  }
  log({ type: 'obstacle-gone', cells: [...cells] });
}

function disarm(state: State, { figure, of }: PlaceFrame, { onto }: ClearedTrap, cell: Cell, ctx: Ctx): Frame[] {
  const trap = state.map.traps.find((one) => one.cell === cell);
  if (trap === undefined) return [];
  const performance = state.performances.at(-1);
  performance?.changed.push(cell);
  ctx.log({ type: 'trap-disarmed', figure, cell });
  countFor(state, figure, 'trap-sprung-or-disarmed');
  if (onto !== undefined) return [{ at: 'spring', of, figure, cell }];
  takeTrap(state, cell);
  return [];
}

type SpringFrame = Extract<Frame, { at: 'spring' }>;

/** Returns the figures on which a disarmed trap can be turned. */
function victims(state: State, { of, figure }: SpringFrame): number[] {
  const terms = termsOf(of);
  if (terms?.does !== 'clear-trap' || terms.onto === undefined || !isUp(state, figure)) return [];
  const scene: EffectContext = { table: state, figure, target: -1, performance: state.performances.at(-1) };
  return selectable(scene, terms.onto, { range: 1, targeting: true });
}

function takeTrap(state: State, cell: Cell): Trap | undefined {
  const trap = state.map.traps.find((one) => one.cell === cell);
  state.map.traps = state.map.traps.filter((one) => one.cell !== cell);
  return trap;
}
