import type { JsonPath } from '@tessera/rules';
import { type ContentText, problem } from '../../vocabulary/contentMessage.ts';
import { ABILITIES, type ProficiencyType } from '../../vocabulary/vocabulary.ts';
import { type Look, reportUnknown } from './reportUnknown.ts';

/** Checks that a proficiency exists: a record, a category of records, or an ability. */
export function checkProficiency(type: ProficiencyType, value: string, path: JsonPath, look: Look): void {
  if (value.startsWith('@')) return;
  switch (type) {
    case 'skill':
    case 'language':
      look.reference(type, value, path);
      break;
    case 'savingThrow':
      check('what-ability', value, ABILITIES, path, look);
      break;
    case 'armor':
      check('what-armor', value, namesOf(look).armor, path, look);
      break;
    case 'weapon':
      check('what-weapon', value, namesOf(look).weapon, path, look);
      break;
    case 'tool':
      check('what-tool', value, namesOf(look).tool, path, look);
      break;
  }
}

function check(what: ContentText, value: string, names: readonly string[], path: JsonPath, look: Look): void {
  if (!names.includes(value)) reportUnknown(problem(what), value, names, path, look);
}

type Names = Readonly<Record<'armor' | 'weapon' | 'tool', readonly string[]>>;

const ARMOR = ['light', 'medium', 'heavy', 'shields'];
const TOOLS: readonly string[] = ['tool', 'instrument', 'gaming-set'];

const known = new WeakMap<Look['content'], Names>();

/** Returns the names that the items of the content define, cached per content. */
function namesOf({ content }: Look): Names {
  let names = known.get(content);
  if (names === undefined) {
    const items = [...content.item.values()];
    names = {
      armor: [...ARMOR, ...items.filter(({ armor }) => armor !== undefined).map(({ id }) => id)],
      weapon: items.flatMap(({ id, weapon }) => (weapon === undefined ? [] : [id, ...categoriesOf(weapon)])),
      tool: items.filter(({ category }) => TOOLS.includes(category)).map(({ id }) => id),
    };
    known.set(content, names);
  }
  return names;
}

/** Returns `martial`, and `martial:light` for each property. */
function categoriesOf({ category, properties }: { category: string; properties: readonly string[] }): string[] {
  return [category, ...properties.map((property) => `${category}:${property}`)];
}
