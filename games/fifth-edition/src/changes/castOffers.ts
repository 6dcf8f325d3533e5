import { compileFormula } from '@tessera/rules';
import type { SpellRecord } from '../content/records/records.ts';
import { FORMULA_OPTIONS } from '../facts/formulas.ts';
import type { CharacterRecord } from '../record/record.ts';
import type { DerivedState, SheetFeature } from '../sheet/sheet.ts';
import { type CastMoment, type CastNeed, type CastOption, castScope } from '../uses/castOption.ts';
import { isMeant } from '../uses/spellFilter.ts';
import type { SpellShape } from './casting.ts';

/** An option that the caster may apply to a spell, with its formulas evaluated. */
export interface CastOffer extends SpellShape {
  readonly id: string;
  readonly name: string;
  /** Id of the source, for example `feat:quickened-spell`. */
  readonly from: string;
  /** The resource that the option spends, and the amount. */
  readonly draws: { readonly what: string; readonly amount: number } | undefined;
  /** Whether less than that amount is left. */
  readonly isSpent: boolean;
  /** Damage that the caster takes for using the option. */
  readonly harm: { readonly dice: string; readonly type: string } | undefined;
  /** The option's group, and how many options of the group one spell may take. */
  readonly group: { readonly id: string; readonly most: number } | undefined;
  /** Number of targets that succeed on the save without a roll. */
  readonly spares: number;
  /** Number of dice that the player may reroll. */
  readonly rethrows: number;
}

/** The circumstances of a casting: its level and class. */
export interface CastAs {
  readonly castLevel: number;
  readonly entry?: string | undefined;
}

/** Returns every option that the caster may apply to a spell in this casting. */
export function castOffers(
  spell: SpellRecord,
  cast: CastAs,
  sheet: DerivedState,
  { used }: Pick<CharacterRecord, 'used'>,
): readonly CastOffer[] {
  return sheet.features.flatMap((feature): CastOffer[] => {
    const option = feature.activation?.casting;
    if (option === undefined || feature.inactive !== undefined || !fits(option, spell, cast)) return [];
    return [offerOf(feature, option, { sheet, amount: 0, castLevel: cast.castLevel, uses: usesOf(feature, used) })];
  });
}

function fits(option: CastOption, spell: SpellRecord, { castLevel, entry }: CastAs): boolean {
  const { of = {}, upTo, needs = [], castingTime } = option;
  const types = option.types ?? of.types;
  return (
    (option.entry === undefined || option.entry === entry) &&
    isMeant(of, spell, castLevel) &&
    (upTo === undefined || (castLevel > 0 && castLevel <= upTo)) &&
    (castingTime === undefined || /^(?:1 )?action\b/.test(spell.castingTime)) &&
    (types === undefined || (spell.rolls ?? []).some((roll) => roll.types?.some((type) => types.includes(type)))) &&
    needs.every((need) => NEEDS[need](spell, castLevel))
  );
}

const NEEDS: Readonly<Record<CastNeed, (spell: SpellRecord, castLevel: number) => boolean>> = {
  damage: ({ rolls = [] }) => rolls.some(({ kind }) => kind === 'damage'),
  save: ({ save = [] }) => save.length > 0,
  attack: ({ attack }) => attack === true,
  reach: ({ range }) => !/^(?:self|special|unlimited|sight)\b/i.test(range),
  minutes: ({ lasts }) => /\b(?:minute|hour|day)s?\b/.test(lasts),
  oneTarget: ({ creatures, level }, castLevel) =>
    creatures?.count === 1 && (creatures.higher === undefined || castLevel === level),
  moreTargets: ({ creatures, level }) => creatures?.higher !== undefined && level > 0,
};

function usesOf({ activation }: SheetFeature, used: CharacterRecord['used']): number {
  return activation?.resource === undefined ? 0 : (used[activation.resource] ?? 0);
}

function offerOf(feature: SheetFeature, option: CastOption, moment: CastMoment): CastOffer {
  const { id, name, source: from, activation } = feature;
  const resource = activation?.resource === undefined ? undefined : moment.sheet.resources[activation.resource];
  const amount = option.points === undefined ? (activation?.amount ?? 1) : numberOf(option.points, moment);
  const harmed = option.harm === undefined ? 0 : numberOf(option.harm.count, moment);
  return {
    id,
    name,
    from,
    source: { id, label: name },
    option,
    draws: resource && { what: resource.id, amount },
    // An option that costs hit points may be used beyond its free uses.
    isSpent: resource !== undefined && option.harm === undefined && resource.left < amount,
    harm: option.harm && harmed > 0 ? { dice: `${harmed}d${option.harm.die}`, type: option.harm.type } : undefined,
    group: option.group && { id: option.group.id, most: numberOf(option.group.most, moment) },
    spares: option.spares === undefined ? 0 : numberOf(option.spares.count, moment),
    rethrows: typeof option.rethrows === 'object' ? numberOf(option.rethrows.dice, moment) : 0,
  };
}

/** Evaluates a formula of content. Content is validated, so only a division by zero can throw here. */
function numberOf(source: number | string, moment: CastMoment): number {
  return Math.floor(compileFormula(source, castScope, FORMULA_OPTIONS).evaluate(moment));
}
