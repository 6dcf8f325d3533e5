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
import { standingOf } from '../../sheet/hitPoints/hitPoints.ts';
import { nameOfRef } from '../effects/refs.ts';
import { pastZero } from '../rest/pastZero.ts';
import { castAction } from './castRolls.ts';
import { shapedDuration } from './castShaping.ts';
import { heldSpells, isCastable, type KnownSpell, type SpellLine } from './spellBook.ts';

export type RulebookSpell = NonNullable<ReturnType<Rulebook['spells']['get']>>['record'];
type SheetState = { readonly record: CharacterRecord; readonly sheet: DerivedState; readonly rulebook: Rulebook };

/** Reason why a way to cast is unavailable. */
export type CastRefusal =
  | { readonly code: 'noneLeft' }
  | { readonly code: 'cannotCast'; readonly because: readonly Label[] }
  /** A chosen option is not possible with this way. */
  | { readonly code: 'notWith'; readonly name: string }
  /** An option needs more of a resource than is left. */
  | { readonly code: 'tooFew'; readonly what: string };

/** A way to cast a spell: at will, as a free cast, with a slot, or as a ritual. */
export interface CastWay {
  readonly id: string;
  readonly kind: 'atWill' | 'free' | 'slot' | 'pact' | 'ritual';
  /** Level at which the spell is cast. */
  readonly level: number;
  /** Remaining casts; absent when unlimited. */
  readonly left?: number;
  /** Counters that the cast spends, one each. */
  readonly spends?: readonly string[];
  readonly ability: Ability | undefined;
  /** Save DC of an item; otherwise that of the caster. */
  readonly dc?: number;
  /** The class or feat that casts; undefined for innate spells. */
  readonly entry: string | undefined;
  readonly refused?: CastRefusal;
}

/** Returns every way to cast a spell: free ones first, then by slot level; unavailable ones with the reason. */
export function castWays(line: SpellLine, sheet: DerivedState): CastWay[] {
  const found = new Map<string, CastWay>();
  const ready = line.ways.filter(isCastable);
  const ways = [
    ...ready.flatMap((spell) => naturalWays(spell, sheet)),
    ...ready.flatMap((spell) => slotWays(spell, sheet)),
    ...line.ways.flatMap((spell) => ritualWays(spell, sheet)),
  ];
  // Several classes may cast the spell with the same slot; the first available way counts.
  for (const way of ways) {
    const known = found.get(way.id);
    if (known === undefined || (known.refused !== undefined && way.refused === undefined)) found.set(way.id, way);
  }
  return [...found.values()].toSorted((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) || a.level - b.level);
}

const ORDER: readonly CastWay['kind'][] = ['atWill', 'free', 'slot', 'pact', 'ritual'];

/** Returns casts at will and free casts. */
function naturalWays(spell: KnownSpell, sheet: DerivedState): CastWay[] {
  const { level, freeCasts, takesSlot, castAt, dc } = spell;
  const base = {
    level: castAt ?? level,
    ability: abilityOf(spell, sheet),
    entry: spell.entry,
    ...(dc !== undefined && { dc }),
  };
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

function usesSlots(spell: KnownSpell): boolean {
  return spell.usesSlots ?? spell.mode !== 'innate';
}

function slotWays(spell: KnownSpell, sheet: DerivedState): CastWay[] {
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

/** Returns ritual casting, which takes no slot; a ritual in a spellbook need not be prepared. */
function ritualWays(spell: KnownSpell, sheet: DerivedState): CastWay[] {
  if (!spell.ritual || spell.level === 0 || spell.mode === 'innate') return [];
  const refused = entryRefusal(spell, sheet);
  const { level, entry } = spell;
  return [
    { id: 'ritual', kind: 'ritual', level, ability: abilityOf(spell, sheet), entry, ...(refused && { refused }) },
  ];
}

function entryRefusal({ entry, ability }: KnownSpell, { spellcasting }: DerivedState): CastRefusal | undefined {
  const { entries, innate } = spellcasting;
  const caster =
    entry === undefined ? innate.find((each) => each.ability === ability) : entries.find(({ id }) => id === entry);
  if (caster === undefined || caster.canCast) return undefined;
  return { code: 'cannotCast', because: (caster.cannotCast ?? []).map(({ label }) => label) };
}

function abilityOf({ ability, entry }: KnownSpell, { spellcasting }: DerivedState): Ability | undefined {
  return ability ?? spellcasting.entries.find(({ id }) => id === entry)?.ability;
}

/** The actions of a cast, and the concentration that it ends. */
export interface Cast {
  readonly actions: readonly SingleAction[];
  readonly begins: ActionOf<'begin'> | undefined;
  /** Names of the effects whose concentration ends. */
  readonly replaces: readonly string[];
}

/** The player's decisions for a cast. */
export interface CastRequest {
  /** Name of the target, unless it is the character. */
  readonly on?: string | undefined;
  readonly answers?: Readonly<Record<string, string>> | undefined;
  /** Chosen damage type. */
  readonly type?: string | undefined;
  /** Total rolled at a real table; otherwise the match rolls. */
  readonly fell?: number | undefined;
  /** Chosen options. */
  readonly shapes?: readonly CastOffer[] | undefined;
}

/** Plans a cast: counters to spend, action of the turn, and the effect that starts if the spell lasts. */
export function castPlan(
  spellId: string,
  way: CastWay,
  { record, sheet, rulebook, inCombat }: SheetState & { readonly inCombat: boolean },
  wish: CastRequest = {},
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

/** Returns the cast with the deed before it, which takes its part of the turn. */
export function afterDeed(cast: Cast, deed: ActionOf<'deed'>): Cast {
  return { ...cast, actions: [deed, ...cast.actions.filter(({ type }) => type !== 'use')] };
}

/** Returns the action that a casting time takes; undefined for minutes and hours. */
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

/**
 * Returns the effect that a cast starts: for spells that change a sheet or need concentration. For other targets only
 * concentration counts.
 */
export function beginningOf(
  spell: RulebookSpell,
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

/** Parses a concentration duration such as "up to 10 minutes"; an unknown text lasts until it is ended. */
function heldFor(lasts: string): Duration {
  const [, count, unit] = /^(?:up to )?(\d+) (round|minute|hour|day)s?$/.exec(lasts) ?? [];
  const type = UNITS.find((each) => each === `${unit}s`);
  return {
    type: 'concentration',
    max: type === undefined ? { type: 'permanent' } : { type, count: Number(count) },
  };
}

const UNITS = ['rounds', 'minutes', 'hours', 'days'] as const;

/** Returns the names of the effects that new concentration ends. */
export function replacedBy(
  begins: Pick<ActionOf<'begin'>, 'duration' | 'casterId'> | undefined,
  record: CharacterRecord,
  rulebook: Rulebook,
): string[] {
  if (begins?.duration.type !== 'concentration') return [];
  const caster = begins.casterId ?? record.id;
  return caster === record.id ? heldSpells(record).map(({ ref }) => nameOfRef(ref, rulebook)) : [];
}
