import type { SingleAction } from '@tessera/fifth-edition';
import {
  type Ability,
  type ActionOf,
  type CastOffer,
  type CharacterRecord,
  type DerivedState,
  type Duration,
  type Rulebook,
  TURN_PARTS,
} from '@tessera/fifth-edition';
import type { Label } from '@tessera/rules';
import { standingOf } from '../sheet/hitPoints.ts';
import { castAction } from './castRolls.ts';
import { shapedDuration } from './castShaping.ts';
import { pastZero } from './pastZero.ts';
import { nameOfRef } from './refs.ts';
import { heldSpells, isCastable, type SheetSpell, type SpellLine } from './spellBook.ts';

export type SpellRecord = NonNullable<ReturnType<Rulebook['spells']['get']>>['record'];
type SheetState = { readonly record: CharacterRecord; readonly sheet: DerivedState; readonly rulebook: Rulebook };

/** Why a way of casting is closed. */
export type CastRefusal =
  | { readonly code: 'noneLeft' }
  | { readonly code: 'cannotCast'; readonly because: readonly Label[] }
  /** Something that was decided does not go with this way. */
  | { readonly code: 'notWith'; readonly name: string }
  /** Too little is left of what a decision draws on. */
  | { readonly code: 'tooFew'; readonly what: string };

/** One way to cast a spell: at will, once for nothing, with a slot, as a ritual. */
export interface CastWay {
  readonly id: string;
  readonly kind: 'atWill' | 'free' | 'slot' | 'pact' | 'ritual';
  /** The level at which the spell is cast. */
  readonly level: number;
  /** How often it is still possible; absent where it does not run out. */
  readonly left?: number;
  /** The resources of which one each is spent. */
  readonly spends?: readonly string[];
  readonly ability: Ability | undefined;
  /** The class or feat that casts; nothing for what is cast by nature. */
  readonly entry: string | undefined;
  readonly refused?: CastRefusal;
}

/** Every way to cast a spell, free ones first, then the smallest slot; closed ones with the reason. */
export function castWays(line: SpellLine, sheet: DerivedState): CastWay[] {
  const found = new Map<string, CastWay>();
  const ready = line.ways.filter(isCastable);
  const ways = [
    ...ready.flatMap((spell) => naturalWays(spell, sheet)),
    ...ready.flatMap((spell) => slotWays(spell, sheet)),
    ...line.ways.flatMap((spell) => ritualWays(spell, sheet)),
  ];
  // The same slot serves whichever class knows the spell: the first open one counts.
  for (const way of ways) {
    const known = found.get(way.id);
    if (known === undefined || (known.refused !== undefined && way.refused === undefined)) found.set(way.id, way);
  }
  return [...found.values()].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.level - b.level);
}

const ORDER: readonly CastWay['kind'][] = ['atWill', 'free', 'slot', 'pact', 'ritual'];

/** At will, or some times for nothing. */
function naturalWays(spell: SheetSpell, sheet: DerivedState): CastWay[] {
  const { level, freeCasts, takesSlot, castAt } = spell;
  const base = { level: castAt ?? level, ability: abilityOf(spell, sheet), entry: spell.entry };
  const armor = entryRefusal(spell, sheet);
  if (freeCasts !== undefined) {
    const uses = sheet.resources[freeCasts]?.left ?? 0;
    const { pact } = sheet.spellcasting;
    const left = takesSlot === 'pact' ? Math.min(uses, pact === undefined ? 0 : pact.max.value - pact.used) : uses;
    const refused = armor ?? (left > 0 ? undefined : NONE_LEFT);
    const way = { ...base, id: freeCasts, left, ...(refused && { refused }) };
    return takesSlot === 'pact'
      ? [{ ...way, kind: 'pact', level: pact?.level ?? level, spends: [freeCasts, 'pact'] }]
      : [{ ...way, kind: 'free', spends: [freeCasts] }];
  }
  return level === 0 || !usesSlots(spell)
    ? [{ ...base, id: 'atWill', kind: 'atWill', ...(armor && { refused: armor }) }]
    : [];
}

const NONE_LEFT: CastRefusal = { code: 'noneLeft' };

function usesSlots(spell: SheetSpell): boolean {
  return spell.usesSlots ?? spell.mode !== 'innate';
}

function slotWays(spell: SheetSpell, sheet: DerivedState): CastWay[] {
  if (spell.level === 0 || !usesSlots(spell)) return [];
  const { slots, pact } = sheet.spellcasting;
  const pools = [
    ...Object.values(slots).map((slot) => ({ ...slot, kind: 'slot' as const, spends: `slot.${slot.level}` })),
    ...(pact ? [{ ...pact, kind: 'pact' as const, spends: 'pact' }] : []),
  ];
  const armor = entryRefusal(spell, sheet);
  return pools
    .filter(({ level, max }) => level >= spell.level && max.value > 0)
    .map(({ kind, level, max, used, spends }): CastWay => {
      const left = max.value - used;
      const refused = armor ?? (left > 0 ? undefined : NONE_LEFT);
      const caster = { ability: abilityOf(spell, sheet), entry: spell.entry };
      return { id: spends, kind, level, left, spends: [spends], ...caster, ...(refused && { refused }) };
    });
}

/** A ritual takes ten minutes more and no slot; from a book it need not even be prepared. */
function ritualWays(spell: SheetSpell, sheet: DerivedState): CastWay[] {
  if (!spell.ritual || spell.level === 0 || spell.mode === 'innate') return [];
  const refused = entryRefusal(spell, sheet);
  const { level, entry } = spell;
  return [
    { id: 'ritual', kind: 'ritual', level, ability: abilityOf(spell, sheet), entry, ...(refused && { refused }) },
  ];
}

