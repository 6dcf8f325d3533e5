import {
  applyChoice,
  type CharacterRecord,
  type ChoiceState,
  type ChoiceValue,
  evaluateCharacter,
  questionOffers,
  type Rulebook,
} from '@tessera/fifth-edition';
import { type FoundryActor, type FoundryItem, ScoresAdvancement } from './foundryActor.ts';
import skills from './foundrySkills.json' with { type: 'json' };
import { slugOf, slugsOf } from './foundrySlugs.ts';

const MAX_ROUNDS = 1_000;

/** Foundry's abbreviations of skills. */
const SKILLS: Readonly<Record<string, string>> = skills;

/** Answers open questions with the actor's subclasses, feats, spells, skills, languages and score increases. */
export function answersFrom(
  actor: FoundryActor,
  start: CharacterRecord,
  rulebook: Rulebook,
): { readonly record: CharacterRecord; readonly used: readonly FoundryItem[] } {
  const owned = ownedBy(actor);
  const used = new Set<FoundryItem>();
  const answered = new Set<string>();
  const skipped = new Set<string>();
  let record = start;
  for (let i = 0; i < MAX_ROUNDS; i++) {
    const sheet = evaluateCharacter(record, rulebook);
    const open = sheet.choices.find(({ state, key }) => state === 'pending' && !skipped.has(key) && !answered.has(key));
    if (open === undefined) break;
    skipped.add(open.key);
    const points = pointsFor(open, actor, record);
    const offers = questionOffers(sheet, open.key).filter(
      ({ unavailable, held }) => unavailable === undefined && held !== true,
    );
    const picks = offers
      .filter(({ value, label }) => owned.has(value) || owned.has(slugOf(label)))
      .map(({ value, label }) => {
        const item = owned.get(value) ?? owned.get(slugOf(label));
        if (item !== undefined) used.add(item);
        return value;
      });
    // Score increases at this level mean that the improvement was taken.
    const improvement = points && offers.find(({ value }) => raisesScores(rulebook, value))?.value;
    const value =
      open.type === 'distribute' ? points : (answerOf(open, picks) ?? answerOf(open, improvement ? [improvement] : []));
    if (value === undefined) continue;
    record = applyChoice(record, open.key, value);
    answered.add(open.key);
    // Questions without an offer may have one now.
    skipped.clear();
  }
  return { record, used: [...used] };
}

function raisesScores({ feats }: Rulebook, id: string): boolean {
  const { features = [] } = feats.get(id) ?? {};
  return features.some(({ choices }) => choices.some(({ choice }) => choice.type === 'distribute'));
}

/** Returns everything that an actor has, by our ids; skills and languages have no item. */
function ownedBy({ items, system }: FoundryActor): ReadonlyMap<string, FoundryItem | undefined> {
  const owned = new Map<string, FoundryItem | undefined>();
  for (const [id, { value }] of Object.entries(system.skills)) {
    const skill = SKILLS[id];
    if (skill !== undefined && value > 0) owned.set(skill, undefined);
  }
  for (const language of system.traits.languages.value) owned.set(language, undefined);
  for (const item of items) for (const slug of slugsOf(item)) owned.set(slug, item);
  return owned;
}

function answerOf({ type, max = 1 }: ChoiceState, picks: readonly string[]): ChoiceValue | undefined {
  if (picks.length === 0) return undefined;
  return type === 'select' ? picks[0] : type === 'multiselect' ? picks.slice(0, max) : undefined;
}

/** Returns the score increases of the background, or of the class at that level. */
function pointsFor(choice: ChoiceState, { items }: FoundryActor, record: CharacterRecord): ChoiceValue | undefined {
  const [kind] = choice.source.split(':');
  const type = kind === 'background' ? 'background' : 'class';
  const className = record.levels[choice.gained - 1]?.class;
  const level = record.levels.slice(0, choice.gained).filter((each) => each.class === className).length;
  const wanted = type === 'background' ? undefined : level;
  for (const item of items.filter((each) => each.type === type)) {
    if (type === 'class' && !slugsOf(item).includes(className ?? '')) continue;
    for (const advancement of item.system.advancement ?? []) {
      const read = ScoresAdvancement.safeParse(advancement);
      if (!read.success || (wanted !== undefined && read.data.level !== wanted)) continue;
      const placed = Object.entries(read.data.value.assignments).filter(([, count]) => count > 0);
      if (placed.length > 0)
        return Object.fromEntries(placed.map(([ability, count]) => [ability.toUpperCase(), count]));
    }
  }
  return undefined;
}
