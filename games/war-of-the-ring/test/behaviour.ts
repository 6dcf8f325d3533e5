import { botsOf } from '@tessera/bots';
import { begin, fastChance, silent } from '@tessera/kernel';
import { warOfTheRingBots } from '../bot/index.ts';
import { warOfTheRing } from '../src/game.ts';
import { sideOf } from '../src/pieces/roles.ts';
import { FREE, SHADOW } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import { ENDINGS, type Ending } from '../src/state/vocabulary.ts';
import { pointsOf } from '../src/turn/victory.ts';

/** Statistics of bots, in the figures reported of people. */
export interface Behaviour {
  readonly matches: number;
  /** Matches in which the Fellowship entered Mordor: their number, the turn and the Corruption. */
  readonly entered: number;
  readonly turns: readonly number[];
  readonly corruption: readonly number[];
  /** Declarations in a haven, per match. */
  readonly rests: number;
  /** Turns per match. */
  readonly length: number;
  readonly endings: Readonly<Record<Ending, number>>;
  /** Points of the Shadow at the end. */
  readonly points: number;
}

const bots = botsOf(warOfTheRing, warOfTheRingBots);

/** Plays matches of one bot for the Free Peoples against one for the Shadow and collects statistics. */
export function behaviourOf(free: string, shadow: string, matches: number, seats = 2): Behaviour {
  const turns: number[] = [];
  const corruption: number[] = [];
  const endings = Object.fromEntries(ENDINGS.map((one) => [one, 0])) as Record<Ending, number>;
  let rests = 0;
  let length = 0;
  let points = 0;
  for (let match = 0; match < matches; match++) {
    const seed = `behaviour ${free} ${shadow} ${seats} ${match}`;
    const state = played(seed, [free, shadow], seats, {
      rested: () => rests++,
      entered(turn, worn) {
        turns.push(turn);
        corruption.push(worn);
      },
    });
    endings[state.result!.why]++;
    length += state.turn / matches;
    points += pointsOf(state, SHADOW) / matches;
  }
  return { matches, entered: turns.length, turns, corruption, rests: rests / matches, length, endings, points };
}

interface Watch {
  rested(): void;
  entered(turn: number, corruption: number): void;
}

/** Plays a match to its end. */
function played(seed: string, names: readonly [string, string], seats: number, watch: Watch): State {
  const ctx = { chance: fastChance(seed), log: silent };
  const own = fastChance(`${seed} bots`);
  const state = begin(warOfTheRing, warOfTheRing.options.parse({}), seats, ctx);
  for (;;) {
    const [decision] = warOfTheRing.decisions(state);
    if (decision === undefined) return state;
    const { seat } = decision;
    const bot = bots[names[sideOf(state, seat) === FREE ? 0 : 1]]!;
    const isOnTheMap = state.fellowship.mordor < 0;
    const worn = state.fellowship.corruption;
    const view = warOfTheRing.view(state, seat);
    const legal = warOfTheRing.legal(state, seat);
    const action = bot.choose({ view, seat, legal, budget: { iterations: 1 }, chance: own });
    warOfTheRing.play(state, seat, action, ctx);
    if (action.type === 'declare' && state.fellowship.corruption < worn) watch.rested();
    if (isOnTheMap && state.fellowship.mordor >= 0) watch.entered(state.turn, state.fellowship.corruption);
  }
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Returns the statistics as a table. */
export function behaviourTable(free: string, shadow: string, behaviour: Behaviour): string {
  const { matches, entered, turns, corruption, rests, length, endings, points } = behaviour;
  const share = (count: number) => `${Math.round((100 * count) / matches)} %`;
  const rows: [string, string][] = [
    [`${free} against ${shadow}`, `${matches} matches`],
    ['entered Mordor', share(entered)],
    ['  on turn', `${mean(turns).toFixed(1)} (${spread(turns)})`],
    ['  with Corruption', `${mean(corruption).toFixed(1)} (${spread(corruption)})`],
    ['rests that healed, a match', rests.toFixed(1)],
    ['turns, a match', length.toFixed(1)],
    ['points of the Shadow', points.toFixed(1)],
    ...ENDINGS.map((one): [string, string] => [`ends by ${one}`, share(endings[one])]),
  ];
  return rows.map(([what, figure]) => `${what.padEnd(34)}${figure}`).join('\n');
}

/** Returns the interquartile range of values. */
function spread(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))];
  return `half of them ${at(0.25)} to ${at(0.75)}`;
}
