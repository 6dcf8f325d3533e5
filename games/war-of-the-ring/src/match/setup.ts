import { CHARACTERS, loadContent, NATIONS, regionOf, startingFigures, tables } from '../content/index.ts';
import { GANDALF_GREY, recordOf } from '../pieces/characters.ts';
import { noDice } from '../pieces/dice.ts';
import { add } from '../pieces/figures.ts';
import { standardTiles } from '../pieces/huntPool.ts';
import { teamsFor } from '../pieces/roles.ts';
import { noTroops, troopOf } from '../pieces/troops.ts';
import type { Ctx } from '../state/events.ts';
import { ASIDE, DECK_SIZE, FELLOWSHIP, NOBODY, PLACE_COUNT } from '../state/numbers.ts';
import type { Options } from '../state/options.ts';
import type { State } from '../state/state.ts';
import { FIGURES } from '../state/vocabulary.ts';

/** Returns the state before the first turn. R 4 */
export function setup({ variants }: Options, seats: number, { chance }: Ctx): State {
  const teams = teamsFor(seats);
  const state: State = {
    ...(teams && { teams }),
    variants: [...new Set(variants)],
    turn: 0,
    phase: 'recover',
    players: Array.from({ length: seats }, () => ({
      hand: [{ cards: [] }, { cards: [] }],
      thrown: [{ cards: [] }, { cards: [] }],
      offer: null,
    })),
    // R 13.3: Gondor and the Witch-king lead in the first turn.
    leading: [0, seats === 4 ? 2 : 1],
    stacks: new Array<null>(PLACE_COUNT).fill(null),
    characters: CHARACTERS.map((_, character) => (recordOf(character).start === 'aside' ? ASIDE : FELLOWSHIP)),
    reserve: noTroops(),
    lost: noTroops(),
    control: tables.sideOf.map((side) => (side < 0 ? NOBODY : side)),
    spoils: tables.regions.map(() => -1),
    boxes: NATIONS.map((nation) => nationOf(nation).politics.box),
    active: NATIONS.map((nation) => nationOf(nation).politics.active),
    fellowship: {
      region: regionOf('rivendell'),
      progress: 0,
      hidden: true,
      corruption: 0,
      guide: GANDALF_GREY,
      mordor: -1,
    },
    dice: [noDice(), noDice()],
    huntBox: [0, 0],
    pool: standardTiles(),
    drawn: [],
    removed: [],
    waiting: [],
    aside: [],
    rings: [3, 0],
    decks: [0, 1, 2, 3].map((deck) => {
      const pile = Array.from({ length: DECK_SIZE }, (_, i) => deck * DECK_SIZE + i);
      chance.shuffle(pile);
      return { pile };
    }),
    discards: [[], [], [], []],
    table: [],
    ringUsed: [false, false],
    declared: false,
    messengerUsed: false,
    trackTried: false,
    tookBack: false,
    lastNations: [],
    acting: [],
    lastArmies: [],
    actingArmies: [],
    battle: null,
    hunt: null,
    result: null,
    flow: [{ at: 'turn' }],
  };
  placeFigures(state);
  return state;
}

function nationOf(nation: (typeof NATIONS)[number]) {
  return loadContent().content.nation.get(nation)!;
}

function placeFigures(state: State): void {
  NATIONS.forEach((nation, number) => {
    for (const [region, ...counts] of startingFigures(nation)) {
      counts.forEach((count, figure) => {
        if (count > 0) add(state, region, troopOf(number, FIGURES[figure]!), count);
      });
    }
    const { reserve } = nationOf(nation);
    for (const figure of FIGURES) if (reserve[figure] > 0) state.reserve[troopOf(number, figure)] = reserve[figure];
  });
}
