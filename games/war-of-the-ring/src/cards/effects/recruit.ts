import * as z from 'zod';
import { nation } from '../../content/record.ts';
import { effectKind } from '../effectKind.ts';
import { count } from '../fields.ts';
import { type Describer, kindSchema } from '../kind.ts';
import { describePlaces, placeReferences, places } from '../places.ts';

const figures = z.int().min(0).max(6).default(0);

/** Figures come from the reserve, as many as there are; the Nation need not be At War. R 8.3, 8.4 */
export const recruit = effectKind({
  schema: kindSchema('recruit', {
    nation,
    regular: figures,
    elite: figures,
    unit: figures.describe('Regulars or Elites, as the owner likes'),
    leader: figures,
    nazgul: figures,
    at: places,
    different: count.default(1).describe('So many different places get as much each'),
    upTo: z.boolean().default(false).describe('Fewer are allowed'),
    takesControl: z.boolean().default(false).describe('Recruiting there captures the Settlement'),
  }),
  describe: (recruit, tell) =>
    tell.say('effect.recruit', {
      figures: figuresText(recruit, tell),
      where: describePlaces(recruit.at, tell),
      different: recruit.different,
      upTo: recruit.upTo,
      control: recruit.takesControl,
    }),
  problem: ({ regular, elite, unit, leader, nazgul }) =>
    regular + elite + unit + leader + nazgul === 0 ? 'it says how many figures.' : undefined,
  references: ({ at }) => placeReferences(at, 'at'),
});

type Lot = Readonly<Record<'regular' | 'elite' | 'unit' | 'leader' | 'nazgul', number>> & {
  readonly nation: z.output<typeof nation>;
};

function figuresText(lot: Lot, tell: Describer): string {
  const kinds = (['regular', 'elite', 'unit', 'leader'] as const).filter((kind) => lot[kind] > 0);
  const parts = kinds.map((kind) => tell.say(`term.figures.${kind}`, { count: lot[kind] }));
  const national =
    parts.length === 0 ? [] : [tell.say('term.of', { figures: tell.all(parts), nation: tell.ofNation(lot.nation) })];
  const nazgul = lot.nazgul === 0 ? [] : [tell.say('term.figures.nazgul', { count: lot.nazgul })];
  return tell.all([...national, ...nazgul]);
}
