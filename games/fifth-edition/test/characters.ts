import { type CharacterRecord, characterRecordSchema } from '../src/index.ts';
import type { Ability, Edition } from '../src/vocabulary.ts';

type Draft = Partial<Omit<CharacterRecord, 'levels' | 'baseAbilities' | 'inventory'>> & {
  readonly edition: Edition;
  /** STR, DEX, CON, INT, WIS, CHA */
  readonly scores: readonly [number, number, number, number, number, number];
  /** `fighter 5 champion` */
  readonly classes: readonly string[];
  /** `chain-mail`, `ring-of-protection*` for attuned, `holy-avenger/longsword*` for what it is made of */
  readonly items?: readonly string[];
};

/** A character from few words, parsed as any other. */
export function character({ scores, classes, items = [], ...rest }: Draft): CharacterRecord {
  const abilities: readonly Ability[] = ['STR', 'DEX', 'CON', 'INT', 'WIS', 'CHA'];
  return characterRecordSchema.parse({
    schemaVersion: 1,
    id: 'someone',
    name: 'Someone',
    species: 'human',
    background: 'acolyte',
    ...rest,
    baseAbilities: Object.fromEntries(abilities.map((ability, index) => [ability, scores[index]])),
    levels: classes.flatMap((text) => {
      const [name = '', count = '1', subclass] = text.split(' ');
      return Array.from({ length: Number(count) }, () => ({ class: name, hp: 'fixed', ...(subclass && { subclass }) }));
    }),
    inventory: items.map((text, index) => {
      const [item = '', base] = text.replace(/\*$/, '').split('/');
      return { instanceId: `i${index}`, item, ...(base && { base }), equipped: true, attuned: text.endsWith('*') };
    }),
  });
}
