import { tables } from '../src/content/index.ts';
import { insideOf } from '../src/pieces/figures.ts';
import { noTroops, troopOf } from '../src/pieces/troops.ts';
import { FREE, numberIn } from '../src/state/numbers.ts';
import { nationOfCode, regionCode, TEAMS } from './codes.ts';
import type { SpecDeployment, SpecFigures, SpecRegion } from './specState.ts';

/** Figures of a region: in the open, and inside its Stronghold. */
export interface RegionArmies {
  readonly open: readonly number[];
  readonly inside: readonly number[];
}

/** Reads the figures of a region from its deployments, or from the fields of the specification's example; nothing where it has neither. */
export function armiesOf(region: number, written: SpecRegion): RegionArmies | undefined {
  const groups = written.deployments ?? groupsOf(written);
  if (groups === undefined) return undefined;
  const armies = { open: noTroops(), inside: noTroops() };
  for (const group of groups) addGroup(group.group === 'besieged' ? armies.inside : armies.open, region, group);
  if (armies.inside.some((count) => count > 0) && insideOf(region) < 0)
    throw new Error(`Region ${regionCode(region)} has no Stronghold and cannot be besieged.`);
  return armies;
}

/** Converts the fields of the example to deployments. */
function groupsOf({
  units,
  leaders = 0,
  besiegedUnits,
  besiegedLeaders = 0,
}: SpecRegion): SpecDeployment[] | undefined {
  if (units === undefined && besiegedUnits === undefined) return undefined;
  return [
    ...(units === undefined ? [] : [{ group: 'normal' as const, units, leaders }]),
    ...(besiegedUnits === undefined
      ? []
      : [{ group: 'besieged' as const, units: besiegedUnits, leaders: besiegedLeaders }]),
  ];
}

function addGroup(stack: number[], region: number, { units, leaders, nations }: SpecDeployment): void {
  if (nations !== undefined) {
    for (const [code, figures] of Object.entries(nations)) addFigures(stack, code, figures);
    return;
  }
  const { regular, elite, owner } = units;
  if (regular + elite + leaders === 0) return;
  // RULINGS 67: figures without a Nation are those of the region's Nation.
  const nation = tables.nationOf[region]!;
  const side = numberIn(TEAMS, owner ?? '');
  if (nation < 0 || tables.nationSide[nation] !== side)
    throw new Error(`The figures in region ${regionCode(region)} need their Nations: it is not a region of theirs.`);
  stack[troopOf(nation, 'regular')]! += regular;
  stack[troopOf(nation, 'elite')]! += elite;
  stack[troopOf(nation, side === FREE ? 'leader' : 'nazgul')]! += leaders;
}

/** Adds figures of a Nation, named by its code, to figures by sort. */
export function addFigures(stack: number[], code: string, figures: SpecFigures): void {
  const nation = nationOfCode(code);
  if (nation < 0) throw new Error(`There is no Nation ${code}; Nations are 1 to ${tables.nationSide.length}.`);
  const isFree = tables.nationSide[nation] === FREE;
  const counts = Object.entries({
    regular: figures.regular,
    elite: figures.elite,
    ...(isFree ? { leader: figures.leader } : { nazgul: figures.nazgul }),
  });
  if ((isFree ? figures.nazgul : figures.leader) > 0)
    throw new Error(`Nation ${code} has no ${isFree ? 'Nazgûl' : 'Leaders'}.`);
  for (const [figure, count] of counts) stack[troopOf(nation, figure as keyof SpecFigures)]! += count;
}
