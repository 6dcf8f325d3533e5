import type { Cell } from '@tessera/space';
import { noConditions } from '../conditions/conditions.ts';
import type { ScenarioRecord } from '../content/records/scenario.ts';
import type { Ctx } from '../state/events.ts';
import type { Frame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import type { FigureId } from '../state/stateRecords.ts';
import { below } from '../vocabulary/pointer.ts';
import { dropThing } from './carriedTokens.ts';
import { trapDamage } from './level.ts';
import { drawAbilities } from './monsterDecks.ts';
import { byCharacters, numberOf, scenarioFacts } from './numbers.ts';
import { cellAt, groundIn, type ScenarioPlan, scenarioPlan } from './plan.ts';
import { scenarioRulesAt } from './ruleTimes.ts';
import { hitPointsOf, isEmptyHex, nearestEmpty, type PlacedRank, placeMonster } from './spawn.ts';
import { countFor } from './tally.ts';

/**
 * Reveals a room: places overlays, money and monsters for the characters that started, and draws a card for every kind
 * without one. New monsters act this round by their initiative. R 2.3, 5.11
 */
export function revealRoom(state: State, room: number, figure: FigureId, ctx: Ctx): Frame[] {
  const { map } = state;
  if (map.revealed.includes(room)) return [];
  const plan = scenarioPlan(state.scenario);
  map.revealed.push(room);
  map.revealed.sort((a, b) => a - b);
  const id = plan.record.rooms[room]!.id;
  ctx.log({ type: 'room-revealed', room: id, figure });
  layOverlays(state, plan, room);
  placeObjects(state, plan, room, ctx);
  layThings(state, plan, room, ctx);
  placeMonsters(state, plan, room, figure, ctx);
  if (state.round > 0) drawAbilities(state, ctx);
  if (figure >= 0) countFor(state, figure, 'room-revealed');
  return scenarioRulesAt(state, 'room-revealed', { figure, what: id });
}

type Overlay = ScenarioRecord['overlays'][number];

function layOverlays(state: State, plan: ScenarioPlan, room: number): void {
  for (const overlay of plan.record.overlays) {
    // A wall is no floor and has no cell.
    if (overlay.type === 'wall') continue;
    const cells = overlay.hexes.map((hex) => cellAt(plan, hex));
    if (isIn(state, plan, cells[0]!, room)) lay(state, overlay, cells);
  }
}

/** Checks whether a cell enters play with a room: its own cells, and doors that no other revealed room has. */
function isIn({ map }: State, plan: ScenarioPlan, cell: Cell, room: number): boolean {
  if (plan.roomOf[cell]! >= 0) return plan.roomOf[cell] === room;
  const pair: readonly number[] = plan.joins[plan.doorOn[cell]!] ?? [];
  return pair.includes(room) && !pair.some((other) => other !== room && map.revealed.includes(other));
}

function lay(state: State, overlay: Overlay, cells: Cell[]): void {
  const { map } = state;
  const [cell = -1] = cells;
  if (overlay.type === 'obstacle') map.obstacles.push(cells);
  else if (overlay.type === 'hazard') map.hazards.push(...cells);
  else if (overlay.type === 'difficult') {
    if (!overlay.absent.includes(state.characters)) map.difficult.push(...cells);
  } else if (overlay.type === 'coins') for (let n = 0; n < overlay.amount; n++) map.money.push(cell);
  else if (overlay.type === 'goal') map.goals.push(cell);
  else if (overlay.type === 'treasure') {
    // R 15.4: a treasure that the party looted earlier is gone.
    if (state.counters[`looted:${overlay.treasure}`] === undefined)
      map.treasures.push({ cell, treasure: overlay.treasure });
  } else if (overlay.type === 'trap') {
    const { damage, conditions } = overlay;
    const amount = damage === 'level' ? trapDamage(state) : numberOf(damage ?? 0, scenarioFacts(state));
    map.traps.push({ cell, damage: amount, conditions: [...conditions], at: null, by: -1 });
  }
}

/** Places the objects of the room as goal tiles until a hero takes them. */
function layThings(state: State, plan: ScenarioPlan, room: number, ctx: Ctx): void {
  for (const { id, at } of plan.record.things) {
    const cell = at === undefined ? -1 : cellAt(plan, at);
    if (cell >= 0 && isIn(state, plan, cell, room)) dropThing(state, id, cell, ctx);
  }
}

function objectHitPoints(state: State, hitPoints: ScenarioRecord['objects'][number]['hitPoints']): number {
  return typeof hitPoints === 'object'
    ? hitPointsOf(state, hitPoints.of, 'boss')
    : numberOf(hitPoints, scenarioFacts(state));
}

function placeObjects(state: State, plan: ScenarioPlan, room: number, { log }: Ctx): void {
  for (const [n, object] of plan.record.objects.entries()) {
    if (state.characters < object.from) continue;
    for (const [i, hex] of object.at.entries()) {
      const cell = cellAt(plan, hex);
      if (!isIn(state, plan, cell, room)) continue;
      const maxHp = Math.max(1, objectHitPoints(state, object.hitPoints));
      const side = object.side === 'ally' ? 'party' : object.side === 'enemy' ? 'monsters' : 'third';
      state.figures.push({
        kind: 'objective',
        type: object.id,
        side,
        cell,
        hp: maxHp,
        maxHp,
        ...noConditions,
        number: i + 1,
        seat: -1,
        stats: below(`scenario/${plan.record.id}`, 'objects', n),
        acted: false,
        dropsMoney: false,
      });
      log({ type: 'placed', figure: state.figures.length - 1, cell });
    }
  }
}

interface Wanted {
  readonly hides: string | undefined;
  readonly monster: string;
  readonly rank: PlacedRank;
  readonly cell: Cell;
}

/**
 * Places the figures of a group that were not there when the room was revealed. An occupied hex moves them as near as
 * possible.
 */
export function placeGroup(state: State, group: string, ctx: Ctx): void {
  const plan = scenarioPlan(state.scenario);
  state.counters[`placed:${group}`] = 1;
  for (const { monster, at, ranks, group: own } of plan.record.placements) {
    const rank = byCharacters(ranks, state);
    const [cell] = own === group && rank !== null ? nearestEmpty(state, cellAt(plan, at)) : [];
    if (rank === null || cell === undefined) continue;
    const placed = placeMonster(state, { monster, rank, cell, dropsMoney: true, acted: false }, ctx);
    if (placed !== undefined) ctx.log({ type: 'placed', figure: placed, cell });
  }
  if (state.round > 0) drawAbilities(state, ctx);
}

/** Places the monsters of a room. When standees run out, those nearest to the revealing figure come first. R 2.4 */
function placeMonsters(state: State, plan: ScenarioPlan, room: number, by: FigureId, ctx: Ctx): void {
  const wanted = plan.record.placements.flatMap(({ monster, at, ranks, group, hides }): Wanted[] => {
    const rank = byCharacters(ranks, state);
    const cell = cellAt(plan, at);
    return rank === null || group !== undefined || !isIn(state, plan, cell, room)
      ? []
      : [{ monster, rank, cell, hides }];
  });
  const from = by < 0 ? undefined : state.figures[by]?.cell;
  if (from !== undefined && from >= 0) {
    const ground = groundIn(state);
    wanted.sort((a, b) => ground.range(from, a.cell) - ground.range(from, b.cell));
  }
  for (const { monster, rank, cell, hides } of wanted) {
    const dropsMoney = hides === undefined;
    const placed = placeMonster(state, { monster, rank, cell, dropsMoney, acted: false }, ctx);
    if (placed === undefined) continue;
    ctx.log({ type: 'placed', figure: placed, cell });
    if (hides !== undefined) state.counters[`hides:${hides}`] = placed;
  }
}

/** Returns the free starting hexes: those of the scenario without a figure, in rooms that are not full. R 2.1 */
export function freeStarts(state: State): Cell[] {
  const { record, roomOf, markers, starts } = scenarioPlan(state.scenario);
  const isOffered = (cell: Cell) =>
    record.setup.every(
      (setup) =>
        setup.type !== 'starts' ||
        byCharacters(setup.markers, state).some((letter) => markers.get(letter)?.includes(cell) === true),
    );
  // Some start in water: a listed hex is free when no figure is on it.
  const isFree = (cell: Cell) =>
    starts.includes(cell) ? state.figures.every((one) => one.cell !== cell) : isEmptyHex(state, cell);
  const free = startsFor(state).filter((cell) => isFree(cell) && isOffered(cell));
  if (!record.setup.some(({ type }) => type === 'split-starts')) return free;
  const most = Math.ceil(state.heroes.length / 2);
  const takenIn = (room: number) => state.heroes.filter((_, seat) => roomOf[state.figures[seat]!.cell] === room).length;
  return free.filter((cell) => takenIn(roomOf[cell]!) < most);
}

/** Returns the starting hexes, including adjacent hexes when there are fewer than heroes. R 17.3 */
function startsFor(state: State): readonly Cell[] {
  const { starts, plan } = scenarioPlan(state.scenario);
  if (starts.length >= state.heroes.length) return starts;
  const ground = groundIn(state);
  const beside = Array.from({ length: plan.board.size }, (_, cell) => cell).filter(
    (cell) => !starts.includes(cell) && starts.some((start) => ground.areAdjacent(start, cell)),
  );
  return [...starts, ...beside];
}
