import { fastChance, flow } from '@tessera/kernel';
import { hex } from '@tessera/space';
import { addInstructions } from '../src/content/builtIn.ts';
import { steps } from '../src/game/steps.ts';
import { instructions as instructionsSchema } from '../src/modifiers/action.ts';
import { Options } from '../src/party/options.ts';
import { scenarioPlan } from '../src/scenario/plan.ts';
import { setup } from '../src/scenario/setup.ts';
import { placeMonster } from '../src/scenario/spawn.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Ctx, Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';

const rules = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });

/** Two heroes and two guards in the first room of scenario 1; every modifier card is a +0. */
export const BRUTE = 0;
export const TINKERER = 1;
/** Adjacent to the Brute, twenty hit points. */
export const GUARD = 2;
/** Behind the guard, two hexes from the Brute. */
export const FAR = 3;

/** An answer: a choice, or a function that picks an option. */
type Answer = Choice | ((options: readonly Choice[]) => Choice | undefined);

export interface Stage {
  readonly state: State;
  readonly events: Event[];
  readonly ctx: Ctx;
  /** Returns the cell of a hex. */
  at(q: number, r: number): number;
  /** Returns the hit points of a figure. */
  hp(id: FigureId): number;
  /** Returns the kind of the current question. */
  asked(): string | undefined;
  options(): readonly Choice[];
  answer(choice: Choice): void;
  /** Runs frames. Questions get these answers in order, then the first option that does something. */
  run(frames: readonly Frame[], ...answers: Answer[]): void;
  /** Runs frames up to the first question. */
  begin(frames: readonly Frame[]): void;
  /** A figure performs inline instructions. */
  perform(instructions: object, ...answers: Answer[]): void;
  beginPerformance(instructions: object, figure?: FigureId): void;
  /** Registers instructions and returns their pointer. */
  instructions(json: object): string;
  placeFoe(monster: string, cell: number, rank?: 'normal' | 'elite' | 'boss'): FigureId;
}

let written = 0;

/** Returns a fresh stage. */
export function stage(options: object = {}): Stage {
  const events: Event[] = [];
  const ctx: Ctx = { chance: fastChance('stage'), log: (event) => events.push(event) };
  const state = setup(
    Options.parse({
      heroes: [
        { class: 'brute', items: [] },
        { class: 'tinkerer', items: [] },
      ],
      variants: { 'phase.setup': 'skipped' },
      ...options,
    }),
    2,
    ctx,
  );
  const { board } = scenarioPlan(state.scenario).plan;
  const at = (q: number, r: number) => board.cellOf(hex(q, r));
  state.figures.splice(2);
  state.flow = [];
  state.round = 1;
  const plain = new Array<string>(20).fill('plus-0');
  const deck = () => ({ pile: [...plain], drawn: [], cards: [...plain], due: false });
  state.decks = { heroes: [deck(), deck()], monsters: deck() };
  const placeFoe = (monster: string, cell: number, rank: 'normal' | 'elite' | 'boss' = 'normal') =>
    placeMonster(state, { monster, rank, cell, dropsMoney: true, acted: false }, ctx)!;
  placeFoe('bandit-guard', at(0, 3));
  placeFoe('bandit-guard', at(-1, 3));
  for (const [id, cell] of [at(1, 3), at(2, 3)].entries())
    Object.assign(state.figures[id]!, { cell, hp: 20, maxHp: 20 });
  for (const id of [GUARD, FAR]) Object.assign(state.figures[id]!, { hp: 20, maxHp: 20 });
  state.turn.figure = BRUTE;
  events.length = 0;

  const asked = () => rules.decisions(state)[0];
  const options_ = () => {
    const question = asked();
    return question === undefined ? [] : rules.legal(state, question.seat);
  };
  const begin = (frames: readonly Frame[]) => {
    state.flow = [...frames].reverse();
    rules.settle(state, ctx);
  };
  const answer = (choice: Choice) => {
    const question = asked()!;
    const reason = rules.check(state, question.seat, choice);
    if (reason !== undefined) throw new Error(`${question.kind}: ${JSON.stringify(choice)} is refused: ${reason.code}`);
    rules.play(state, question.seat, choice, ctx);
  };
  const isAllowed = (choice: Choice | undefined) =>
    choice !== undefined && rules.check(state, asked()!.seat, choice) === undefined;
  const run = (frames: readonly Frame[], ...answers: Answer[]) => {
    begin(frames);
    const given = [...answers];
    for (let n = 0; n < 60 && asked() !== undefined; n++) {
      const options = options_();
      const [next] = given;
      const wanted = typeof next === 'function' ? next(options) : isAllowed(next) ? next : undefined;
      if (wanted !== undefined) given.shift();
      answer(wanted ?? options.find(({ type }) => !PASSIVE.includes(type)) ?? options[0]!);
    }
    if (given.length > 0) throw new Error(`nobody asked for ${JSON.stringify(given[0])}`);
  };
  const instructions = (json: object) => addInstructions(`test-${written++}`, instructionsSchema.parse(json));
  const beginPerformance = (json: object, figure = BRUTE) =>
    begin([{ at: 'performance', figure, of: instructions(json), by: figure, turned: false }]);
  return {
    state,
    events,
    ctx,
    at,
    hp: (id) => state.figures[id]!.hp,
    asked: () => asked()?.kind,
    options: options_,
    answer,
    run,
    begin,
    perform: (json, ...answers) =>
      run([{ at: 'performance', figure: BRUTE, of: instructions(json), by: BRUTE, turned: false }], ...answers),
    beginPerformance,
    instructions,
    placeFoe,
  };
}

const PASSIVE: readonly Choice['type'][] = ['skip', 'go-on', 'end-turn', 'no-rest'];
