import {
  type ActionOf,
  type CastOffer,
  type CharacterRecord,
  castOffers,
  type DerivedState,
  type Duration,
} from '@tessera/fifth-edition';
import type { CastRefusal, CastWay, RulebookSpell } from './castPlan.ts';

type Owner = { readonly record: CharacterRecord; readonly sheet: DerivedState };

/** Returns the options for any way to cast a spell, without those that apply after the roll. */
export function shapeOffers(spell: RulebookSpell, ways: readonly CastWay[], owner: Owner): readonly CastOffer[] {
  const found = new Map<string, CastOffer>();
  for (const way of ways)
    for (const offer of offersOf(spell, way, owner)) if (!found.has(offer.id)) found.set(offer.id, offer);
  return [...found.values()];
}

/** A way to cast with its options, and the reason when they do not fit. */
export interface ShapedWay {
  readonly shapes: readonly CastOffer[];
  readonly refused: CastRefusal | undefined;
}

export function shapedWay(spell: RulebookSpell, way: CastWay, chosen: readonly CastOffer[], owner: Owner): ShapedWay {
  const here = offersOf(spell, way, owner);
  const shapes = here.filter(({ id }) => chosen.some((offer) => offer.id === id));
  const missing = chosen.find(({ id }) => !shapes.some((offer) => offer.id === id));
  const short = shapes.find((offer) => offer.isSpent || isOverdrawn(offer, shapes, owner.sheet));
  const refused: CastRefusal | undefined =
    way.refused ??
    (missing && { code: 'notWith', name: missing.name }) ??
    (short && { code: 'tooFew', what: short.draws?.what ?? '' });
  return { shapes, refused };
}

/** Whether options that share a resource exceed it together. */
function isOverdrawn(
  { draws, harm, option }: CastOffer,
  shapes: readonly CastOffer[],
  { resources }: DerivedState,
): boolean {
  if (draws === undefined || harm !== undefined || option.harm !== undefined) return false;
  const wanted = shapes.reduce((sum, other) => sum + (other.draws?.what === draws.what ? other.draws.amount : 0), 0);
  return wanted > (resources[draws.what]?.left ?? 0);
}

function offersOf(spell: RulebookSpell, { level, entry }: CastWay, { record, sheet }: Owner): readonly CastOffer[] {
  return castOffers(spell, { castLevel: level, entry }, sheet, record).filter(
    ({ option }) => option.rethrows === undefined,
  );
}

/** Adds or removes an option; of a group only the latest ones up to its limit stay. */
export function toggleOffer(chosen: readonly string[], offers: readonly CastOffer[], id: string): readonly string[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  const group = offers.find((offer) => offer.id === id)?.group;
  const rivals = chosen.filter((other) => offers.find((offer) => offer.id === other)?.group?.id === group?.id);
  const leaving = group === undefined ? [] : rivals.slice(0, Math.max(0, rivals.length - group.most + 1));
  return [...chosen.filter((other) => !leaving.includes(other)), id];
}

/** Returns the consequences of options for the targets, for the cast action. */
export function shapeFacts(shapes: readonly CastOffer[]): Pick<ActionOf<'cast'>, 'shaped' | 'hinders' | 'spares'> {
  if (shapes.length === 0) return {};
  const hinders = shapes.reduce((sum, { option }) => sum + (option.hinders ?? 0), 0);
  const sparing = shapes.find(({ option }) => option.spares !== undefined);
  const leaves = sparing?.option.spares?.leaves;
  return {
    shaped: shapes.map(({ id }) => id),
    ...(hinders > 0 && { hinders }),
    ...(sparing && leaves && { spares: { count: sparing.spares, leaves } }),
  };
}

/** Returns the damage that options deal to the caster, as rolls of the cast action. */
export function harmRolls(shapes: readonly CastOffer[]): ActionOf<'cast'>['rolls'] {
  return shapes.flatMap(({ harm }) =>
    harm === undefined
      ? []
      : [{ kind: 'damage' as const, types: [harm.type], dice: harm.dice, bonus: 0, times: 1, own: true }],
  );
}

/** Returns the duration with the chosen options. */
export function shapedDuration(duration: Duration, shapes: readonly CastOffer[]): Duration {
  const longer = shapes.find(({ option }) => option.longer !== undefined)?.option.longer;
  if (longer === undefined) return duration;
  return duration.type === 'concentration'
    ? { ...duration, max: longerBy(duration.max, longer) }
    : longerBy(duration, longer);
}

type Longer = NonNullable<CastOffer['option']['longer']>;

/** Extends a duration. Rounds are not extended, nor are durations above the limit. */
function longerBy<Lasting extends Duration>(lasting: Lasting, { times, hours }: Longer): Lasting {
  if (lasting.type !== 'minutes' && lasting.type !== 'hours' && lasting.type !== 'days') return lasting;
  const most = Math.floor(hours * PER_HOUR[lasting.type]);
  return { ...lasting, count: Math.max(lasting.count, Math.min(lasting.count * times, most)) };
}

const PER_HOUR = { minutes: 60, hours: 1, days: 1 / 24 } as const;
