import { defineGame, flow } from '@tessera/kernel';
import { aim } from './aim.ts';
import { attack } from './attack.ts';
import { MAP } from './board.ts';
import { CARDS } from './cards.ts';
import { damage } from './damage.ts';
import { determinize, setup } from './deal.ts';
import { Event } from './events.ts';
import { figureKey, HERO_COUNT, heroesUp, MONSTER_IDS, MONSTERS, monstersUp } from './figures.ts';
import { explainFocus } from './focus.ts';
import { DECK } from './modifierDeck.ts';
import { monsters } from './monsters.ts';
import { outcome } from './outcome.ts';
import { picks } from './picks.ts';
import { preview } from './preview.ts';
import { push } from './push.ts';
import { reactions } from './reactions.ts';
import { rest } from './rest.ts';
import { retaliate } from './retaliate.ts';
import { round } from './round.ts';
import { Action, type Frame, Options, State } from './state.ts';
import { turn } from './turn.ts';

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
