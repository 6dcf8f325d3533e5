import type { Bot, Question } from '@tessera/bots';
import { type Chance, type Ctx, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import { gloomhaven } from '../src/game/game.ts';
import type { Choice } from '../src/state/choice.ts';
import type { Frame } from '../src/state/frames.ts';
import type { State, View } from '../src/state/state.ts';
import { type AnswerCandidate, likelyAnswer, likelyAnswers } from './answers.ts';
import { prospects } from './prospects.ts';
import { reasonFor } from './reasons.ts';

/** The number of answers and of sampled worlds. */
interface Effort {
  readonly answers: number;
  readonly worlds: number;
}

/** The questions worth a simulation, with their effort. The heuristic answers all others. */
type Settings = Readonly<Partial<Record<Frame['at'], Effort>>>;

/** Weight of the heuristic score, per point of damage, against the simulated result. */
const PRIOR = 0.04;
/** Value of a finished scenario: more than any position before it. */
const DECIDED = 6;

const WORDS = 2 ** 32;
/** Upper limit of answers per turn or round. */
const MAX_ANSWERS = 400;

/**
 * Returns a bot that simulates the best answers in sampled worlds. It plays the round to its end by the heuristic and
 * takes the answer with the best position for the party.
 */
export function partyBot(name: string, settings: Settings): Bot<Choice, View> {
  return {
    name,
    choose(question) {
      const { legal, view, seat } = question;
      if (legal.length === 1) return legal[0]!;
      const chance = fastChance(question.chance.d(WORDS));
      const world = gloomhaven.determinize(view, seat, chance);
      const effort = settings[world.flow[world.flow.length - 1]!.at];
      if (effort === undefined) return likelyAnswer(world, seat, legal, chance);
      const answers = likelyAnswers(world, seat, legal, effort.answers);
      return answers.length === 1 ? answers[0]!.choice : bestOf(answers, question, effort.worlds, chance);
    },
    reason: reasonFor,
  };
}

/** The heuristic bot, without simulation. */
export const instinct: Bot<Choice, View> = {
  name: 'instinct',
  choose({ view, seat, legal, chance }) {
    return likelyAnswer(gloomhaven.determinize(view, seat, chance), seat, legal, chance);
  },
  reason: reasonFor,
};

function bestOf(
  answers: readonly AnswerCandidate[],
  { view, seat }: Question<Choice, View>,
  worlds: number,
  chance: Chance,
): Choice {
  const totals = answers.map(({ worth }) => worth * PRIOR * worlds);
  for (let n = 0; n < worlds; n++) {
    const world = gloomhaven.determinize(view, seat, chance);
    calm(world);
    // Every answer gets the same draws, so that only the answers differ.
    const seed = chance.d(WORDS);
    for (const [at, { choice }] of answers.entries())
      totals[at]! += triedOut(cloneJson(world), seat, choice, fastChance(seed));
  }
  return answers[totals.indexOf(Math.max(...totals))]!.choice;
}

const CALM: readonly string[] = new Array<string>(60).fill('plus-0');

/** Replaces the modifier decks by neutral cards, because luck would hide the difference between answers. */
function calm({ decks }: State): void {
  for (const deck of [...decks.heroes, decks.monsters]) deck.pile = [...CALM];
}

function triedOut(state: State, seat: Seat, answer: Choice, chance: Chance): number {
  const ctx: Ctx = { chance, log: silent };
  const isOver = horizonOf(state);
  gloomhaven.play(state, seat, answer, ctx);
  for (let n = 0; n < MAX_ANSWERS && !isOver(state); n++) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) break;
    const legal = gloomhaven.legal(state, decision.seat);
    gloomhaven.play(state, decision.seat, likelyAnswer(state, decision.seat, legal, chance), ctx);
  }
  const outcome = gloomhaven.outcome(state);
  if (outcome !== undefined) return outcome.results[seat] === 'win' ? DECIDED : -DECIDED;
  return prospects(state);
}

/** Returns the end of a simulation: the end of the round, after the monsters have acted. */
function horizonOf({ round }: State): (state: State) => boolean {
  return (state) => state.over || state.round !== round;
}