function entryRefusal({ entry, ability }: SheetSpell, { spellcasting }: DerivedState): CastRefusal | undefined {
  const { entries, innate } = spellcasting;
  const caster =
    entry === undefined ? innate.find((each) => each.ability === ability) : entries.find(({ id }) => id === entry);
  if (caster === undefined || caster.canCast) return undefined;
  return { code: 'cannotCast', because: (caster.cannotCast ?? []).map(({ label }) => label) };
}

function abilityOf({ ability, entry }: SheetSpell, { spellcasting }: DerivedState): Ability | undefined {
  return ability ?? spellcasting.entries.find(({ id }) => id === entry)?.ability;
}

/** What casting does: the actions, and the concentration that ends by it. */
export interface Cast {
  readonly actions: readonly SingleAction[];
  readonly begins: ActionOf<'begin'> | undefined;
  /** Names of what is no longer concentrated on. */
  readonly replaces: readonly string[];
}

/** What the player says about a cast. */
export interface CastWish {
  /** Whom it is cast on, if not on the character itself. */
  readonly on?: string | undefined;
  readonly answers?: Readonly<Record<string, string>> | undefined;
  /** The kind of damage, of those that the spell offers. */
  readonly type?: string | undefined;
  /** What the dice came to on a real table; else they are rolled. */
  readonly fell?: number | undefined;
  /** What was decided to do to the spell. */
  readonly shapes?: readonly CastOffer[] | undefined;
}

/** Works a cast out: what is spent, what of the turn, and what begins if the spell stays or must be held. */
export function castPlan(
  spellId: string,
  way: CastWay,
  { record, sheet, rulebook, inCombat }: SheetState & { readonly inCombat: boolean },
  wish: CastWish = {},
): Cast {
  const { ability, spends = [] } = way;
  const { on, answers, shapes = [] } = wish;
  const spell = rulebook.spells.get(spellId)?.record;
  if (spell === undefined) return { actions: [], begins: undefined, replaces: [] };
  const cast = castAction(spell, way, sheet, wish);
  const harms = cast.rolls.some(({ kind, own }) => kind === 'damage' && own === true);
  const hitPoints = harms ? standingOf(record, sheet, rulebook) : undefined;
  const rolled = hitPoints === undefined ? cast : { ...cast, hitPoints };
  const begun = beginningOf(spell, { slot: rolled.level, ability, on, choices: answers });
  const begins = begun && { ...begun, duration: shapedDuration(begun.duration, shapes) };
  const takes = shapes.find(({ option }) => option.takes !== undefined)?.option.takes;
  const part = inCombat ? (takes ?? turnPartOf(spell.castingTime)) : undefined;
  const heals = rolled.rolls.some(({ kind, own }) => kind === 'heal' && own === true);
  const actions: SingleAction[] = [
    ...(heals ? pastZero(record, sheet) : []),
    rolled,
    ...spends.map((what) => ({ type: 'spend', what, amount: 1 }) as const),
    ...shapes.flatMap(({ draws }) => (draws === undefined ? [] : [{ type: 'spend', ...draws } as const])),
    ...(part === undefined ? [] : [{ type: 'use', part, used: true } as const]),
    ...(begins === undefined ? [] : [begins]),
  ];
  return { actions, begins, replaces: replacedBy(begins, record, rulebook) };
}

/** What of a turn a casting time takes; minutes and hours take no part of one. */
export function turnPartOf(castingTime: string): ActionOf<'use'>['part'] | undefined {
  const [, word] = /^(?:1 )?(bonus|reaction|action)\b/.exec(castingTime) ?? [];
  return TURN_PARTS.find((part) => part === word);
}

interface Beginning {
  readonly slot: number;
  readonly ability?: Ability | undefined;
  readonly on?: string | undefined;
  readonly choices?: ActionOf<'begin'>['choices'];
}

/** The effect that a cast begins: of spells that change a sheet, and of those that are held. On others only what is held. */
export function beginningOf(
  spell: SpellRecord,
  { slot, ability, on, choices = {} }: Beginning,
): ActionOf<'begin'> | undefined {
  const duration = spell.duration ?? (spell.concentration ? heldFor(spell.lasts) : undefined);
  if (duration === undefined || duration.type === 'instant') return undefined;
  if (on !== undefined && duration.type !== 'concentration') return undefined;
  return {
    type: 'begin',
    ref: `spell:${spell.id}`,
    duration,
    slot,
    ...(ability !== undefined && { ability }),
    ...(on !== undefined && { on }),
    ...(Object.keys(choices).length > 0 && { choices }),
  };
}

/** Concentration as content puts it into words: "up to 10 minutes". What cannot be read lasts until it is ended. */
function heldFor(lasts: string): Duration {
  const [, count, unit] = /^(?:up to )?(\d+) (round|minute|hour|day)s?$/.exec(lasts) ?? [];
  const type = UNITS.find((each) => each === `${unit}s`);
  return {
    type: 'concentration',
    max: type === undefined ? { type: 'permanent' } : { type, count: Number(count) },
  };
}

const UNITS = ['rounds', 'minutes', 'hours', 'days'] as const;

/** The names of what concentration on something new ends. */
export function replacedBy(
  begins: Pick<ActionOf<'begin'>, 'duration' | 'casterId'> | undefined,
  record: CharacterRecord,
  rulebook: Rulebook,
): string[] {
  if (begins?.duration.type !== 'concentration') return [];
  const caster = begins.casterId ?? record.id;
  return caster === record.id ? heldSpells(record).map(({ ref }) => nameOfRef(ref, rulebook)) : [];
}
