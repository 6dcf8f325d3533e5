import { fastChance, Match, silent } from '@tessera/kernel';
import { describe, expect, test } from 'vitest';
import { matchWith } from '../../test/position.ts';
import { CHARACTERS, FIGURES, loadContent, NATIONS, SIDES, SITES, tables } from '../content/index.ts';
import { warOfTheRing } from '../game.ts';
import { roleOf, seatOfNation, seatsOf, sideOf } from '../pieces/roles.ts';
import { troopOf } from '../pieces/troops.ts';
import { armyIn, figureIn, guideOf, politicsOf, victoryPoints, whereIs } from './caseQueries.ts';
import { pinnedContent } from './pinnedContent.ts';
import { setup } from './setup.ts';

const ctx = { chance: fastChance('set-up'), log: silent };
const beforeTurnOne = (seats = 2) => setup({ variants: [] }, seats, ctx);
const state = beforeTurnOne();

describe('Armies at the start', () => {
  test('every Army stands as in the rulebook, and all other regions are empty (R 4.4)', () => {
    const placed = tables.regions.flatMap((id) => (armyIn(state, id) === '' ? [] : [`${id}: ${armyIn(state, id)}`]));
    expect(placed.toSorted()).toEqual(
      [
        'erebor: dwarves 1/2/1',
        'ered-luin: dwarves 1/0/0',
        'iron-hills: dwarves 1/0/0',
        'grey-havens: elves 1/1/1',
        'rivendell: elves 0/2/1',
        'woodland-realm: elves 1/1/1',
        'lorien: elves 1/2/1',
        'minas-tirith: gondor 3/1/1',
        'dol-amroth: gondor 3/0/0',
        'osgiliath: gondor 2/0/0',
        'pelargir: gondor 1/0/0',
        'bree: north 1/0/0',
        'carrock: north 1/0/0',
        'dale: north 1/0/1',
        'north-downs: north 0/1/0',
        'the-shire: north 1/0/0',
        'edoras: rohan 1/1/0',
        'fords-of-isen: rohan 2/0/1',
        'helms-deep: rohan 1/0/0',
        'orthanc: isengard 4/1',
        'north-dunland: isengard 1/0',
        'south-dunland: isengard 1/0',
        'barad-dur: sauron 4/1 nazgul 1',
        'dol-guldur: sauron 5/1 nazgul 1',
        'gorgoroth: sauron 3/0',
        'minas-morgul: sauron 5/0 nazgul 1',
        'moria: sauron 2/0',
        'mount-gundabad: sauron 2/0',
        'nurn: sauron 2/0',
        'morannon: sauron 5/0 nazgul 1',
        'far-harad: southrons 3/1',
        'near-harad: southrons 3/1',
        'north-rhun: southrons 2/0',
        'south-rhun: southrons 3/1',
        'umbar: southrons 3/0',
      ].toSorted(),
    );
  });

  test('every Nation starts with its reserve of Regulars, Elites, Leaders and Nazgûl (R 4.4)', () => {
    const reserves = NATIONS.map((nation, number) => {
      const figures = FIGURES.filter((figure) => loadContent().content.nation.get(nation)!.figures[figure] > 0);
      const counts = figures.map((figure) => state.reserve[troopOf(number, figure)]);
      return `${nation} ${counts.join('/')}`;
    });
    expect(reserves).toEqual([
      'dwarves 2/3/3',
      'elves 2/4/0',
      'gondor 6/4/3',
      'north 6/4/3',
      'rohan 6/4/3',
      'isengard 6/5',
      'sauron 8/4/4',
      'southrons 10/3',
    ]);
  });
});

describe('Other components at the start', () => {
  test('a Settlement is held by the side of its Nation, and other regions have no controller (R 4.6)', () => {
    const holders = tables.regions.map((_, region) => SIDES[state.control[region]!] ?? 'nobody');
    const expected = tables.regions.map((_, region) => {
      const site = SITES[tables.siteOf[region]! - 1];
      const isHeld = site === 'town' || site === 'city' || site === 'stronghold';
      return isHeld ? SIDES[tables.nationSide[tables.nationOf[region]!]!] : 'nobody';
    });
    expect(holders).toEqual(expected);
    expect(holders.filter((holder) => holder !== 'nobody')).toHaveLength(36);
  });

  test('the Ring-bearers are in Rivendell, hidden, with seven Companions and Gandalf the Grey as Guide (R 4.1)', () => {
    expect([figureIn(state), guideOf(state)]).toEqual(['rivendell', 'gandalf-the-grey']);
    expect(state.fellowship).toMatchObject({ progress: 0, hidden: true, corruption: 0, mordor: -1 });
    const members = CHARACTERS.filter((character) => whereIs(state, character) === 'fellowship');
    expect(members.toSorted()).toEqual(
      ['ring-bearers', 'gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'].toSorted(),
    );
    expect(whereIs(state, 'gollum')).toBe('aside');
  });

  test('the figure of the Fellowship starts in Rivendell, hidden, without Progress and Corruption (R 4.1)', () => {
    expect(figureIn(state)).toBe('rivendell');
    expect(state.fellowship).toMatchObject({ progress: 0, hidden: true, corruption: 0 });
  });

  test('Gandalf the Grey, a member of the Fellowship, guides it first (R 4.1)', () => {
    expect(guideOf(state)).toBe('gandalf-the-grey');
    expect(whereIs(state, guideOf(state))).toBe('fellowship');
  });

  test('each side starts with a shuffled Character and a shuffled Strategy deck (R 4.3)', () => {
    const cards = (deck: number) => state.decks[deck]!.pile.toSorted((a, b) => a - b);
    const inOrder = (deck: number) => Array.from({ length: 24 }, (_, i) => deck * 24 + i);
    expect([0, 1, 2, 3].map(cards)).toEqual([0, 1, 2, 3].map(inOrder));
    for (const deck of [0, 1, 2, 3]) expect(state.decks[deck]!.pile).not.toEqual(inOrder(deck));
  });

  test('setup gives 3 and 0 Rings, 16 tiles, four decks of 24, empty hands, no dice and no points (R 4.2, 4.3)', () => {
    expect(state.rings).toEqual([3, 0]);
    expect(state.pool).toHaveLength(16);
    expect(state.decks.map(({ pile }) => pile.length)).toEqual([24, 24, 24, 24]);
    expect(new Set(state.decks.flatMap(({ pile }) => pile)).size).toBe(96);
    expect(state.players.flatMap(({ hand }) => hand.flatMap(({ cards }) => cards))).toEqual([]);
    expect([...state.dice.flat(), ...state.huntBox].every((count) => count === 0)).toBe(true);
    expect([victoryPoints(state, 'free'), victoryPoints(state, 'shadow')]).toEqual([0, 0]);
    expect([state.turn, state.phase, state.battle, state.result]).toEqual([0, 'recover', null, null]);
  });

  test('the Political Track starts as in the rulebook (R 4.5)', () => {
    expect(NATIONS.map((nation) => `${nation} ${politicsOf(state, nation)}`)).toEqual([
      'dwarves 1 passive',
      'elves 1 active',
      'gondor 2 passive',
      'north 1 passive',
      'rohan 1 passive',
      'isengard 3 active',
      'sauron 3 active',
      'southrons 2 active',
    ]);
  });
});

