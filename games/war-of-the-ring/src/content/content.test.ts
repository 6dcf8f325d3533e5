import { fileURLToPath } from 'node:url';
import { formatProblem } from '@tessera/rules';
import { packFaults, packFilesIn } from '@tessera/testkit/files';
import { describe, expect, test } from 'vitest';
import { editorSchemas, readPack } from '../cards/pack.ts';
import { term } from '../match/caseTokens.ts';
import { baseFiles } from './files.ts';
import { CHARACTERS, FIGURES, loadContent, NATIONS, NONE, regionOf, SITE, SITES, tables } from './index.ts';
import { sumOf } from './record.ts';

const folder = fileURLToPath(new URL('../../content/base', import.meta.url));
const { content } = loadContent();

describe('War of the Ring content pack', () => {
  test('the pack loads from its files without a warning', () => {
    expect(readPack(packFilesIn(folder)).problems.map(formatProblem)).toEqual([]);
  });

  test('the pack is bundled completely, and each file refers to an editor schema that is up to date', () => {
    expect(packFaults({ folder, imported: baseFiles, schemas: editorSchemas() })).toEqual([]);
  });
});

describe('Map content', () => {
  test('the map has all regions and passable borders, and is connected (R 2.1)', () => {
    expect(tables.regions).toHaveLength(105);
    expect(tables.neighbours.flat()).toHaveLength(2 * 232);
    expect(Math.max(...tables.distance)).toBeLessThan(255);
  });

  test('an impassable border does not make two regions neighbours (R 2.1)', () => {
    const [moria, lorien] = [regionOf('moria'), regionOf('lorien')];
    expect(tables.neighbours[moria]).not.toContain(lorien);
    expect(content.region.get('moria')!.barred).toContain('lorien');
  });

  test('distances match the rulebook: Rivendell to Lórien 5, Goblin’s Gate 3, Woodland Realm 7', () => {
    const from = regionOf('rivendell') * tables.regions.length;
    const steps = ['lorien', 'goblins-gate', 'woodland-realm'].map((id) => tables.distance[from + regionOf(id)]);
    expect(steps).toEqual([5, 3, 7]);
  });

  test('the map has 16 Strongholds, 6 Cities, 14 Towns and 2 Fortifications (R 2.2)', () => {
    const count = (site: number) => tables.siteOf.filter((each) => each === site).length;
    expect(SITES.map((site) => count(SITE[site]))).toEqual([14, 6, 16, 2]);
  });

  test('a Settlement belongs to the side of its Nation, a Fortification to none, and other regions have no site (R 2.2)', () => {
    const category = (id: string) => {
      const { site } = content.region.get(id)!;
      if (site === undefined) return 'none';
      return tables.sideOf[regionOf(id)] === NONE ? 'fortification' : 'settlement';
    };
    expect(['bree', 'dale', 'barad-dur', 'osgiliath', 'fords-of-isen', 'gorgoroth'].map(category)).toEqual([
      'settlement',
      'settlement',
      'settlement',
      'fortification',
      'fortification',
      'none',
    ]);
    expect(tables.regions.filter((id) => category(id) === 'settlement')).toHaveLength(36);
  });

  test('the site of a region gives its type, its points and its number among the Strongholds (R 2.2)', () => {
    const region = regionOf('barad-dur');
    expect(content.region.get('barad-dur')).toMatchObject({ number: 6, nation: 'sauron', site: 'stronghold' });
    expect([tables.siteOf[region], tables.pointsOf[region]]).toEqual([SITE.stronghold, 2]);
    expect(tables.strongholdsOf[NATIONS.indexOf('sauron')]).toContain(region);
    expect(tables.settlementsOf[NATIONS.indexOf('sauron')]).toContain(region);
    expect([tables.siteOf[regionOf('osgiliath')], tables.siteOf[regionOf('gorgoroth')]]).toEqual([
      SITE.fortification,
      SITE.none,
    ]);
  });

  test('20 points of the Free Peoples and 18 of the Shadow are at stake (R 2.2)', () => {
    const points = [0, 1].map((side) =>
      tables.pointsOf.reduce((sum, value, region) => sum + (tables.sideOf[region] === side ? value : 0), 0),
    );
    expect(points).toEqual([20, 18]);
  });

  test('a Town counts 0, a City 1, a Stronghold 2, and a Fortification has no controller (R 2.2, 2.3)', () => {
    const worth = (id: string) => [tables.pointsOf[regionOf(id)], tables.sideOf[regionOf(id)] !== NONE];
    expect(['bree', 'dale', 'barad-dur', 'osgiliath', 'fords-of-isen', 'gorgoroth'].map(worth)).toEqual([
      [0, true],
      [1, true],
      [2, true],
      [0, false],
      [0, false],
      [0, false],
    ]);
    expect(NATIONS[tables.nationOf[regionOf('barad-dur')]!]).toBe('sauron');
    for (const [region, site] of tables.siteOf.entries()) {
      expect([tables.regions[region], tables.pointsOf[region]]).toEqual([
        tables.regions[region],
        [0, 0, 1, 2, 0][site],
      ]);
    }
  });

  test('regions and characters are found by the numbers and ids of the specification', () => {
    const numbers = [...content.region.values()].flatMap(({ number }) => number ?? []);
    const allButOne = Array.from({ length: 105 }, (_, i) => i + 1).filter((number) => number !== 69);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(allButOne);
    const region = (number: number) => tables.regions[Number(term(`region ${number}`))];
    expect([53, 81, 6].map(region)).toEqual(['minas-tirith', 'rivendell', 'barad-dur']);
    const named = ['frodo_sam', 'merry', 'pippin', 'mouth_sauron', 'strider'].map((id) => CHARACTERS[Number(term(id))]);
    expect(named).toEqual(['ring-bearers', 'meriadoc', 'peregrin', 'mouth-of-sauron', 'strider']);
  });

  test('Osgiliath and the Ithiliens belong to no Nation, the Fords of Isen to Rohan (R 2.4)', () => {
    const nation = (id: string) => tables.nationOf[regionOf(id)]!;
    expect(['osgiliath', 'north-ithilien', 'south-ithilien'].map(nation)).toEqual([NONE, NONE, NONE]);
    expect([nation('fords-of-isen'), nation('druadan-forest')].map((n) => NATIONS[n])).toEqual(['rohan', 'gondor']);
  });

  test('the coast of Gondor and the eastern edge have the listed regions (RULINGS 83, 84)', () => {
    const named = (test: (region: number) => boolean) => tables.regions.filter((_, region) => test(region));
    const gondor = NATIONS.indexOf('gondor');
    expect(named((region) => tables.isCoastal[region]! && tables.nationOf[region] === gondor)).toEqual([
      'anfalas',
      'dol-amroth',
      'lamedon',
      'pelargir',
    ]);
    expect(named((region) => tables.isEastEdge[region]!)).toEqual(['east-rhun', 'far-harad', 'khand', 'south-rhun']);
  });
});

