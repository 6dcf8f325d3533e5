import { flow } from '@tessera/kernel';
import { DIRECTION_INDICES, type Direction } from '@tessera/space';
import { recordOf } from '../src/content/lookup.ts';
import { recordsOf } from '../src/content/recordMaps.ts';
import type { MonsterRecord } from '../src/content/records/monster.ts';
import { steps } from '../src/game/steps.ts';
import { shuffledAbilities } from '../src/scenario/monsterDecks.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import { placeMonster } from '../src/scenario/spawn.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { type Started, startScenario } from './startScenario.ts';

const { settle, decisions, legal, play } = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });

/** A room with one monster, its ally and three heroes; every modifier card is a +0. */
export interface Stage extends Started {
  readonly monster: FigureId;
  readonly ally: FigureId;
}

/** Returns a monster that uses a deck. */
export function monsterOf(deck: string): MonsterRecord {
  const users = [...recordsOf('monster').values()].filter((one) => one.deck === deck);
  return users.find(({ rank }) => rank === 'ordinary') ?? users[0]!;
}

/** Returns a stage with three heroes side by side at this distance from the monster, and its ally behind it. */
export function stageOf(monster: string, distance: number): Stage {
  const started = startScenario(1, 3, { level: 1 });
  const { state, ctx } = started;
  state.figures.splice(3);
  Object.assign(state.map, { traps: [], obstacles: [], treasures: [], money: [] });
  const { board } = scenarioPlan(state.scenario).plan;
  const room = [...Array(board.size).keys()].filter((cell) => scenarioPlan(state.scenario).roomOf[cell] === 0);
  const line = (cell: number, direction: Direction, steps: number): number => {
    let at = cell;
    for (let n = 0; n < steps && at >= 0; n++) at = board.neighbour(at, direction);
    return room.includes(at) ? at : -1;
  };
  // A place for all of them: heroes in three consecutive directions, the ally opposite.
  for (const center of room) {
    for (const direction of DIRECTION_INDICES) {
      const of = (turn: number) => ((direction + turn) % 6) as Direction;
      const heroes = distance === 1 ? [0, 1, 2].map((turn) => line(center, of(turn), 1)) : inDepth(center, of);
      const behind = line(center, of(4), 1);
      const free = DIRECTION_INDICES.every((each) => line(center, each, 1) >= 0);
      if (!free || behind < 0 || heroes.some((cell) => cell < 0)) continue;
      return populated(center, heroes, behind);
    }
  }
  throw new Error('nobody fits into the room');

  function inDepth(center: number, of: (turn: number) => Direction): number[] {
    const first = line(center, of(0), distance);
    return [first, line(first < 0 ? center : first, of(1), 1), line(first < 0 ? center : first, of(5), 1)];
  }

  function populated(center: number, heroes: readonly number[], behind: number): Stage {
    for (const [seat, cell] of heroes.entries()) Object.assign(state.figures[seat]!, { cell, hp: 60, maxHp: 60 });
    const { deck, rank } = recordOf('monster', monster);
    state.monsterDecks = [shuffledAbilities(deck, ctx.chance)];
    const place = (type: string, cell: number) =>
      placeMonster(
        state,
        { monster: type, rank: rank === 'ordinary' ? 'normal' : 'boss', cell, dropsMoney: true, acted: false },
        ctx,
      )!;
    const acting = place(monster, center);
    const ally = place(rank === 'ordinary' ? monster : 'living-bones', behind);
    state.figures[ally]!.kind = 'normal';
    Object.assign(state.figures[acting]!, { hp: 20, maxHp: 40 });
    Object.assign(state.figures[ally]!, { hp: 20, maxHp: 50 });
    const cards = new Array<string>(20).fill('plus-0');
    state.decks.monsters = { pile: [...cards], drawn: [], cards: [...cards], due: false };
    started.events.length = 0;
    return { ...started, monster: acting, ally };
  }
}

/** Plays the monster's turn with the card of this number; the players suffer damage and push as far as possible. */
export function takeTurn(stage: Stage, card: number): void {
  const { state, ctx, monster } = stage;
  state.monsterDecks[0]!.card = card;
  run(stage, [{ at: 'turn', figure: monster }], ctx);
}

/** Runs frames to their end with default answers. */
export function run({ state }: Pick<Started, 'state'>, frames: readonly Frame[], ctx: Started['ctx']): void {
  state.flow = [...frames].reverse();
  settle!(state, ctx);
  for (let n = 0; n < 200 && state.flow.length > 0; n++) {
    const [asked] = decisions(state);
    if (asked === undefined) return;
    const options = legal(state, asked.seat);
    const answer =
      asked.kind === 'force' ? options.reduce((a, b) => (pathLength(b) > pathLength(a) ? b : a)) : options[0]!;
    play(state, asked.seat, answer, ctx);
  }
}

function pathLength(choice: Choice): number {
  return choice.type === 'force' ? choice.path.length : -1;
}
