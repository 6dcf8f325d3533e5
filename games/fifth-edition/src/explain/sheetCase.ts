import * as z from 'zod';
import type { Rulebook } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import {
  ActiveEffect,
  CharacterRecord,
  ChoiceValue,
  type InventoryEntry,
  type LevelEntry,
  slug,
} from '../record/record.ts';
import { ABILITIES, EDITIONS } from '../vocabulary/vocabulary.ts';
import { type Comparison, compareSheet } from './compare.ts';
import type { Difference } from './diff.ts';

const score = z.int();

/** Short notation of a character. */
const Draft = z.strictObject({
  record: CharacterRecord.optional().describe('A whole character; what else is said here comes on top of it'),
  like: slug.optional().describe('Another case of the file, which this one extends'),
  edition: z.enum(EDITIONS).optional(),
  species: slug.optional().describe('human unless said otherwise'),
  lineage: slug.optional(),
  background: slug.optional().describe('acolyte unless said otherwise'),
  scores: z.tuple([score, score, score, score, score, score]).optional().describe('STR, DEX, CON, INT, WIS, CHA'),
  classes: z.array(z.string()).optional().describe('"fighter 5 champion"'),
  choices: z.record(z.string(), ChoiceValue).optional(),
  items: z
    .array(z.string())
    .optional()
    .describe('"chain-mail", "ring-of-protection*" attuned, "weapon-1/longbow", "(shield)" carried and not in use'),
  spells: z.array(z.string()).optional().describe('At work: "haste", "aid 3" by its slot, "bless by ally"'),
  active: z.array(ActiveEffect).optional(),
  conditions: z.array(z.string()).optional().describe('"grappled", "exhaustion 3"'),
  toggles: z.array(slug).optional().describe('Switched on'),
  manual: CharacterRecord.shape.manual.optional(),
});
type Draft = z.output<typeof Draft>;

const SheetCase = z.strictObject({
  id: slug,
  title: z.string().min(1),
  given: Draft,
  packs: z.array(z.string()).optional().describe('Folders of packs it needs besides, from where the file is'),
  expected: z
    .record(z.string(), z.union([z.number(), z.string(), z.array(z.string()), z.null()]))
    .describe('Numbers, texts and lists by path; null: nothing stands there'),
  issues: z
    .array(z.string())
    .optional()
    .describe('Codes that the sheet must report; an empty list: no error and no warning'),
  approved: z
    .array(z.strictObject({ path: z.string(), because: z.string().min(1), contentVersion: z.string() }))
    .optional()
    .describe('Differences that are known and accepted while the content has this version'),
});

/** A character with the expected values of its sheet. SPEC 18 */
export type SheetCase = z.output<typeof SheetCase>;

export const SheetCases = z.strictObject({ $schema: z.string().optional(), sheets: z.array(SheetCase) });

/** Returns the record of a case. Throws when the case extends an unknown case or is not a valid character. */
export function caseRecord({ id, title, given }: SheetCase, others: readonly SheetCase[]): CharacterRecord {
  const base = given.like === undefined ? undefined : others.find((other) => other.id === given.like);
  if (given.like !== undefined && base === undefined)
    throw new RangeError(`case ${id}: there is no case ${given.like}`);
  const record = given.record ?? (base && caseRecord(base, others));
  return CharacterRecord.parse({
    schemaVersion: 1,
    species: 'human',
    background: 'acolyte',
    ...record,
    id,
    name: title,
    ...without(given),
    ...(given.scores && { baseAbilities: Object.fromEntries(ABILITIES.map((each, at) => [each, given.scores?.[at]])) }),
    ...(given.classes && { levels: levelsOf(given.classes) }),
    choices: { ...record?.choices, ...given.choices },
    inventory: [...(record?.inventory ?? []), ...inventoryOf(given.items ?? [], record?.inventory.length)],
    active: [...(record?.active ?? []), ...(given.active ?? []), ...(given.spells ?? []).map(activeOf)],
    ...(given.conditions && { conditions: given.conditions.map(conditionOf) }),
    ...(given.toggles && { toggles: Object.fromEntries(given.toggles.map((toggle) => [toggle, true])) }),
  });
}

/**
 * Evaluates a case and compares the sheet with the expected values. A missing issue code is an error like a wrong
 * number.
 */
export function compareCase(
  sheetCase: SheetCase,
  record: CharacterRecord,
  rulebook: Rulebook,
  tolerance = 0,
): Comparison {
  const sheet = evaluateCharacter(record, rulebook);
  const { approved: approvals = [], expected, issues } = sheetCase;
  const contentVersion = rulebook.packs[0]?.version;
  const comparison = compareSheet(expected, sheet, { tolerance, approvals, ...(contentVersion && { contentVersion }) });
  const reported = sheet.issues.filter(({ severity }) => severity !== 'info').map(({ code }) => code);
  const unsaid = [...(issues ?? [])]
    .filter((code) => !reported.includes(code))
    .map((code): Difference => ({ path: 'issues', severity: 'error', before: code, after: reported, because: [] }));
  if (issues?.length === 0 && reported.length > 0)
    unsaid.push({ path: 'issues', severity: 'error', before: 'none', after: reported, because: [] });
  return {
    ...comparison,
    compared: comparison.compared + (issues === undefined ? 0 : Math.max(1, issues.length)),
    differences: [...comparison.differences, ...unsaid],
    summary: { ...comparison.summary, error: comparison.summary.error + unsaid.length },
  };
}

/** Parses classes: `fighter 5 champion` gives five levels. */
export function levelsOf(classes: readonly string[]): LevelEntry[] {
  return classes.flatMap((text) => {
    const [name = '', count = '1', subclass] = text.split(' ');
    return Array.from({ length: Number(count) }, () => ({
      class: name,
      hp: 'fixed' as const,
      ...(subclass && { subclass }),
    }));
  });
}

/**
 * Parses items. Brackets mean not equipped, a star means attuned, and the id after a slash is the base of a magic item.
 */
export function inventoryOf(items: readonly string[], first = 0): InventoryEntry[] {
  return items.map((text, index) => {
    const bare = text.replace(/^\((.*)\)$/, '$1');
    const [item = '', base] = bare.replace(/\*$/, '').split('/');
    const instanceId = `i${first + index}`;
    return { instanceId, item, ...(base && { base }), equipped: bare === text, attuned: bare.endsWith('*') };
  });
}

function activeOf(text: string): ActiveEffect {
  const [spell = '', casterId] = text.split(' by ');
  const [id = '', slot] = spell.split(' ');
  return {
    instanceId: text.replaceAll(' ', '-'),
    ref: `spell:${id}`,
    appliedAt: 0,
    duration: { type: 'minutes', count: 1 },
    ...(slot && { slot: Number(slot) }),
    ...(casterId && { casterId }),
  };
}

function conditionOf(text: string): CharacterRecord['conditions'][number] {
  const [id = '', level] = text.split(' ');
  return { id, ...(level && { level: Number(level) }) };
}

/** Returns the fields that a draft and a record share. */
function without({ edition, species, lineage, background, manual }: Draft) {
  return {
    ...(edition && { edition }),
    ...(species && { species }),
    ...(lineage && { lineage }),
    ...(background && { background }),
    ...(manual && { manual }),
  };
}