describe('Figures, tiles and dice content', () => {
  test('each Nation has the figures of the rulebook (R 1.1)', () => {
    const table = NATIONS.map((nation) => [
      nation,
      ...FIGURES.map((figure) => content.nation.get(nation)!.figures[figure]),
    ]);
    expect(table).toEqual([
      ['dwarves', 5, 5, 4, 0],
      ['elves', 5, 10, 4, 0],
      ['gondor', 15, 5, 4, 0],
      ['north', 10, 5, 4, 0],
      ['rohan', 10, 5, 4, 0],
      ['isengard', 12, 6, 0, 0],
      ['sauron', 36, 6, 0, 8],
      ['southrons', 24, 6, 0, 0],
    ]);
  });

  test('23/11/8 figures of the Free Peoples and 48/6 with 4 Nazgûl of the Shadow start on the map (R 4.4)', () => {
    const placed = (side: string) =>
      sumOf([...content.nation.values()].filter((nation) => nation.side === side).flatMap(({ start }) => start));
    expect(placed('free')).toEqual({ regular: 23, elite: 11, leader: 8, nazgul: 0 });
    expect(placed('shadow')).toEqual({ regular: 48, elite: 6, leader: 0, nazgul: 4 });
  });

  test('the Political Track starts as in the rulebook (R 4.5)', () => {
    const table = NATIONS.map((nation) => {
      const { box, active } = content.nation.get(nation)!.politics;
      return `${nation} ${box}${active ? ' active' : ''}`;
    });
    expect(table).toEqual([
      'dwarves 1',
      'elves 1 active',
      'gondor 2',
      'north 1',
      'rohan 1',
      'isengard 3 active',
      'sauron 3 active',
      'southrons 2 active',
    ]);
  });

  test('there are 16 standard Hunt tiles with 9 reveals, and 4 tiles per side (R 1.4)', () => {
    const tiles = [...content['hunt-tile'].values()].flatMap((tile) => Array.from({ length: tile.copies }, () => tile));
    const count = (set: string) => tiles.filter((tile) => tile.set === set).length;
    expect(['standard', 'free', 'shadow'].map(count)).toEqual([16, 4, 4]);
    expect(tiles.filter(({ set, reveal }) => set === 'standard' && reveal)).toHaveLength(9);
  });

  test('the action dice have the faces of R 6.1 and the numbers of R 6.2', () => {
    const table = [...content.dice.values()].map(
      ({ id, start, most, faces }) => `${id} ${start}-${most} ${faces.join(' ')}`,
    );
    expect(table).toEqual([
      'free 4-6 character character muster muster-army event will',
      'shadow 7-10 character army muster muster-army event eye',
    ]);
  });

  test('the fourteen characters have the kinds and abilities of the rulebook (R 1.2, 7.9)', () => {
    const table = [...content.character.values()].map(({ id, kind, side, guide, abilities, enters, activates }) =>
      [
        `${id}: ${kind} of ${side}`,
        ...(enters ? [`by ${enters.die}`] : []),
        ...(activates ? [`wakes ${activates}`] : []),
        ...(guide ? [`Guide: ${guide.type}`] : []),
        ...abilities.map(({ type }) => type),
      ].join(', '),
    );
    expect(table.toSorted()).toEqual([
      'aragorn: upgrade of free, by will, wakes any, captain',
      'boromir: companion of free, wakes gondor, captain, advance-with-any-die',
      'gandalf-the-grey: companion of free, wakes any, Guide: draw-after-event-die, captain',
      'gandalf-the-white: upgrade of free, by will, wakes any, shadowfax, white-rider',
      'gimli: companion of free, wakes dwarves, captain, advance-with-any-die',
      'gollum: gollum of free, Guide: shuns-numbered-reveal',
      'legolas: companion of free, wakes elves, captain, advance-with-any-die',
      'meriadoc: companion of free, wakes any, Guide: separate-against-damage, taken-alive',
      'mouth-of-sauron: minion of shadow, by muster, messenger',
      'peregrin: companion of free, wakes any, Guide: separate-against-damage, taken-alive',
      'ring-bearers: ring-bearers of free',
      'saruman: minion of shadow, by muster, voice, elites-lead',
      'strider: companion of free, wakes north, Guide: hide-with-any-die, captain',
      'witch-king: minion of shadow, by muster, sorcerer',
    ]);
  });

  test('Gandalf the Grey, Strider, Boromir, Legolas and Gimli have their Level, Leadership, Nation and start (R 1.2, 7.9)', () => {
    const companions = ['gandalf-the-grey', 'strider', 'boromir', 'legolas', 'gimli'].map((id) => {
      const { kind, level, leadership, activates, start } = content.character.get(id)!;
      return `${id}: ${kind} ${level}/${leadership}, ${activates}, ${start}`;
    });
    expect(companions).toEqual([
      'gandalf-the-grey: companion 3/1, any, guide',
      'strider: companion 3/1, north, fellowship',
      'boromir: companion 2/1, gondor, fellowship',
      'legolas: companion 2/1, elves, fellowship',
      'gimli: companion 2/1, dwarves, fellowship',
    ]);
  });

  test('characters have the Levels, Leadership and dice of the rulebook (R 7.9)', () => {
    const table = [...content.character.values()].map(
      ({ id, level, leadership, dice }) => `${id} ${level}/${leadership}+${dice}`,
    );
    expect(table.toSorted()).toEqual([
      'aragorn 3/2+1',
      'boromir 2/1+0',
      'gandalf-the-grey 3/1+0',
      'gandalf-the-white 3/1+1',
      'gimli 2/1+0',
      'gollum 0/0+0',
      'legolas 2/1+0',
      'meriadoc 1/1+0',
      'mouth-of-sauron 3/2+1',
      'peregrin 1/1+0',
      'ring-bearers null/0+0',
      'saruman 0/1+1',
      'strider 3/1+0',
      'witch-king unlimited/2+1',
    ]);
  });
});
