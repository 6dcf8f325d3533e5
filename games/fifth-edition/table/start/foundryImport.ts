import {
  ABILITIES,
  applyChoice,
  blankRecord,
  type CharacterRecord,
  type Edition,
  evaluateCharacter,
  type LevelEntry,
  MAX_COUNT,
  type Rulebook,
} from '@tessera/fifth-edition';
import { type FoundryActor, HitPointsAdvancement } from './foundryActor.ts';
import { answersFrom } from './foundryAnswers.ts';
import { slugsOf } from './foundrySlugs.ts';
import { type LeftOut, withFoundryState } from './foundryState.ts';

/** An imported character with the recognized and unrecognized parts. */
export interface ImportResult {
  readonly record: CharacterRecord;
  readonly taken: readonly string[];
  /** Names of parts that our rulebook does not have. */
  readonly lost: readonly string[];
  /** Fields of the actor that the record does not keep. */
  readonly left: readonly LeftOut[];
}

/** Returns the edition that most of the actor's items name. */
export function editionOf({ items }: FoundryActor): Edition {
  const rules = items.map(({ system }) => system.source?.rules).filter(Boolean);
  const old = rules.filter((rule) => rule === '2014').length;
  return old > rules.length / 2 ? '2014' : '2024';
}

/**
 * Converts an actor to a record: origin, classes and levels, scores, belongings, and the answers that its items give.
 */
export function foundryImport(actor: FoundryActor, rulebook: Rulebook): ImportResult {
  const taken: string[] = [];
  const lost: string[] = [];
  const note = (what: string, id: string | undefined) => (id === undefined ? lost : taken).push(what);

  const { details, abilities } = actor.system;
  const species = originOf(actor.items, 'race', details.race, rulebook.species, note);
  const background = originOf(actor.items, 'background', details.background, rulebook.backgrounds, note);
  const scores = ABILITIES.map((ability) => [ability, abilities[keyOf(ability)].value] as const);
  const blank: CharacterRecord = {
    ...blankRecord({ id: 'character', name: actor.name, edition: rulebook.edition }),
    abilityMethod: 'manual',
    baseAbilities: {
      ...blankRecord({ id: '-', name: '', edition: rulebook.edition }).baseAbilities,
      ...Object.fromEntries(scores),
    },
    levels: levelsOf(actor, rulebook, note),
    inventory: inventoryOf(actor.items, rulebook, note),
    coins: actor.system.currency,
  };
  const origins = [
    ['species', species],
    ['background', background],
  ] as const;
  const born = origins.reduce((record, [key, id]) => (id === undefined ? record : applyChoice(record, key, id)), blank);
  const { record: answered, used } = answersFrom(actor, born, rulebook);
  taken.push(...used.map(({ name }) => name));
  const others = actor.items.filter(
    ({ name, type }) => ANSWERS.includes(type) && !used.some((item) => item.name === name),
  );
  lost.push(...others.map(({ name }) => name));
  const scored = withScores(answered, rulebook, Object.fromEntries(scores));
  const { record, left } = withFoundryState(actor, scored, rulebook);
  return { record, taken, lost, left };
}

type Note = (what: string, id: string | undefined) => void;
type Shelf = { has(id: string): boolean };

/** Types of items that answer questions. */
const ANSWERS: readonly string[] = ['feat', 'spell', 'subclass'];
const BELONGINGS: readonly string[] = ['weapon', 'equipment', 'consumable', 'tool', 'loot', 'container', 'backpack'];
const MAX_LEVELS = 20;

function keyOf(ability: (typeof ABILITIES)[number]) {
  const keys = { STR: 'str', DEX: 'dex', CON: 'con', INT: 'int', WIS: 'wis', CHA: 'cha' } as const;
  return keys[ability];
}

function originOf(
  items: FoundryActor['items'],
  type: string,
  text: string | null | undefined,
  shelf: Shelf,
  note: Note,
): string | undefined {
  const item = items.find((each) => each.type === type) ?? (text ? { name: text } : undefined);
  if (item === undefined) return undefined;
  const id = slugsOf(item).find((slug) => shelf.has(slug));
  note(item.name, id);
  return id;
}

/** Returns the levels class by class, the original class first. Foundry does not store their order. */
function levelsOf({ items, system }: FoundryActor, { classes }: Rulebook, note: Note): LevelEntry[] {
  const own = items.filter(({ type }) => type === 'class');
  const first = own.findIndex(({ _id }) => _id !== undefined && _id === system.details.originalClass);
  const inOrder = first <= 0 ? own : [...own.slice(first, first + 1), ...own.filter((_, index) => index !== first)];
  const levels = inOrder.flatMap((item, index): LevelEntry[] => {
    const id = slugsOf(item).find((slug) => classes.has(slug));
    note(`${item.name} ${item.system.levels ?? 1}`, id);
    if (id === undefined) return [];
    const hitPoints = item.system.advancement
      ?.map((each) => HitPointsAdvancement.safeParse(each))
      .find(({ success }) => success)?.data;
    return Array.from({ length: item.system.levels ?? 1 }, (_, level) => {
      const hp = hitPoints?.value[String(level + 1)];
      const isFirst = index === 0 && level === 0;
      return { class: id, hp: typeof hp === 'number' && !isFirst ? { rolled: hp } : 'fixed' };
    });
  });
  return levels.length === 0 ? [{ class: '', hp: 'fixed' }] : levels.slice(0, MAX_LEVELS);
}

function inventoryOf(items: FoundryActor['items'], rulebook: Rulebook, note: Note): CharacterRecord['inventory'] {
  return items
    .filter(({ type }) => BELONGINGS.includes(type))
    .flatMap((item, index) => {
      const id = slugsOf(item).find((slug) => rulebook.items.has(slug));
      note(item.name, id);
      const { equipped = false, attuned = false, quantity = 1 } = item.system;
      const count = Math.min(MAX_COUNT, Math.floor(quantity));
      if (id === undefined || count === 0) return [];
      return [{ instanceId: `${id}-${index + 1}`, item: id, equipped, attuned, ...(count > 1 && { count }) }];
    });
}

/** Foundry stores final scores. Subtracts the increases of our rulebook, so that the sheet has the same scores. */
function withScores(
  record: CharacterRecord,
  rulebook: Rulebook,
  wanted: Readonly<Record<string, number>>,
): CharacterRecord {
  const bare = {
    ...record,
    inventory: record.inventory.map((entry) => ({ ...entry, equipped: false, attuned: false })),
  };
  const { abilities } = evaluateCharacter(bare, rulebook);
  const base = ABILITIES.map((ability) => {
    const added = abilities[ability].score.value - record.baseAbilities[ability];
    return [ability, Math.min(30, Math.max(1, (wanted[ability] ?? 10) - added))] as const;
  });
  return { ...record, baseAbilities: { ...record.baseAbilities, ...Object.fromEntries(base) } };
}
