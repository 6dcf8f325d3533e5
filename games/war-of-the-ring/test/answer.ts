import type { Action } from '../src/state/action.ts';
import {
  cardNamed,
  characterNamed,
  deckNamed,
  faceNamed,
  nationNamed,
  placeNamed,
  regionNamed,
  troopNamed,
} from './names.ts';

type Reader = (words: readonly string[]) => Action;

const CHOICES: Readonly<Record<string, (name: string) => number>> = {
  region: regionNamed,
  place: placeNamed,
  nation: nationNamed,
  character: characterNamed,
  troop: troopNamed,
  card: cardNamed,
  die: faceNamed,
  deck: deckNamed,
  number: Number,
  branch: Number,
};

/** Readers of answers in words: `recruit gondor-elite minas-tirith`, `character legolas`, `enough`. */
const ANSWERS: Readonly<Record<string, Reader>> = {
  enough: () => ({ type: 'choose', what: 'done', value: -1 }),
  recruit: ([troop, place]) => ({ type: 'recruit', troop: troopNamed(troop!), place: placeNamed(place!) }),
  hit: ([troop]) => ({ type: 'hit', troop: troopNamed(troop!) }),
  slay: ([troop]) => ({ type: 'slay', troop: troopNamed(troop!) }),
  march: ([from, to]) => ({ type: 'march', from: placeNamed(from!), to: regionNamed(to!) }),
  onward: ([to]) => ({ type: 'onward', to: regionNamed(to!) }),
  attack: ([from, to]) => ({ type: 'attack', from: placeNamed(from!), to: placeNamed(to!) }),
  leave: ([troop, count]) => ({ type: 'leave', troop: troopNamed(troop!), count: Number(count) }),
  stay: ([character]) => ({ type: 'stay', character: characterNamed(character!) }),
  gather: ([character]) => ({ type: 'gather', character: characterNamed(character!) }),
  travel: ([to]) => ({ type: 'travel', to: placeNamed(to!) }),
  lift: ([from, count]) => ({ type: 'lift', from: placeNamed(from!), count: Number(count) }),
  retreat: ([to]) => ({ type: 'retreat', to: regionNamed(to!) }),
  walk: (regions) => ({ type: 'walk', path: regions.map(regionNamed) }),
  declare: (regions) => ({ type: 'declare', path: regions.map(regionNamed) }),
  answer: ([card]) => ({ type: 'answer', card: cardNamed(card!) }),
  draw: ([deck]) => ({ type: 'draw', deck: deckNamed(deck!) }),
  discard: ([card]) => ({ type: 'discard', card: cardNamed(card!) }),
  casualty: ([who]) => ({ type: 'casualty', random: who === 'random' }),
  guide: ([character]) => ({ type: 'guide', character: characterNamed(character!) }),
  play: ([card, die]) => ({ type: 'play', card: cardNamed(card!), die: die === undefined ? -1 : faceNamed(die) }),
  use: ([die, use]) => ({ type: 'use', die: faceNamed(die!), as: use as Extract<Action, { type: 'use' }>['as'] }),
  remove: ([card]) => ({ type: 'remove', card: cardNamed(card!) }),
  advance: ([nation]) => ({ type: 'advance', nation: nationNamed(nation!) }),
  skip: ([die]) => ({ type: 'skip', die: faceNamed(die!) }),
  disband: ([troop]) => ({ type: 'disband', troop: troopNamed(troop!) }),
  combat: ([card]) => ({ type: 'combat', card: cardNamed(card!) }),
};

/** Returns an action from the words of a case. */
export function answerOf(text: string): Action {
  const [type = '', ...words] = text.split(' ');
  const choice = CHOICES[type];
  if (choice)
    return { type: 'choose', what: type as Extract<Action, { type: 'choose' }>['what'], value: choice(words[0]!) };
  const reader = ANSWERS[type];
  // Answers without arguments are their type: go, done, cease, press, stand, shelter, accept, decline, reveal, pass.
  return reader ? reader(words) : ({ type } as Action);
}
