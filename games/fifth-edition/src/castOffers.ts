import { compileFormula } from '@tessera/rules';
import { type CastMoment, type CastNeed, type CastOption, castScope } from './content/castOption.ts';
import type { SpellRecord } from './content/records.ts';
import { FORMULA_OPTIONS } from './formulas.ts';
import type { CharacterRecord } from './record.ts';
import type { DerivedState, SheetFeature } from './sheet.ts';
import { isMeant } from './spellFilter.ts';
import type { SpellShape } from './spellRolls.ts';

/** Something that the caster may decide to do to a spell, in numbers. */
export interface CastOffer extends SpellShape {
  readonly id: string;
  readonly name: string;
  /** `feat:quickened-spell` */
  readonly from: string;
  /** What it draws on, and how much. */
  readonly draws: { readonly what: string; readonly amount: number } | undefined;
  /** Whether too little of that is left. */
  readonly isSpent: boolean;
  /** What it does to the caster. */
  readonly harm: { readonly dice: string; readonly type: string } | undefined;
  /** Of a group, and how many of it go on one spell. */
  readonly group: { readonly id: string; readonly most: number } | undefined;
  /** How many targets succeed without a roll. */
  readonly spares: number;
  /** How many dice may fall again. */
  readonly rethrows: number;
}

/** How a spell is cast: at which level, and by which class. */
export interface CastAs {
  readonly castLevel: number;
  readonly entry?: string | undefined;
}

/** Everything that may be done to a spell when it is cast like this. */
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
    // What costs blood may be done more often than it is free.
    isSpent: resource !== undefined && option.harm === undefined && resource.left < amount,
    harm: option.harm && harmed > 0 ? { dice: `${harmed}d${option.harm.die}`, type: option.harm.type } : undefined,
    group: option.group && { id: option.group.id, most: numberOf(option.group.most, moment) },
    spares: option.spares === undefined ? 0 : numberOf(option.spares.count, moment),
    rethrows: typeof option.rethrows === 'object' ? numberOf(option.rethrows.dice, moment) : 0,
  };
}

/** Content has passed its schema, so that only a division by nothing can fail here. */
function numberOf(source: number | string, moment: CastMoment): number {
  return Math.floor(compileFormula(source, castScope, FORMULA_OPTIONS).evaluate(moment));
}
