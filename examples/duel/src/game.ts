import { defineGame, flow } from '@tessera/kernel';
import { aim } from './attack/aim.ts';
import { attack } from './attack/attack.ts';
import { damage } from './attack/damage.ts';
import { preview } from './attack/preview.ts';
import { push } from './attack/push.ts';
import { reactions } from './attack/reactions.ts';
import { retaliate } from './attack/retaliate.ts';
import { figureKey, heroesUp, MONSTER_IDS, monstersUp } from './figures/figures.ts';
import { DECK } from './figures/modifierDeck.ts';
import { outcome } from './figures/outcome.ts';
import { determinize, setup } from './round/deal.ts';
import { explainFocus } from './round/focus.ts';
import { monsters } from './round/monsters.ts';
import { picks } from './round/picks.ts';
import { rest } from './round/rest.ts';
import { round } from './round/round.ts';
import { turn } from './round/turn.ts';
import { MAP } from './state/board.ts';
import { CARDS } from './state/cards.ts';
import { Event } from './state/events.ts';
import { HERO_COUNT, MONSTERS } from './state/roster.ts';
import { Action, type Frame, Options, State } from './state/state.ts';

/** Two heroes against two monsters on thirty hexes. */
export const duel = defineGame({
  id: 'duel',
  version: '1.1.0',
  seats: { min: HERO_COUNT, max: HERO_COUNT },
  options: Options,
  state: State,
  action: Action,
  events: Event,
  content: { cards: CARDS, monsters: MONSTERS, modifiers: DECK, map: MAP },
  // 1.1.0 plays like 1.0.0: names of cards and figures became texts.
  migrate(file) {
    if (file.header.version !== '1.0.0') throw new Error(`there is no way from ${file.header.version}`);
    return { ...file, header: { ...file.header, version: '1.1.0' } };
  },
  setup,
  ...flow<State, Frame, Action, Event>({
    steps: {
      ...round,
      ...rest,
      ...picks,
      ...turn,
      ...aim,
      ...attack,
      ...reactions,
      ...damage,
      ...push,
      ...retaliate,
      ...monsters,
    },
    over: (state) => outcome(state) !== undefined,
  }),
  outcome,
  progress: ({ round, lastRound }) => ({ code: 'round', params: { round, lastRound } }),
  determinize,
  preview,
  explain(view, subject) {
    const monster = MONSTER_IDS.find((id) => [`focus:${id}`, `focus:${figureKey(id)}`].includes(subject));
    return monster === undefined ? [] : explainFocus(view, monster);
  },
  subjects: ({ figures }) => monstersUp(figures).map((id) => `focus:${figureKey(id)}`),
  metrics: ({ round, figures, heroes }) => ({
    rounds: round,
    heroHp: heroesUp(figures).reduce((sum, seat) => sum + figures[seat]!.hp, 0),
    cardsLost: heroes.reduce((sum, hero) => sum + hero.lost.length, 0),
  }),
});
