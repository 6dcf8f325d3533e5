import { begin, type Chance, fastChance, silent } from '@tessera/kernel';
import { recordsOf } from '../src/content/recordMaps.ts';
import { gloomhaven } from '../src/game/game.ts';
import { cardsOfClass } from '../src/party/party.ts';
import type { Choice } from '../src/state/choice.ts';
import type { State } from '../src/state/state.ts';
import { isPossible } from './possible.ts';

/** One match of the soak: its scenario, its heroes, and the seed of its dice and answers. */
interface SoakMatch {
  readonly seed: string;
  readonly scenario: number;
  readonly heroes: readonly { readonly class: string; readonly level: number; readonly cards: readonly string[] }[];
  /** Heroes have more hit points than monsters take in a match, so that it lasts until cards run out. */
  readonly isHardy: boolean;
}

/** The result of one match; `problem` is the error that ended it, with its stack. */
interface SoakResult {
  readonly actions: number;
  readonly problem: string | undefined;
}

/**
 * Returns matches that together cover every scenario with 2 to 5 heroes and every class. Scenarios, party sizes and
 * classes rotate; hands and levels are random.
 */
export function soakMatches(count: number, seed: string): SoakMatch[] {
  const scenarios = [...recordsOf('scenario').keys()].map((id) => Number(id.replace('scenario-', '')));
  const classes = [...recordsOf('class').keys()];
  const chance = fastChance(seed);
  let seats = 0;
  return Array.from({ length: count }, (_, n) => {
    const party = 2 + (((n % scenarios.length) + Math.floor(n / scenarios.length)) % 4);
    const heroes = Array.from({ length: party }, () => {
      const id = classes[seats++ % classes.length]!;
      const level = chance.d(9);
      return { class: id, level, cards: randomHand(id, level, chance) };
    });
    return { seed: `${seed} ${n}`, scenario: scenarios[n % scenarios.length]!, heroes, isHardy: chance.d(2) === 1 };
  });
}

/** Returns a legal hand: one card per level gained, the others of the first level. R 16.6 */
function randomHand(id: string, level: number, chance: Chance): string[] {
  const { handSize } = recordsOf('class').get(id)!;
  const cards = cardsOfClass(id);
  const gained: string[] = [];
  for (let n = 2; n <= level; n++) {
    const known = cards.filter((card) => typeof card.level === 'number' && card.level > 1 && card.level <= n);
    gained.push(chance.pick(known.filter((card) => !gained.includes(card.id))).id);
  }
  const basic = cards.filter((card) => card.level === 1 || card.level === 'X').map((card) => card.id);
  chance.shuffle(basic);
  return [...gained, ...basic.slice(0, handSize - gained.length)];
}

/** Plays a match with random answers, up to a maximum number. */
export function soak({ seed, scenario, heroes, isHardy }: SoakMatch, most: number): SoakResult {
  const ctx = { chance: fastChance(seed), log: silent };
  const answers = fastChance(`${seed} answers`);
  let actions = 0;
  let isOver = false;
  try {
    const state = begin(gloomhaven, gloomhaven.options.parse({ scenario, heroes }), heroes.length, ctx);
    if (isHardy) for (const seat of heroes.keys()) Object.assign(state.figures[seat]!, { hp: 99, maxHp: 99 });
    while (actions < most && !isOver) {
      const decisions = gloomhaven.decisions(state);
      isOver = decisions.length === 0;
      if (isOver) break;
      const { seat } = answers.pick(decisions);
      const legal = gloomhaven.legal(state, seat);
      if (legal.length === 0) throw new Error(`seat ${seat} is asked, but nothing is legal`);
      gloomhaven.play(state, seat, pickAnswer(legal, answers), ctx);
      actions++;
      const shared = sharedHex(state);
      if (shared !== undefined) throw new Error(shared);
    }
    if (isOver && !isPossible(state)) throw new Error('the state is not possible');
  } catch (error) {
    const problem = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { actions, problem };
  }
  return { actions, problem: undefined };
}

/** Answers that pass or lose cards are redrawn once, so that heroes survive beyond the first room. */
const PASSIVE: readonly Choice['type'][] = ['skip', 'go-on', 'end-turn', 'lose'];

function pickAnswer(legal: readonly Choice[], chance: Chance): Choice {
  const answer = chance.pick(legal);
  return PASSIVE.includes(answer.type) ? chance.pick(legal) : answer;
}

/** Returns two figures on one hex, neither of which is passing through or leaving. R 5.2 */
function sharedHex({ figures, flow }: State): string | undefined {
  const walking = flow.flatMap((frame) => (frame.at === 'walk' || frame.at === 'displace' ? frame.figure : []));
  const taken = new Map<number, number>();
  for (const [id, { cell }] of figures.entries()) {
    if (cell < 0 || walking.includes(id)) continue;
    const other = taken.get(cell);
    if (other !== undefined) return `figures ${other} and ${id} stand on hex ${cell}`;
    taken.set(cell, id);
  }
  return undefined;
}
