import type { Bot, Question } from '@tessera/bots';
import { type Chance, type Ctx, cloneJson, fastChance, type Seat, silent } from '@tessera/kernel';
import type { Choice } from '../src/choice.ts';
import type { Frame } from '../src/frames.ts';
import { gloomhaven } from '../src/game.ts';
import type { State, View } from '../src/state.ts';
import { likelyAnswer, likelyAnswers } from './answers.ts';
import { rankedPicks, wantsLongRest } from './picks.ts';
import { evaluate } from './standing.ts';

/** How a party bot thinks. */
interface Settings {
  /** Worlds, with other cards and draws each, in which an answer is tried. */
  readonly worlds: number;
  /** Answers that are tried: those that look best at a glance. */
  readonly answers: number;
  /** The questions that are worth it; all others are answered at a glance. */
  readonly at: readonly Frame['at'][];
}

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
      const { legal } = question;
      if (legal.length === 1) return legal[0]!;
      const chance = fastChance(question.chance.d(WORDS));
      const world = gloomhaven.determinize(question.view, question.seat, chance);
      if (!settings.at.includes(world.flow[world.flow.length - 1]!.at))
        return likelyAnswer(world, question.seat, legal, chance);
      const answers = worthTrying(world, question, settings);
      return answers.length === 1 ? answers[0]! : bestOf(answers, question, settings, chance);
    },
  };
}

/** What anybody would answer, without trying anything out. */
export const instinct: Bot<Choice, View> = {
  name: 'instinct',
  choose({ view, seat, legal, chance }) {
    return likelyAnswer(gloomhaven.determinize(view, seat, chance), seat, legal, chance);
  },
};

function worthTrying(world: State, { seat, legal }: Question<Choice, View>, { answers }: Settings): readonly Choice[] {
  if (world.flow[world.flow.length - 1]!.at !== 'picks') return likelyAnswers(world, seat, legal, answers);
  const rest = legal.filter(({ type }) => type === 'long-rest');
  if (rest.length > 0 && wantsLongRest(world, seat)) return rest;
  const ranked = rankedPicks(world, seat, legal);
  return ranked.length > 0 ? ranked.slice(0, answers) : legal;
}

function bestOf(
  answers: readonly Choice[],
  { view, seat }: Question<Choice, View>,
  { worlds }: Settings,
  chance: Chance,
): Choice {
  const totals = answers.map(() => 0);
  for (let n = 0; n < worlds; n++) {
    const world = gloomhaven.determinize(view, seat, chance);
    // The same draws for every answer: what differs is the answer.
    const seed = chance.d(WORDS);
    for (const [at, answer] of answers.entries())
      totals[at]! += triedOut(cloneJson(world), seat, answer, fastChance(seed));
  }
  return answers[totals.indexOf(Math.max(...totals))]!;
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
  if (outcome !== undefined) return outcome.results[seat] === 'win' ? 1 : 0;
  return evaluate(state, seat);
}

/** An answer is judged when the round is over: by then the monsters have had their say. */
function horizonOf({ round }: State): (state: State) => boolean {
  return (state) => state.over || state.round !== round;
}
