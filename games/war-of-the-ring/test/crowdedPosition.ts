import { begin, type Chance, silent } from '@tessera/kernel';
import { regionOf, tables } from '../src/content/index.ts';
import { cardOf } from '../src/deck/deck.ts';
import { warOfTheRing } from '../src/game.ts';
import { FREE_CHARACTERS, GOLLUM, LEVEL, MINIONS, SARUMAN } from '../src/pieces/characters.ts';
import { hasArmy, insideOf, placesOf } from '../src/pieces/figures.ts';
import { sideOf } from '../src/pieces/roles.ts';
import { LEADERS_OF, NAZGUL, noTroops, UNITS_OF } from '../src/pieces/troops.ts';
import { FELLOWSHIP, FREE, NOBODY, REGION_COUNT, SHADOW } from '../src/state/numbers.ts';
import type { State } from '../src/state/state.ts';
import { VARIANTS } from '../src/state/variants.ts';

/**
 * Returns an artificial position in which rarely combined rules meet: clusters of mixed Armies, many at the limit,
 * sieges, Nations at peace beside Nations At War, scattered characters, cards on the table.
 */
export function crowdedPosition(seats: number, chance: Chance): State {
  const variants = chance.d(2) === 1 ? [] : VARIANTS.filter(() => chance.d(3) === 1);
  const ctx = { chance, log: silent };
  const state: State = begin(warOfTheRing, warOfTheRing.options.parse({ variants }), seats, ctx);
  scatterArmies(state, chance);
  scatterCharacters(state, chance);
  dealCards(state, chance);
  state.turn = 3;
  state.phase = 'actions';
  state.huntBox = [chance.d(3) - 1, chance.d(4) - 1];
  state.dice = state.dice.map((dice, side) =>
    dice.map((_, face) => (side === SHADOW && face === dice.length - 1 ? 0 : chance.d(3) - 1)),
  );
  if (seats === 3) state.lastNations = [0, 1, 2, 3, 4].filter(() => chance.d(5) === 1);
  state.flow = [{ at: 'turn.end' }, { at: 'actions', slot: chance.d(4) - 1 }];
  warOfTheRing.settle?.(state, ctx);
  return state;
}

function scatterArmies(state: State, chance: Chance): void {
  for (let place = 0; place < state.stacks.length; place++) {
    state.stacks[place]?.forEach((count, troop) => {
      state.reserve[troop]! += count;
    });
    state.stacks[place] = null;
  }
  state.boxes.forEach((_, nation) => {
    state.boxes[nation] = chance.d(3) === 1 ? chance.d(4) : 4;
    state.active[nation] = state.boxes[nation] === 4 || chance.d(2) === 1;
  });
  for (let region = 0; region < REGION_COUNT; region++) {
    const holder = state.control[region]!;
    if (holder !== NOBODY && chance.d(4) === 1) state.control[region] = 1 - holder;
  }
  for (let cluster = 0; cluster < 14; cluster++) {
    const centre = chance.d(REGION_COUNT) - 1;
    for (const region of [centre, ...tables.neighbours[centre]!]) {
      if (state.stacks[region] === null && chance.d(3) > 1) settle(state, region, chance);
    }
  }
  for (let i = 0; i < 6; i++) {
    const region = chance.d(REGION_COUNT) - 1;
    if (!hasArmy(state, region, FREE)) enlist(state, region, NAZGUL);
  }
}

/** Places an Army in the open, or a siege. */
function settle(state: State, region: number, chance: Chance): void {
  const units = chance.d(4) === 1 ? 8 + chance.d(2) : chance.d(3);
  const inside = insideOf(region);
  const holder = state.control[region]!;
  if (inside >= 0 && holder !== NOBODY && chance.d(2) === 1) {
    raise(state, region, 1 - holder, units, chance);
    if (hasArmy(state, region, 1 - holder)) raise(state, inside, holder, chance.d(5), chance);
    if (!hasArmy(state, inside, holder) && hasArmy(state, region, 1 - holder)) state.control[region] = 1 - holder;
    return;
  }
  const side = chance.d(2) - 1;
  raise(state, region, side, units, chance);
  if (hasArmy(state, region, side) && holder !== NOBODY) state.control[region] = side;
}

function raise(state: State, place: number, side: number, units: number, chance: Chance): void {
  for (let i = 0; i < units; i++) enlist(state, place, chance.pick(UNITS_OF[side]!));
  if (!hasArmy(state, place, side)) return;
  for (const leader of LEADERS_OF[side]!) if (chance.d(5) === 1) enlist(state, place, leader);
}

function enlist(state: State, place: number, troop: number): void {
  if (state.reserve[troop] === 0) return;
  state.reserve[troop]! -= 1;
  state.stacks[place] ??= noTroops();
  state.stacks[place]![troop]! += 1;
}

function scatterCharacters(state: State, chance: Chance): void {
  const { fellowship, characters } = state;
  for (const character of FREE_CHARACTERS) {
    const camps = placesOf(state, FREE);
    const where = chance.d(4);
    if (where === 2 && camps.length > 0) characters[character] = chance.pick(camps);
    else if (where === 3 && characters[character] === FELLOWSHIP) characters[character] = chance.d(REGION_COUNT) - 1;
  }
  for (const minion of MINIONS) {
    const camps = placesOf(state, SHADOW);
    if (chance.d(2) === 1 && camps.length > 0) characters[minion] = chance.pick(camps);
  }
  if (characters[SARUMAN]! >= 0) characters[SARUMAN] = regionOf('orthanc');
  const fellows = FREE_CHARACTERS.filter((character) => characters[character] === FELLOWSHIP);
  fellowship.guide = fellows.toSorted((a, b) => LEVEL[b]! - LEVEL[a]!)[0] ?? GOLLUM;
  fellowship.hidden = chance.d(3) > 1;
  fellowship.corruption = chance.d(6) - 1;
  fellowship.region = chance.d(REGION_COUNT) - 1;
  fellowship.progress = chance.d(4) - 1;
  if (chance.d(6) > 1) return;
  fellowship.region = regionOf('morannon');
  fellowship.progress = 0;
  fellowship.mordor = chance.d(5) - 1;
}

function dealCards(state: State, chance: Chance): void {
  state.players.forEach(({ hand }, seat) => {
    hand.forEach(({ cards }, deck) => {
      const { pile } = state.decks[sideOf(state, seat) * 2 + deck]!;
      cards.push(...pile.splice(0, chance.d(4) - 1));
    });
  });
  for (const { pile } of state.decks) {
    for (const card of [...pile]) {
      if (cardOf(card).event.table === undefined || chance.d(5) > 1) continue;
      pile.splice(pile.indexOf(card), 1);
      state.table.push(card);
    }
  }
}
