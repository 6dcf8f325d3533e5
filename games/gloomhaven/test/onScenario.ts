import { flow } from '@tessera/kernel';
import { steps } from '../src/game/steps.ts';
import { openDoor } from '../src/scenario/doors.ts';
import { drawAbilities } from '../src/scenario/monsterDecks.ts';
import { noteEnding } from '../src/scenario/outcome.ts';
import { doorsNamed, groundIn, scenarioPlan } from '../src/scenario/plan.ts';
import { revealRoom } from '../src/scenario/rooms.ts';
import { type Occasion, type ScenarioTime, scenarioRulesAt } from '../src/scenario/ruleTimes.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { type Started, startScenario } from './startScenario.ts';

const rules = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });

/** A scenario in progress, with helpers for tests. */
export interface OnScenario extends Started {
  /** Runs frames to their end. Questions get the first option, or the first that matches. */
  run(frames: readonly Frame[], wish?: (choice: Choice) => boolean): void;
  /** Runs the special rules of a time. */
  at(time: ScenarioTime, occasion?: Occasion): void;
  /** Runs the special rules at the end of this round. */
  endRound(round: number): void;
  startRound(round: number): void;
  /** Returns the hexes of a marker. */
  marked(marker: string): readonly number[];
  /** Returns all cells of the map. */
  cells(): number[];
  /** Checks whether two cells touch without a wall between them. */
  isBeside(a: number, b: number): boolean;
  /** Moves a figure to a cell. */
  put(figure: FigureId, cell: number): void;
  open(...doors: string[]): void;
  rooms(): readonly { readonly id: string }[];
  /** Reveals a room, even if it cannot be reached. */
  reveal(room: string): void;
  /** Draws a card for every kind of monster. */
  drawAll(): void;
  /** The number of figures of a kind on the map, and their ids. */
  count(type: string): number;
  figuresOf(type: string): FigureId[];
  /** Kills a figure or destroys an object. */
  kill(figure: FigureId, by?: FigureId): void;
  /** Returns the current ending of the scenario. */
  ending(): State['ending'];
}

/** Sets up a scenario with heroes on the first starting hexes and arbitrary battle goals. */
export function onScenario(scenario: number, seats: number, options: object = {}): OnScenario {
  const started = startScenario(scenario, seats, options);
  const { state, ctx } = started;
  const run: OnScenario['run'] = (frames, wish) => {
    state.flow = [...frames].reverse();
    rules.settle(state, ctx);
    for (let n = 0; n < 200; n++) {
      const [question] = rules.decisions(state);
      if (question === undefined) return;
      const legal = rules.legal(state, question.seat);
      rules.play(state, question.seat, legal.find((choice) => wish?.(choice) ?? false) ?? legal[0]!, ctx);
    }
    throw new Error('more questions than a test answers');
  };
  const figuresOf = (type: string) =>
    state.figures.flatMap((one, id) => (one.type === type && one.cell >= 0 ? [id] : []));
  const at: OnScenario['at'] = (time, occasion = {}) => run(scenarioRulesAt(state, time, occasion));
  return {
    ...started,
    run,
    at,
    endRound(round) {
      state.round = round;
      state.counters['rounds-survived'] = round;
      at('round-end');
    },
    startRound(round) {
      state.round = round;
      at('round-start');
    },
    marked: (marker) => scenarioPlan(state.scenario).markers.get(marker)!,
    cells: () => Array.from({ length: scenarioPlan(state.scenario).plan.board.size }, (_, cell) => cell),
    isBeside: (a, b) => groundIn(state).areAdjacent(a, b),
    put(figure, cell) {
      state.figures[figure]!.cell = cell;
    },
    open(...doors) {
      for (const door of doorsNamed(state, doors)) run(openDoor(state, door, 0, ctx));
    },
    rooms: () => scenarioPlan(state.scenario).record.rooms,
    reveal(room) {
      const { record } = scenarioPlan(state.scenario);
      run(
        revealRoom(
          state,
          record.rooms.findIndex(({ id }) => id === room),
          -1,
          ctx,
        ),
      );
    },
    drawAll: () => drawAbilities(state, ctx),
    count: (type) => figuresOf(type).length,
    figuresOf,
    kill: (figure, by = -1) => run([{ at: 'death', figure, by }]),
    ending() {
      noteEnding(state, ctx);
      return state.ending;
    },
  };
}
