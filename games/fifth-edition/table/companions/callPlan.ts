import type {
  ActionOf,
  Bestiary,
  CallOffer,
  CharacterRecord,
  DerivedState,
  SingleAction,
} from '@tessera/fifth-edition';
import { callOffers } from '@tessera/fifth-edition';
import { type CastWay, castWays } from '../play/casting/castPlan.ts';
import { type SpellLine, spellBook } from '../play/casting/spellBook.ts';

type CallRecord = NonNullable<ReturnType<Bestiary['calls']['get']>>;

/** A spell that calls companions, with the ways to cast it that are open now. */
export interface CallingSpell {
  readonly spell: SpellLine;
  readonly call: CallRecord;
  readonly ways: readonly CastWay[];
}

/** Returns the spells of a character that call companions. */
export function callingSpells(
  record: CharacterRecord,
  sheet: DerivedState,
  { calls }: Pick<Bestiary, 'calls'>,
): CallingSpell[] {
  const { levels } = spellBook(sheet, record);
  return levels
    .flatMap(({ spells }) => spells)
    .flatMap((spell) => {
      const call = calls.get(spell.id);
      if (call === undefined) return [];
      const ways = castWays(spell, sheet).filter(
        (way) => way.refused === undefined && resourceLeft(way, call, sheet) !== 0,
      );
      return [{ spell, call, ways }];
    });
}

/** A cast at will of a spell that is no cantrip is paid with the resource of the feature that gives it. */
function paidWith(way: CastWay, { leavesAfter }: CallRecord): CallRecord['leavesAfter'] {
  return way.kind === 'atWill' ? leavesAfter : undefined;
}

function resourceLeft(way: CastWay, call: CallRecord, { resources }: DerivedState): number | undefined {
  const paid = paidWith(way, call);
  return paid === undefined ? undefined : (resources[paid.resource]?.left ?? 0);
}

/** Returns the creatures to choose from: those of the spell, or every stat block. */
export function offersOf(
  calling: Pick<CallingSpell, 'call'> | undefined,
  way: CastWay | undefined,
  bestiary: Bestiary,
  sheet: DerivedState,
): readonly CallOffer[] {
  if (calling !== undefined) return callOffers(calling.call, bestiary, sheet, way?.level ?? 0);
  return [...bestiary.creatures.values()]
    .filter(({ challenge }) => challenge !== undefined)
    .map((creature) => ({ creature, count: 1 }));
}

/** Decisions of the player about a companion. */
export interface CallRequest {
  readonly offer: CallOffer;
  readonly name: string;
  readonly calling?: CallingSpell | undefined;
  readonly way?: CastWay | undefined;
  /** The type that it takes on. */
  readonly becomes?: string | undefined;
}

/** Returns the actions after the cast: the costs of a feature, and the companion. */
export function callActions({ offer, name, calling, way, becomes }: CallRequest, sheet: DerivedState): SingleAction[] {
  const { creature, count } = offer;
  const base = { type: 'call', creature: creature.id, name: name.trim() || creature.name } as const;
  if (calling === undefined || way === undefined) return [{ ...base, kind: 'companion' }];
  const { call, spell } = calling;
  const paid = paidWith(way, call);
  const type = paid?.becomes ?? becomes;
  const companion: ActionOf<'call'> = {
    ...base,
    kind: call.kind,
    spell: spell.id,
    slot: way.level,
    ...(way.ability !== undefined && { ability: way.ability }),
    ...(type !== undefined && type !== creature.type && { becomes: type }),
    ...(isPeaceful(call, sheet) && { peaceful: true }),
    ...(paid !== undefined && { leaves: 'longRest' }),
    ...(count > 1 && { count }),
    ...(call.kind !== 'summon' && { replaces: true }),
  };
  return [...(paid === undefined ? [] : [{ type: 'spend', what: paid.resource, amount: 1 } as const]), companion];
}

function isPeaceful({ peaceful }: CallRecord, { feats, features }: DerivedState): boolean {
  return peaceful !== undefined && ![...feats, ...features].some(({ id }) => id === peaceful.unless);
}