describe('Roles by number of players', () => {
  const nationsOf = (seats: number) => {
    const table = beforeTurnOne(seats);
    return Array.from({ length: seats }, (_, seat) => ({
      role: roleOf(table, seat) ?? 'all',
      team: table.teams?.[seat] ?? 'alone',
      leads: table.leading.includes(seat),
      nations: NATIONS.filter((_, nation) => seatOfNation(table, nation) === seat).join(' '),
    }));
  };

  test('four players are Gondor and Rohan against the Witch-king and Saruman, the first of each leading (R 13.1)', () => {
    expect(nationsOf(4)).toEqual([
      { role: 'gondor', team: 'free-peoples', leads: true, nations: 'elves gondor' },
      { role: 'rohan', team: 'free-peoples', leads: false, nations: 'dwarves north rohan' },
      { role: 'witch-king', team: 'shadow', leads: true, nations: 'sauron' },
      { role: 'saruman', team: 'shadow', leads: false, nations: 'isengard southrons' },
    ]);
  });

  test('one of three players has all Free Peoples (R 13.1)', () => {
    expect(nationsOf(3)).toEqual([
      { role: 'all', team: 'free-peoples', leads: true, nations: 'dwarves elves gondor north rohan' },
      { role: 'witch-king', team: 'shadow', leads: true, nations: 'sauron' },
      { role: 'saruman', team: 'shadow', leads: false, nations: 'isengard southrons' },
    ]);
  });

  test('every seat has its own record and one side with two, three and four players (R 13.1)', () => {
    for (const [seats, sides] of [
      [2, [0, 1]],
      [3, [0, 1, 1]],
      [4, [0, 0, 1, 1]],
    ] as const) {
      const table = beforeTurnOne(seats);
      expect(table.players).toHaveLength(seats);
      expect(table.players.map((_, seat) => sideOf(table, seat))).toEqual(sides);
    }
  });

  test('two players have one side each (R 13.1)', () => {
    expect(nationsOf(2).map(({ role, nations }) => `${role}: ${nations}`)).toEqual([
      'all: dwarves elves gondor north rohan',
      'all: isengard sauron southrons',
    ]);
    expect([0, 1].map((side) => seatsOf(beforeTurnOne(2), side))).toEqual([[0], [1]]);
  });
});

test('every Town, City and Stronghold of a Nation At War is a place to muster, a Fortification is not (R 8.2)', () => {
  const atWar = Object.fromEntries(
    NATIONS.flatMap((nation) => [
      [`@box ${nation}`, 4],
      [`@active ${nation}`, true],
    ]),
  );
  const places = [0, 1].flatMap((seat) => {
    const match = matchWith({
      ...atWar,
      phase: 'actions',
      dice: ['@dice muster', '@dice muster'],
      flow: `@slot ${seat}`,
    });
    match.apply(seat, { type: 'use', die: 2, as: 'recruit' });
    return warOfTheRing.legal(match.state, seat).flatMap((one) => (one.type === 'recruit' ? [one.place] : []));
  });
  const settlements = tables.regions.filter((_, region) => tables.sideOf[region] !== -1);
  expect([...new Set(places)].map((place) => tables.regions[place]).toSorted()).toEqual(settlements.toSorted());
  expect(settlements).toHaveLength(36);
  expect(settlements).not.toContain('osgiliath');
  expect(settlements).not.toContain('fords-of-isen');
});

test('a match names its starting position and pins the base pack', () => {
  const match = Match.create(warOfTheRing, { seats: 2, seed: 'named', options: { scenario: 'standard' } });
  expect(match.header.options).toMatchObject({ scenario: 'standard' });
  expect(Object.keys(pinnedContent)).toEqual(['base']);
});

test('a match may name no expansions, and refuses an uninstalled one by name', () => {
  const created = (expansions: string[]) =>
    Match.create(warOfTheRing, { seats: 2, seed: 'named', options: { expansions } });
  expect(created([]).header.options).toMatchObject({ expansions: [] });
  expect(() => created(['lords-of-middle-earth'])).toThrow(
    'The expansion "lords-of-middle-earth" is not installed. (options.expansions.0)',
  );
});
