import { ContentError } from './errors.ts';
import { loadContent, type MapContent } from './load.ts';
import { FIGURES, type Figure, NATIONS, type Nation, SIDES, SITES } from './vocabulary.ts';

/** Stands for "none" in a number that names a Nation, a side or a region. */
export const NONE = -1;

/** Index of a region in the sorted list of ids. */
export type RegionIndex = number;

/** Site of a region as a number: none, then the order of `SITES`. */
export const SITE = { none: 0, town: 1, city: 2, stronghold: 3, fortification: 4 } as const;

/** R 2.2: a City counts one point, a Stronghold two. */
const POINTS = [0, 0, 1, 2, 0];

/** Content as numbers, for the inner loops of the rules. Regions, Nations and sides are indices into lists. */
export interface Tables {
  /** Ids of regions, in order. */
  readonly regions: readonly string[];
  /** Passable borders only. */
  readonly neighbours: readonly (readonly RegionIndex[])[];
  /** Steps between two regions: `distance[a * regions.length + b]`. */
  readonly distance: readonly number[];
  readonly nationOf: readonly number[];
  /** Value of `SITE`. */
  readonly siteOf: readonly number[];
  /** Victory points of the site. */
  readonly pointsOf: readonly number[];
  /** Side of a Settlement, by its Nation; `NONE` for Fortifications and empty regions. */
  readonly sideOf: readonly number[];
  readonly isCoastal: readonly boolean[];
  readonly isEastEdge: readonly boolean[];
  /** Regions inside the borders of each Nation. */
  readonly regionsOf: readonly (readonly RegionIndex[])[];
  readonly settlementsOf: readonly (readonly RegionIndex[])[];
  readonly strongholdsOf: readonly (readonly RegionIndex[])[];
  readonly nationSide: readonly number[];
  /** Region index by id. */
  readonly regionIndex: ReadonlyMap<string, RegionIndex>;
}

/** Converts the content into numbers. */
function tablesOf({ content }: MapContent): Tables {
  const records = [...content.region.values()];
  const regions = records.map(({ id }) => id);
  const regionIndex = new Map(regions.map((id, i) => [id, i]));
  const neighbours = records.map((record) => record.neighbours.map((id) => regionIndex.get(id)!));
  const nationOf = records.map(({ nation }) => (nation === undefined ? NONE : NATIONS.indexOf(nation)));
  const siteOf = records.map(({ site }) => (site === undefined ? SITE.none : SITES.indexOf(site) + 1));
  const nationSide = NATIONS.map((nation) => SIDES.indexOf(content.nation.get(nation)!.side));
  const inNation = (test: (region: RegionIndex) => boolean) =>
    NATIONS.map((_, nation) =>
      regions.flatMap((_, region) => (nationOf[region] === nation && test(region) ? [region] : [])),
    );
  const isSettlement = (region: RegionIndex) => siteOf[region]! >= SITE.town && siteOf[region]! <= SITE.stronghold;
  return {
    regions,
    regionIndex,
    neighbours,
    distance: distancesOf(neighbours),
    nationOf,
    siteOf,
    pointsOf: siteOf.map((site) => POINTS[site]!),
    sideOf: regions.map((_, region) => (isSettlement(region) ? nationSide[nationOf[region]!]! : NONE)),
    isCoastal: records.map(({ coastal }) => coastal),
    isEastEdge: records.map(({ eastEdge }) => eastEdge),
    regionsOf: inNation(() => true),
    settlementsOf: inNation(isSettlement),
    strongholdsOf: inNation((region) => siteOf[region] === SITE.stronghold),
    nationSide,
  };
}

/** Returns the steps between any two regions by breadth-first search. Unconnected regions are 255 apart. */
function distancesOf(neighbours: readonly (readonly RegionIndex[])[]): number[] {
  const size = neighbours.length;
  const distance = new Array<number>(size * size).fill(255);
  for (let from = 0; from < size; from++) {
    const queue = [from];
    distance[from * size + from] = 0;
    for (const region of queue) {
      for (const next of neighbours[region]!) {
        if (distance[from * size + next] !== 255) continue;
        distance[from * size + next] = distance[from * size + region]! + 1;
        queue.push(next);
      }
    }
  }
  return distance;
}

/** Tables of the game's own content. */
export const tables: Tables = tablesOf(loadContent());

/** Returns the number of a region, by its id. */
export function regionOf(id: string): RegionIndex {
  const region = tables.regionIndex.get(id);
  if (region === undefined) throw new ContentError('unknown-record', id, `There is no region "${id}".`);
  return region;
}

/** Returns a Nation's starting figures: `[region, regular, elite, leader, nazgul]`. */
export function startingFigures(nation: Nation): readonly (readonly [RegionIndex, ...number[]])[] {
  return loadContent()
    .content.nation.get(nation)!
    .start.map((lot) => [regionOf(lot.region), ...FIGURES.map((figure: Figure) => lot[figure])]);
}
