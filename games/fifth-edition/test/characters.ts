import { inventoryOf, levelsOf } from '../src/explain/sheetCase.ts';
import { CharacterRecord } from '../src/index.ts';
import { ABILITIES, type Edition } from '../src/vocabulary/vocabulary.ts';

type Draft = Partial<Omit<CharacterRecord, 'levels' | 'baseAbilities' | 'inventory'>> & {
  readonly edition: Edition;
  /** STR, DEX, CON, INT, WIS, CHA */
  readonly scores: readonly [number, number, number, number, number, number];
  /** For example `fighter 5 champion`. */
  readonly classes: readonly string[];
  /** `chain-mail`; `ring-of-protection*` is attuned; `holy-avenger/longsword*` names the base. */
  readonly items?: readonly string[];
};

/** Creates a character from a short notation; the schema validates it. */
export function character({ scores, classes, items = [], ...rest }: Draft): CharacterRecord {
  return CharacterRecord.parse({
    schemaVersion: 1,
    id: 'someone',
    name: 'Someone',
    species: 'human',
    background: 'acolyte',
    ...rest,
    baseAbilities: Object.fromEntries(ABILITIES.map((ability, index) => [ability, scores[index]])),
    levels: levelsOf(classes),
    inventory: inventoryOf(items),
  });
}
