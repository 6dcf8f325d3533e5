import { admit, begin, canonical, fastChance, type Game, playTracked, silent } from '@tessera/kernel';
import { spelledDifference } from '../difference.ts';
import { deepFreeze } from '../freeze.ts';
import type { Law, Verdict } from '../law.ts';
import { viewersOf } from '../seats.ts';

export const purity: Law = {
  name: 'purity',
  says: 'Rules write to nothing but the state they are given to play on: not to options, actions or earlier states, and asking changes nothing.',

  step({ before, textBefore, seat, action, text, match }, verdict) {
    const { game } = before;
    const old = canonical(before.state);
    verdict.expect(old === textBefore, () => `the old state changed: ${spelledDifference(textBefore, old)}`);
    expectUnchanged(action, text, before.seq, verdict);

    const frozen: object = deepFreeze(JSON.parse(textBefore));
    const asked: object = deepFreeze(JSON.parse(text));
    ask(game, frozen, before.seats, seat, asked);
    const next = playTracked(game, frozen, seat, asked, { chance: before.chance(), log: silent });
    const after = canonical(match.state);
    const again = canonical(next);
    verdict.expect(
      again === after,
      () => `the same action gives another state the second time: ${OUTSIDE} (${spelledDifference(after, again)})`,
    );
  },

  finish({ last, met }, verdict) {
    const { game, options, seats, seed, past } = last;
    const first = met.get(0);
    if (first !== undefined) {
      const frozen: object = deepFreeze(JSON.parse(canonical(options)));
      const again = canonical(begin(game, frozen, seats, { chance: fastChance(seed), log: silent }));
      verdict.expect(again === first, () => anotherSetup(first, again));
    }
    for (const [i, { action, text }] of past.entries()) expectUnchanged(action, text, i, verdict);
  },
};

const OUTSIDE = 'do the rules change something outside the state?';

/** Formats the failure when two setups with the same seed differ. */
export function anotherSetup(first: string, second: string): string {
  return `setup gives another state the second time: ${OUTSIDE} (${spelledDifference(first, second)})`;
}

function expectUnchanged(action: object, text: string, index: number, verdict: Verdict): void {
  const now = canonical(action);
  verdict.expect(now === text, () => `action ${index} was ${text} and has become ${now}`);
}

/** Calls every read-only function; a write to the frozen state throws. */
function ask(game: Game, state: object, seats: number, seat: number, action: object): void {
  game.decisions(state);
  game.legal(state, seat);
  admit(game, state, seats, seat, action);
  game.outcome(state);
  game.metrics(state);
  for (const viewer of viewersOf(seats)) game.view(state, viewer);
}
