import type { Seat } from '@tessera/kernel';
import * as z from 'zod';
import { attackByDie, canAttack } from '../../../battle/attack.ts';
import { CHARACTERS, NATIONS } from '../../../content/index.ts';
import { character, nation } from '../../../content/record.ts';
import { count } from '../../../deck/fields.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { hasUnitOf, insideOf } from '../../../pieces/figures.ts';
import type { FrameOf } from '../../../state/frames.ts';
import { FREE } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { siegesAgainst } from '../../armies.ts';
import { effectKind } from '../../effectKind.ts';

const schema = kindSchema('assault', {
  with: z.union([z.strictObject({ character }), z.strictObject({ unitOf: nation })]).describe('Among the besiegers'),
  rounds: count,
});

/**
 * A besieging Army assaults the Stronghold for several rounds. In the first, the defender needs a Companion to use a
 * Combat card.
 */
export const assault = effectKind({
  schema,
  describe: ({ with: who, rounds }, t) =>
    t('effect.assault', {
      who: 'character' in who ? t.character(who.character) : t('term.a-unit', { nation: t.ofNation(who.unitOf) }),
      rounds,
    }),
  can: (state, effect, { seat }) => canAttack(state, attackOf(state, effect, seat)),
  run(state, effect, { seat }) {
    const frame = attackOf(state, effect, seat);
    return canAttack(state, frame) ? [frame] : undefined;
  },
});

type Assault = z.output<typeof schema>;

function attackOf(state: State, { with: who, rounds }: Assault, seat: Seat): FrameOf<'attack'> {
  const sieges = siegesAgainst(state, FREE).filter((region) => isAmong(state, who, region));
  return { ...attackByDie(seat, 'none'), from: sieges, to: sieges.map(insideOf), rounds, silentFirst: true };
}

function isAmong(state: State, who: Assault['with'], region: number): boolean {
  if ('character' in who) return state.characters[CHARACTERS.indexOf(who.character)] === region;
  return hasUnitOf(state, region, NATIONS.indexOf(who.unitOf));
}
