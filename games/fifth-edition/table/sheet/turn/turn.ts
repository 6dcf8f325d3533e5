import type { CharacterRecord, DerivedState, Rulebook, TurnPart } from '@tessera/fifth-edition';
import { type CastWay, castWays, turnPartOf } from '../../play/casting/castPlan.ts';
import { rollsOf } from '../../play/casting/castRolls.ts';
import { type SpellLine, spellBook } from '../../play/casting/spellBook.ts';
import { type UsePlace, type UseRow, usesOf } from './uses.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** Type of an attack, for its icon. */
export type ActionLook = 'blade' | 'thrown' | 'bow' | 'fist' | 'spell';

/** A weapon attack. */
export interface AttackRow {
  readonly kind: 'attack';
  readonly attack: Attack;
  readonly look: ActionLook;
}

/** A cantrip with an attack roll or a saving throw. */
export interface CantripRow {
  readonly kind: 'cantrip';
  readonly id: string;
  readonly name: string;
  readonly range: string;
  readonly dice: string | undefined;
  /** Bonus to the dice. */
  readonly bonus: number;
  /** Number of separate rolls, for beams. */
  readonly times: number;
  readonly damageTypes: readonly string[];
  /** The casting that provides attack bonus and DC: a class, or the source of the cantrip. */
  readonly casting: DerivedState['spellcasting']['innate'][number];
  /** Path of its numbers. */
  readonly path: string;
  readonly save: readonly string[] | undefined;
  /** How it is cast, for the gate. */
  readonly way: { readonly entry: string | undefined; readonly ability: string | undefined };
}

/** A spell with a bonus action or reaction. */
export interface QuickSpellRow {
  readonly kind: 'spell';
  /** Its action cost. */
  readonly part: TurnPart;
  readonly line: SpellLine;
  readonly range: string;
  /** The cheapest available way, or else the first unavailable one with its reason. */
  readonly way: CastWay | undefined;
}

/** Actions of a character by cost; `other` are uses for which content gives no cost. */
export interface TurnRows {
  readonly action: readonly (AttackRow | CantripRow | UseRow)[];
  readonly bonus: readonly (QuickSpellRow | UseRow)[];
  readonly reaction: readonly (QuickSpellRow | UseRow)[];
  readonly free: readonly UseRow[];
  readonly other: readonly UseRow[];
}

export function turnRows(sheet: DerivedState, record: CharacterRecord, rulebook: Rulebook): TurnRows {
  const book = spellBook(sheet, record);
  const uses = usesOf(sheet);
  const at = (place: UsePlace) => uses.filter((row) => row.place === place);
  const spells = [...book.cantrips, ...book.levels.flatMap((level) => level.spells)].filter(({ isReady }) => isReady);
  const quick = (part: TurnPart) =>
    spells.flatMap((line): QuickSpellRow[] => {
      const spell = rulebook.spells.get(line.id)?.record;
      if (spell === undefined || turnPartOf(spell.castingTime) !== part) return [];
      const ways = castWays(line, sheet).filter(({ kind }) => kind !== 'ritual');
      return [{ kind: 'spell', part, line, range: spell.range, way: ways.find(({ refused }) => !refused) ?? ways[0] }];
    });
  return {
    action: [
      ...sheet.attacks.lines.map((attack): AttackRow => ({ kind: 'attack', attack, look: lookOf(attack) })),
      ...book.cantrips.flatMap((line) => cantripRow(line, sheet, rulebook)),
      ...at('action'),
    ],
    bonus: [...at('bonus'), ...quick('bonus')],
    reaction: [...at('reaction'), ...quick('reaction')],
    free: at('free'),
    other: at('other'),
  };
}

function cantripRow(line: SpellLine, sheet: DerivedState, rulebook: Rulebook): CantripRow[] {
  const spell = rulebook.spells.get(line.id)?.record;
  const [way] = line.ways;
  const { entries, innate } = sheet.spellcasting;
  const casting =
    way?.entry === undefined
      ? innate.find(({ ability }) => ability === way?.ability)
      : entries.find(({ id }) => id === way.entry);
  if (spell === undefined || casting === undefined || turnPartOf(spell.castingTime) !== 'action') return [];
  if (spell.attack !== true && spell.save === undefined) return [];
  const [roll] = rollsOf(spell, { level: 0, ability: casting.ability, entry: way?.entry }, sheet);
  return [
    {
      kind: 'cantrip',
      id: line.id,
      name: line.name,
      range: spell.range,
      dice: line.dice ?? spell.damage,
      bonus: roll?.bonus ?? 0,
      times: roll?.times ?? 1,
      damageTypes: spell.damageTypes ?? [],
      casting,
      path: `spellcasting.${way?.entry ?? `innate.${casting.ability}`}`,
      save: spell.attack === true ? undefined : spell.save,
      way: { entry: way?.entry, ability: casting.ability },
    },
  ];
}

/** Returns the type of an attack: fist, thrown, bow or blade. */
export function lookOf({ id, properties, reach }: Attack): ActionLook {
  if (id === 'unarmed') return 'fist';
  if (properties.includes('thrown')) return 'thrown';
  return reach?.includes('/') ? 'bow' : 'blade';
}
