import { admit, begin, canonical, fastChance, type Game, playTracked, silent } from '@tessera/kernel';
import { spelledDifference } from '../difference.ts';
import { deepFreeze } from '../freeze.ts';
import type { Law } from '../law.ts';
import { viewersOf } from '../seats.ts';

export const purity: Law = {
  name: 'purity',
  says: 'Rules write to nothing but the state they are given to play on: not to options, actions or earlier states, and asking changes nothing.',

  step({ before, textBefore, seat, action, match }, verdict) {
    const { game } = before;
    const text = canonical(before.state);
    verdict.expect(text === textBefore, () => `the old state changed: ${spelledDifference(textBefore, text)}`);

    const frozen: object = deepFreeze(JSON.parse(textBefore));
    const asked: object = deepFreeze(JSON.parse(canonical(action)));
    ask(game, frozen, before.seats, seat, asked);
    const next = playTracked(game, frozen, seat, asked, { chance: before.chance(), log: silent });
    const after = canonical(match.state);
    const again = canonical(next);
    verdict.expect(again === after, () => `played again, it differs: ${spelledDifference(after, again)}`);
  },

  finish({ last, met }, verdict) {
    const { game, options, seats, seed, past } = last;
    const first = met.get(0);
    if (first !== undefined) {
      const frozen: object = deepFreeze(JSON.parse(canonical(options)));
      const again = canonical(begin(game, frozen, seats, { chance: fastChance(seed), log: silent }));
      verdict.expect(again === first, () => `set up again, it differs: ${spelledDifference(first, again)}`);
    }
    past.forEach(({ action, text }, i) => {
      const now = canonical(action);
      verdict.expect(now === text, () => `action ${i} was ${text} and has become ${now}`);
    });
  },
};

/** Everything that only asks; a write to the frozen state throws. */
function ask(game: Game, state: object, seats: number, seat: number, action: object): void {
  game.decisions(state);
  game.legal(state, seat);
  admit(game, state, seats, seat, action);
  game.outcome(state);
  game.metrics(state);
  for (const viewer of viewersOf(seats)) game.view(state, viewer);
}
