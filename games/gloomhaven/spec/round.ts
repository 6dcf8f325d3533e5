import { type Chance, cloneJson, flow, type Seat, silent } from '@tessera/kernel';
import { steps } from '../src/game/steps.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Event } from '../src/state/events.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State } from '../src/state/state.ts';
import type { FigureId } from '../src/state/stateRecords.ts';
import { type ElementTracker, elementTrackerOf } from './elements.ts';
import { calculateInitiativeOrder, type InitiativeEntry } from './initiative.ts';

/** The four phases of a round. R 3.1 */
export const ROUND_PHASES = ['card_selection', 'initiative_reveal', 'actions', 'end_of_round'] as const;
export type RoundPhase = (typeof ROUND_PHASES)[number];

/** The phases of a game: those of the campaign match, in which a scenario is `play` (ruling 120). */
export const GAME_PHASES = ['campaign', 'setup', 'play', 'cleanup'] as const;
export type GamePhase = (typeof GAME_PHASES)[number];

/** A round as a record. */
export interface Round {
  readonly number: number;
  readonly phase: RoundPhase;
  readonly initiativeOrder: readonly InitiativeEntry[];
  /** Index of the acting entry in that order; -1 between turns. */
  readonly activePlayerIndex: number;
  readonly elementTracker: ElementTracker;
}

/** Returns the current round. */
export function roundOf(state: State): Round {
  const phase = roundPhaseOf(state);
  const initiativeOrder = phase === 'card_selection' ? [] : calculateInitiativeOrder(state);
  const acting = state.figures[state.turn.figure];
  return {
    number: state.round,
    phase,
    initiativeOrder,
    activePlayerIndex: initiativeOrder.findIndex(({ figureId }) => figureId === acting?.type),
    elementTracker: elementTrackerOf(state),
  };
}

const PHASE_OF: Readonly<Partial<Record<Frame['at'], RoundPhase>>> = {
  'start.goals': 'card_selection',
  'start.hexes': 'card_selection',
  'start.companion': 'card_selection',
  'start.end': 'card_selection',
  'round.begin': 'card_selection',
  picks: 'card_selection',
  reveal: 'initiative_reveal',
  turns: 'actions',
  'round.end': 'end_of_round',
  'round.over': 'end_of_round',
  'rest.short': 'end_of_round',
  'rest.draw': 'end_of_round',
};

/** Returns the phase of a round, by the innermost frame that belongs to one. */
export function roundPhaseOf({ flow: frames }: Pick<State, 'flow'>): RoundPhase {
  const known = frames.map(({ at }) => PHASE_OF[at]).filter((phase) => phase !== undefined);
  return known.at(-1) ?? 'end_of_round';
}

/** Returns the phase of the game: before the first round, during play, or after the last round. */
export function gamePhaseOf({ flow: frames, over }: Pick<State, 'flow' | 'over'>): GamePhase {
  if (over) return 'cleanup';
  return frames.some(({ at }) => at.startsWith('start.')) ? 'setup' : 'play';
}

/** Answers a question. */
export type Answer = (asked: {
  readonly state: State;
  readonly seat: Seat;
  readonly kind: string;
  readonly options: readonly Choice[];
}) => Choice;

/** Takes the first option. */
const FIRST: Answer = ({ options }) => options[0]!;

const rules = flow<State, Frame, Choice, Event>({ steps, over: ({ over }) => over });
const MAX_ANSWERS = 2000;

function played(state: State, chance: Chance, answer: Answer, isDone: (state: State) => boolean): State {
  const after = cloneJson(state);
  const ctx = { chance, log: silent };
  rules.settle(after, ctx);
  for (let n = 0; n < MAX_ANSWERS && !isDone(after); n++) {
    const [asked] = rules.decisions(after);
    if (asked === undefined) break;
    const { seat, kind } = asked;
    rules.play(after, seat, answer({ state: after, seat, kind, options: rules.legal(after, seat) }), ctx);
  }
  return after;
}

/** The choice of each seat: two cards, the leading one first, or a long rest. */
export type Selections = readonly (readonly [string, string] | 'long-rest')[];

/**
 * Applies every character's choice for the round; after the last one all are revealed. A fresh scenario's preparations
 * come first, each with its first option. R 3.2
 */
export function collectPlayerCardSelections(state: State, selections: Selections, chance: Chance): State {
  if (roundPhaseOf(state) !== 'card_selection') throw new Error('Cards are chosen at the beginning of a round.');
  const isPicking = ({ flow: frames }: State) => frames.at(-1)?.at === 'picks';
  const ready = played(state, chance, FIRST, isPicking);
  return played(
    ready,
    chance,
    ({ seat, options }) => selectionOf(selections, seat, options),
    (each) => !isPicking(each),
  );
}

function selectionOf(selections: Selections, seat: Seat, options: readonly Choice[]): Choice {
  const chosen = selections[seat];
  if (chosen === undefined) throw new Error(`Seat ${seat} has no selection.`);
  const choice = options.find((each) => {
    if (chosen === 'long-rest' || each.type !== 'pick') return each.type === chosen;
    return each.cards.length === chosen.length && each.cards.every((card, n) => card === chosen[n]);
  });
  if (choice === undefined) throw new Error(`Seat ${seat} cannot choose this for the round.`);
  return choice;
}

/** Plays a whole round from card selection to its end, with the given answers. R 3.1 */
export function processRound(state: State, answer: Answer, chance: Chance): State {
  // Before the first round the preparations are included.
  const last = Math.max(1, state.round);
  return played(state, chance, answer, ({ round }) => round > last);
}

/** Plays one turn of a character. R 4 */
export function processPlayerTurn(state: State, figure: FigureId, answer: Answer, chance: Chance): State {
  return runFrames(state, [{ at: 'turn', figure }], chance, answer);
}

/** Plays one turn of a monster. Ties that players would decide take the first option. R 13.2 */
export function processMonsterTurn(state: State, figure: FigureId, chance: Chance): State {
  return runFrames(state, [{ at: 'turn', figure }], chance);
}

/** Plays the end of a round up to the rests: decks, elements, bonuses of the round. R 3.8 */
export function processEndOfRound(state: State, chance: Chance): State {
  return played({ ...state, flow: [{ at: 'round.end' }] }, chance, FIRST, () => true);
}

/** Runs these frames to their end, then restores the flow of the state. */
export function runFrames(state: State, frames: readonly Frame[], chance: Chance, answer: Answer = FIRST): State {
  const after = played({ ...state, flow: [...frames].reverse() }, chance, answer, () => false);
  return { ...after, flow: cloneJson(state.flow) };
}
