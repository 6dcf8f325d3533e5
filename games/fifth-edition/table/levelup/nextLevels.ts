import type { CharacterAction, CharacterRecord, DerivedState, Rulebook } from '@tessera/fifth-edition';
import type { NestedMessage } from '@tessera/rules';
import type { CharacterContext } from '../character/characterContext.ts';

export const HIGHEST_LEVEL = 20;

/** A level that can be taken next. */
export interface NextLevel {
  readonly class: string;
  readonly name: string;
  /** The resulting class level. */
  readonly level: number;
  readonly die: number;
  /** Whether it is the first level of its class. */
  readonly isNew: boolean;
  /** Unmet rules. The player can take the level anyway; the sheet then reports them. */
  readonly reasons: readonly NestedMessage[];
}

/** Method for the hit points of a level. Until a roll is made, the preview uses the fixed number. */
export type HitPointWay = 'fixed' | 'roll' | { readonly rolled: number };

/**
 * Returns every class as a next level: the character's classes in the order they were taken, then the others by name.
 */
export function nextLevels({
  record,
  rulebook,
  attempt,
}: Pick<CharacterContext, 'record' | 'rulebook' | 'attempt'>): NextLevel[] {
  if (record.levels.length >= HIGHEST_LEVEL || record.levels[0]?.class === '') return [];
  const held = [...new Set(record.levels.map((level) => level.class))];
  const others = [...rulebook.classes.values()]
    .filter(({ facts, isOfEdition }) => isOfEdition && !held.includes(facts.id))
    .toSorted((a, b) => a.facts.name.localeCompare(b.facts.name));
  return [...held, ...others.map(({ facts }) => facts.id)].flatMap((id) => {
    const source = rulebook.classes.get(id);
    if (source === undefined) return [];
    const level = classLevelIn(record, id) + 1;
    const die = source.record.hitDie;
    const isNew = level === 1;
    const reasons = isNew ? objectionsIn(attempt(levelUpTo(id, die, 'fixed')).sheet, record.levels.length) : [];
    return [{ class: id, name: source.facts.name, level, die, isNew, reasons }];
  });
}

function classLevelIn({ levels }: Pick<CharacterRecord, 'levels'>, className: string): number {
  return levels.filter((level) => level.class === className).length;
}

export function levelUpTo(className: string, die: number, way: HitPointWay): CharacterAction & { type: 'levelUp' } {
  return { type: 'levelUp', class: className, hp: way, die };
}

/** Returns the fixed, lowest and highest hit points of a level, including CON and the minimum of 1. */
export function hitPointsOf(die: number, con: number): { fixed: number; least: number; most: number } {
  const gained = (rolled: number) => Math.max(1, rolled + con);
  return { fixed: gained(die / 2 + 1), least: gained(1), most: gained(die) };
}

/** Returns the hit die of a class. */
export function dieOf(rulebook: Rulebook, className: string): number {
  return rulebook.classes.get(className)?.record.hitDie ?? 8;
}

function objectionsIn(sheet: DerivedState, index: number): NestedMessage[] {
  return sheet.issues.filter(({ path }) => path === `levels[${index}].class`).map(({ message }) => message);
}
