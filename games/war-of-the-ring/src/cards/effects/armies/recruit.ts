import type { Next } from '@tessera/kernel';
import * as z from 'zod';
import { capture } from '../../../armies/capture.ts';
import { NATIONS } from '../../../content/index.ts';
import { nation } from '../../../content/record.ts';
import { count } from '../../../deck/fields.ts';
import { type Describer, kindSchema } from '../../../deck/kind.ts';
import { enlist } from '../../../muster/muster.ts';
import { hasArmy } from '../../../pieces/figures.ts';
import { NAZGUL, troopOf } from '../../../pieces/troops.ts';
import type { Frame, FrameOf } from '../../../state/frames.ts';
import { FREE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';
import { describePlaces, Places, placeReferences } from '../../places.ts';
import { recruitPlaces } from '../../recruitPlaces.ts';

const figures = z.int().min(0).max(6).default(0);

const schema = kindSchema('recruit', {
  nation,
  regular: figures,
  elite: figures,
  unit: figures.describe('Regulars or Elites, as the owner likes'),
  leader: figures,
  nazgul: figures,
  at: Places,
  different: count.default(1).describe('So many different places get as much each'),
  upTo: z.boolean().default(false).describe('Fewer are allowed'),
  takesControl: z.boolean().default(false).describe('Recruiting there captures the Settlement'),
});

/** Figures come from the reserve, as many as are left; the Nation need not be At War. R 8.3, 8.4 */
export const recruit = effectKind({
  schema,
  describe: (recruit, t) =>
    t('effect.recruit', {
      figures: figuresText(recruit, t),
      where: describePlaces(recruit.at, t),
      different: recruit.different,
      upTo: recruit.upTo,
      control: recruit.takesControl,
    }),
  problem: ({ regular, elite, unit, leader, nazgul }) =>
    regular + elite + unit + leader + nazgul === 0 ? 'it says how many figures.' : undefined,
  references: ({ at }) => placeReferences(at, 'at'),
  can: (state, effect, { side }) => placesFor(state, effect, side).length > 0,
  run(state, effect, play) {
    const places = placesFor(state, effect, play.side);
    if (places.length === 0) return undefined;
    if (effect.different > 1) return [levyOf(effect, play, places)];
    if (places.length > 1) return [askFor(play, play.seat)];
    return recruitAt(state, effect, play, places[0]!);
  },
  options(state, effect, { side }, [place]) {
    if (place === undefined) return placesFor(state, effect, side).map((one) => pick('place', one));
    const most = Math.min(effect.regular, state.reserve[troopOf(NATIONS.indexOf(effect.nation), 'regular')]!);
    return Array.from({ length: most + 1 }, (_, count) => pick('number', count));
  },
  chosen(state, effect, play, [place, count], ctx) {
    if (count === undefined) return recruitAt(state, effect, play, place!);
    enlist(state, troopOf(NATIONS.indexOf(effect.nation), 'regular'), place!, count, ctx);
    const isTaken = effect.takesControl && count > 0 && state.control[place!] === 1 - play.side;
    if (isTaken) capture(state, place!, play.side, ctx);
    return undefined;
  },
});

type Lot = Readonly<Record<'regular' | 'elite' | 'unit' | 'leader' | 'nazgul', number>> & {
  readonly nation: z.output<typeof nation>;
};

function figuresText(lot: Lot, t: Describer): string {
  const kinds = (['regular', 'elite', 'unit', 'leader'] as const).filter((kind) => lot[kind] > 0);
  const parts = kinds.map((kind) => t(`term.figures.${kind}`, { count: lot[kind] }));
  const national = parts.length === 0 ? [] : [t('term.of', { figures: t.all(parts), nation: t.ofNation(lot.nation) })];
  const nazgul = lot.nazgul === 0 ? [] : [t('term.figures.nazgul', { count: lot.nazgul })];
  return t.all([...national, ...nazgul]);
}

type Recruit = z.output<typeof schema>;

/** Returns the places to which the reserve can bring figures: a Leader alone only to an Army. R 3.3, 8.4 */
function placesFor(state: State, effect: Recruit, side: number): number[] {
  const places = recruitPlaces(state, effect.at, side, effect);
  if (hasReserve(state, effect)) return places;
  const leaders = state.reserve[troopOf(NATIONS.indexOf(effect.nation), 'leader')]!;
  return effect.leader > 0 && leaders > 0 ? places.filter((place) => hasArmy(state, place, side)) : [];
}

/** Returns whether the reserve has a figure that may stand alone. */
function hasReserve({ reserve }: State, { nation, regular, elite, unit, nazgul }: Recruit): boolean {
  const number = NATIONS.indexOf(nation);
  const regulars = reserve[troopOf(number, 'regular')]!;
  const elites = reserve[troopOf(number, 'elite')]!;
  if ((regular > 0 || unit > 0) && regulars > 0) return true;
  return ((elite > 0 || unit > 0) && elites > 0) || (nazgul > 0 && reserve[NAZGUL]! > 0);
}

/** Recruits everything in one place; units come before the Leader, who needs them. R 3.3, 8.3 */
function recruitAt(state: State, effect: Recruit, play: Play, place: number): Next<Frame> {
  if (effect.upTo) return [askFor(play, play.seat, [place])];
  const number = NATIONS.indexOf(effect.nation);
  const [regular, elite, leader] = (['regular', 'elite', 'leader'] as const).map((figure) => troopOf(number, figure));
  const levy = (troops: number[], count: number): Frame[] =>
    count === 0 ? [] : [{ at: 'levy', seat: play.seat, troops, places: [place], count, each: 0, may: false, used: [] }];
  const keepsLeader = hasArmy(state, place, FREE) || state.reserve[regular!]! + state.reserve[elite!]! > 0;
  return [
    ...levy([regular!], effect.regular),
    ...levy([elite!], effect.elite),
    ...levy([regular!, elite!], effect.unit),
    ...(keepsLeader ? levy([leader!], effect.leader) : []),
    ...levy([NAZGUL], effect.nazgul),
  ];
}

/** Returns the levy that recruits the same number in each of several places. */
function levyOf({ nation, regular, different }: Recruit, { seat }: Play, places: number[]): FrameOf<'levy'> {
  const troops = [troopOf(NATIONS.indexOf(nation), 'regular')];
  return { at: 'levy', seat, troops, places, count: regular * different, each: regular, may: false, used: [] };
}
