import type { Next } from '@tessera/kernel';
import * as z from 'zod';
import { eliminate, endurance, loseCharacter } from '../../../armies/losses.ts';
import { provoke } from '../../../battle/battle.ts';
import { CHARACTERS, regionOf } from '../../../content/index.ts';
import { character } from '../../../content/record.ts';
import { SIDES } from '../../../content/vocabulary.ts';
import { dice, regions, target } from '../../../deck/fields.ts';
import { kindSchema, regionsIn } from '../../../deck/kind.ts';
import { MINIONS, WITCH_KING } from '../../../pieces/characters.ts';
import { hasArmy, insideOf, nazgulAt, placesOf, regionAt } from '../../../pieces/figures.ts';
import { NAZGUL } from '../../../pieces/troops.ts';
import type { Ctx } from '../../../state/events.ts';
import type { Frame } from '../../../state/frames.ts';
import { SHADOW } from '../../../state/numbers.ts';
import type { State } from '../../../state/state.ts';
import { isNear, nationsIn } from '../../armies.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind, type Play } from '../../effectKind.ts';

const schema = kindSchema('hits', {
  dice: z.union([dice, z.literal('nazgul')]).describe('nazgul: one for each Nazgûl of an Army there or next to it'),
  on: target,
  army: z.strictObject({
    side: z.enum(SIDES),
    regions: regions.optional().describe('In one of these'),
    nations: z.int().min(2).max(3).optional().describe('With units of so many Nations'),
  }),
  isAttack: z.boolean().default(false).describe('Nations react as to an attack. R 9.9.5'),
  toTheLast: z.boolean().default(false).describe('Nazgûl and Minions die with the last unit'),
  alone: character.optional().describe('Dies there if no Army is with him'),
});

/** Rolls dice against an Army, and its owner takes the hits. R 9.5 */
export const hits = effectKind({
  schema,
  describe: ({ dice, on, army, isAttack, toTheLast, alone }, t) =>
    t('effect.hits', {
      dice: typeof dice === 'number' ? dice : 0,
      nazgul: dice === 'nazgul',
      on,
      side: army.side,
      nations: army.nations ?? 0,
      where: army.regions === undefined ? '' : ` ${t.inOne(army.regions)}`,
      attack: isAttack,
      last: toTheLast,
      alone: alone === undefined ? '' : t('effect.alone', { who: t.character(alone) }),
    }),
  references: ({ army }) => regionsIn(army.regions, 'army', 'regions'),
  can: (state, effect) => targets(state, effect).length > 0 || loneOne(state, effect) !== undefined,
  run(state, effect, play, ctx) {
    const lone = loneOne(state, effect);
    if (lone !== undefined) loseCharacter(state, lone, ctx);
    const places = targets(state, effect);
    if (places.length === 0) return undefined;
    return places.length > 1 || effect.dice === 'nazgul'
      ? next(state, effect, play, [], ctx)
      : shoot(state, effect, play, places, ctx);
  },
  // Options: the Army to hit; for Nazgûl, first the Army with the Nazgûl.
  options(state, effect, _play, [first]) {
    if (effect.dice !== 'nazgul') return targets(state, effect).map((place) => pick('place', place));
    const places = first === undefined ? casters(state, effect) : targetsNear(state, effect, first);
    return places.map((place) => pick('place', place));
  },
  chosen: (state, effect, play, chosen, ctx) => next(state, effect, play, chosen, ctx),
});

type Hits = z.output<typeof schema>;

const MAX_DICE = 5;

/** Returns the Armies that the card may target. */
function targets(state: State, effect: Hits): number[] {
  const { side, regions, nations = 0 } = effect.army;
  const named = regions?.map(regionOf);
  const places = placesOf(state, SIDES.indexOf(side)).filter(
    (place) => (named === undefined || named.includes(regionAt(place))) && nationsIn(state, place) >= nations,
  );
  return effect.dice === 'nazgul' ? places.filter((place) => nazgulNear(state, place).length > 0) : places;
}

/** Returns the Shadow Armies with Nazgûl in or next to the region of an Army. The Witch-king counts. */
function nazgulNear(state: State, target: number): number[] {
  return placesOf(state, SHADOW).filter((place) => nazgulIn(state, place) > 0 && isNear(place, target));
}

function nazgulIn(state: State, place: number): number {
  return nazgulAt(state, place) + (state.characters[WITCH_KING] === place ? 1 : 0);
}

function casters(state: State, effect: Hits): number[] {
  return [...new Set(targets(state, effect).flatMap((place) => nazgulNear(state, place)))].sort((a, b) => a - b);
}

function targetsNear(state: State, effect: Hits, caster: number): number[] {
  return targets(state, effect).filter((place) => isNear(place, caster));
}

/** Asks for each open choice, then resolves the hits. */
function next(state: State, effect: Hits, play: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  if (effect.dice !== 'nazgul') {
    return chosen.length === 0 ? [askFor(play, play.seat)] : shoot(state, effect, play, chosen, ctx);
  }
  if (chosen.length === 2) return shoot(state, effect, play, chosen, ctx);
  const places = chosen.length === 0 ? casters(state, effect) : targetsNear(state, effect, chosen[0]!);
  return places.length > 1
    ? [askFor(play, play.seat, chosen)]
    : next(state, effect, play, [...chosen, places[0]!], ctx);
}

function shoot(state: State, effect: Hits, { card }: Play, chosen: readonly number[], ctx: Ctx): Next<Frame> {
  const place = chosen.at(-1)!;
  const side = SIDES.indexOf(effect.army.side);
  if (effect.isAttack) provoke(state, place, ctx);
  const count = effect.dice === 'nazgul' ? Math.min(MAX_DICE, nazgulIn(state, chosen[0]!)) : effect.dice;
  const dice = ctx.chance.roll(count, 6);
  ctx.log({ type: 'card-rolled', card, dice: [...dice], needs: effect.on });
  const scored = dice.filter((die) => die >= effect.on).length;
  if (effect.toTheLast && scored >= endurance(state, place, side)) loseCompany(state, place, ctx);
  return [{ at: 'casualties', side, place, hits: scored, battle: false }];
}

/** Eliminates the Nazgûl and Minions with a Shadow Army that is about to be destroyed. */
function loseCompany(state: State, place: number, ctx: Ctx): void {
  eliminate(state, place, NAZGUL, nazgulAt(state, place), ctx);
  for (const minion of MINIONS) if (state.characters[minion] === place) loseCharacter(state, minion, ctx);
}

/** Returns a character that stands there without an Army, in the open or inside. */
function loneOne(state: State, { alone, army }: Hits): number | undefined {
  if (alone === undefined) return undefined;
  const character = CHARACTERS.indexOf(alone);
  const place = state.characters[character]!;
  if (place < 0 || !army.regions?.map(regionOf).includes(regionAt(place))) return undefined;
  const side = SIDES.indexOf(army.side);
  const inside = insideOf(regionAt(place));
  const isHeld = hasArmy(state, regionAt(place), side) || (inside >= 0 && hasArmy(state, inside, side));
  return isHeld ? undefined : character;
}
