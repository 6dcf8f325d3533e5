import type { CharacterRecord, DerivedState, Rulebook, TurnPart } from '@tessera/fifth-edition';
import { type CastWay, castWays, turnPartOf } from '../play/castPlan.ts';
import { rollsOf } from '../play/castRolls.ts';
import { type SpellLine, spellBook } from '../play/spellBook.ts';
import { type UsePlace, type UseRow, usesOf } from './uses.ts';

type Attack = DerivedState['attacks']['lines'][number];

/** What kind of thing is used, for its picture. */
export type ActionLook = 'blade' | 'thrown' | 'bow' | 'fist' | 'spell';

/** An attack that can be rolled. */
export interface AttackRow {
  readonly kind: 'attack';
  readonly attack: Attack;
  readonly look: ActionLook;
}

/** A cantrip that hits or is resisted. */
export interface CantripRow {
  readonly kind: 'cantrip';
  readonly id: string;
  readonly name: string;
  readonly range: string;
  readonly dice: string | undefined;
  /** What comes on top of the dice. */
  readonly bonus: number;
  /** Beams: rolled so often, each on its own. */
  readonly times: number;
  readonly damageTypes: readonly string[];
  /** Whose spell attack or difficulty counts: a class, or where the cantrip is from. */
  readonly casting: DerivedState['spellcasting']['innate'][number];
  /** Where its numbers stand. */
  readonly path: string;
  readonly save: readonly string[] | undefined;
}

/** A spell that takes less than the action. */
export interface QuickSpellRow {
  readonly kind: 'spell';
  /** What of the turn it takes. */
  readonly part: TurnPart;
  readonly line: SpellLine;
  readonly range: string;
  /** The cheapest open way; without one the first closed one, with its reason. */
  readonly way: CastWay | undefined;
}

/** What a character can do in its turn, by what of the turn it takes; `other` is what content says nothing about. */
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
    },
  ];
}

/** The picture of an attack: bare hands, something thrown, a bow, a blade. */
export function lookOf({ id, properties, reach }: Attack): ActionLook {
  if (id === 'unarmed') return 'fist';
  if (properties.includes('thrown')) return 'thrown';
  return reach?.includes('/') ? 'bow' : 'blade';
}
