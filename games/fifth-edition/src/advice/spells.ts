import type { SpellRecord } from '../content/records/records.ts';
import { questionOffers } from '../questions/pendingChoices.ts';
import type { CastingEntry } from '../sheet/sheet.ts';
import { replacement } from './choices.ts';
import { type Hero, type HeroFinding, newFinding } from './finding.ts';

/** Healing spells of the first two levels that make a list one of healers. */
const HEALERS_SPELLS = 2;

/** Casters who could heal or attack at will, and chose no spell for it. */
export function spellFindings(hero: Hero): HeroFinding[] {
  return hero.sheet.spellcasting.entries
    .filter(({ class: id, preparation }) => id !== undefined && preparation !== 'none')
    .flatMap((entry) => [...healing(hero, entry), ...cantrips(hero, entry)]);
}

/** Whether a spell restores hit points of others. */
function isHealing({ rolls = [], tags = [] }: SpellRecord): boolean {
  return tags.includes('healing') || rolls.some(({ kind }) => kind === 'heal');
}

function healing(hero: Hero, { id, name, lists, counts, highestSpellLevel }: CastingEntry): HeroFinding[] {
  const { sheet, rulebook } = hero;
  const isHealer =
    counts.cantrips !== undefined &&
    [...rulebook.spells.values()].filter(
      ({ record }) => record.level <= 1 && isHealing(record) && record.lists.some((list) => lists.includes(list)),
    ).length >= HEALERS_SPELLS;
  if (!isHealer || highestSpellLevel < 1) return [];
  const heals = (spell: string) => {
    const record = rulebook.spells.get(spell)?.record;
    return record !== undefined && isHealing(record);
  };
  if (sheet.spellcasting.spells.some(({ spell, mode }) => mode !== 'spellbook' && heals(spell))) return [];
  return [
    newFinding('no-heal', { name }, [swapFor(hero, `${id}-prepared`, heals) ?? swapFor(hero, `${id}-known`, heals)]),
  ];
}

function cantrips(hero: Hero, { id, name, cantripLists, counts }: CastingEntry): HeroFinding[] {
  const { sheet, rulebook } = hero;
  const strikes = (spell: string) => {
    const record = rulebook.spells.get(spell)?.record;
    return record?.level === 0 && (record.damage !== undefined || record.rolls?.some(isDamage) === true);
  };
  const isOffered = [...rulebook.spells.values()].some(
    ({ record, facts }) => strikes(facts.id) && record.lists.some((list) => cantripLists.includes(list)),
  );
  if (counts.cantrips === undefined || counts.cantrips.value === 0 || !isOffered) return [];
  if (sheet.spellcasting.spells.some(({ spell }) => strikes(spell))) return [];
  return [newFinding('no-attack-cantrip', { name }, [swapFor(hero, `${id}-cantrips`, strikes)])];
}

function isDamage({ kind }: { readonly kind: string }): boolean {
  return kind === 'damage';
}

/** Takes a spell that fits in the place of the last pick. */
function swapFor({ sheet }: Hero, key: string, fits: (spell: string) => boolean) {
  const choice = sheet.choices.find((each) => each.key === key);
  if (choice === undefined || !Array.isArray(choice.value)) return undefined;
  const offers = questionOffers(sheet, key);
  const last = choice.value.at(-1);
  const pick = offers.find(({ value }) => value === last);
  return pick && replacement(choice, offers, pick, fits);
}
