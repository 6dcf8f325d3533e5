import type { Bot, Question } from '@tessera/bots';
import { type Chance, type Ctx, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import type { Choice } from '../src/choice.ts';
import type { Frame } from '../src/frames.ts';
import { gloomhaven } from '../src/game.ts';
import type { State, View } from '../src/state.ts';
import { type Candidate, likelyAnswer, likelyAnswers } from './answers.ts';
import { prospects } from './prospects.ts';
import { reasonFor } from './reasons.ts';

/** How many answers are tried in how many worlds. */
interface Effort {
  readonly answers: number;
  readonly worlds: number;
}

/** How a party bot thinks: the questions that are worth trying out; all others are answered at a glance. */
type Settings = Readonly<Partial<Record<Frame['at'], Effort>>>;

/** What a point of damage that an answer seems to be worth counts against what came of it when it was tried out. */
const PRIOR = 0.04;
/** What an end of the scenario counts for: more than any position before it. */
const DECIDED = 6;

const WORDS = 2 ** 32;
/** A turn or a round never takes so many answers. */
const MOST_ANSWERS = 400;

/**
 * Tries the answers that look best in a few worlds that look like this one to its seat, plays the round on as anybody would, and takes the
 * one after which the party stands best.
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

/** What anybody would answer, without trying anything out. */
export const instinct: Bot<Choice, View> = {
  name: 'instinct',
  choose({ view, seat, legal, chance }) {
    return likelyAnswer(gloomhaven.determinize(view, seat, chance), seat, legal, chance);
  },
  reason: reasonFor,
};

function bestOf(
  answers: readonly Candidate[],
  { view, seat }: Question<Choice, View>,
  worlds: number,
  chance: Chance,
): Choice {
  const totals = answers.map(({ worth }) => worth * PRIOR * worlds);
  for (let n = 0; n < worlds; n++) {
    const world = gloomhaven.determinize(view, seat, chance);
    calm(world);
    // The same draws for every answer: what differs is the answer.
    const seed = chance.d(WORDS);
    for (const [at, { choice }] of answers.entries())
      totals[at]! += triedOut(cloneJson(world), seat, choice, fastChance(seed));
  }
  return answers[totals.indexOf(Math.max(...totals))]!.choice;
}

const CALM: readonly string[] = new Array<string>(60).fill('plus-0');

/** Every attack does what it says: luck would say more about the draws than about the answers. */
function calm({ decks }: State): void {
  for (const deck of [...decks.heroes, decks.monsters]) deck.pile = [...CALM];
}

function triedOut(state: State, seat: Seat, answer: Choice, chance: Chance): number {
  const ctx: Ctx = { chance, log: silent };
  const isOver = horizonOf(state);
  gloomhaven.play(state, seat, answer, ctx);
  for (let n = 0; n < MOST_ANSWERS && !isOver(state); n++) {
    const [decision] = gloomhaven.decisions(state);
    if (decision === undefined) break;
    const legal = gloomhaven.legal(state, decision.seat);
    gloomhaven.play(state, decision.seat, likelyAnswer(state, decision.seat, legal, chance), ctx);
  }
  const outcome = gloomhaven.outcome(state);
  if (outcome !== undefined) return outcome.results[seat] === 'win' ? DECIDED : -DECIDED;
  return prospects(state);
}

/** An answer is judged when the round is over: by then the monsters have had their say. */
function horizonOf({ round }: State): (state: State) => boolean {
  return (state) => state.over || state.round !== round;
}
