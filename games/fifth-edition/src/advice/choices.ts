import type { Rulebook } from '../content/rulebook.ts';
import { evaluateCharacter } from '../evaluate/evaluateCharacter.ts';
import { type ChoiceOffer, questionOffers } from '../questions/pendingChoices.ts';
import { settleChoices } from '../questions/settleChoices.ts';
import { applyChoice } from '../record/changes.ts';
import type { CharacterRecord, ChoiceValue, InventoryEntry } from '../record/record.ts';
import type { ChoiceState, DerivedState } from '../sheet/sheet.ts';
import { type Hero, type HeroFinding, type HeroFix, newFinding } from './finding.ts';

/** Questions without a valid answer. The fix answers them with the first offers. */
export function openFindings({ record, sheet, rulebook }: Hero): HeroFinding[] {
  const open = sheet.choices.filter(({ state }) => state === 'pending' || state === 'invalid');
  if (open.length === 0) return [];
  const settled = settleChoices(record, rulebook, () => 0);
  const actions = Object.entries(settled.choices)
    .filter(([key, value]) => record.choices[key] !== value)
    .map(([key, value]) => ({ type: 'choose', key, value }) as const);
  const standing = open.flatMap(({ key }) => {
    const value = standingAnswer(settled, key);
    return value === undefined || value === '' ? [] : [{ type: 'choose', key, value } as const];
  });
  const fix: HeroFix = { code: 'answer', params: {}, actions: [...standing, ...actions] };
  return [newFinding('open-choices', { count: open.length }, [fix.actions.length > 0 ? fix : undefined])];
}

/** Returns the answer to a question that the record itself holds. */
function standingAnswer({ species, lineage, background, levels }: CharacterRecord, key: string): string | undefined {
  const [standing, className] = key.split(':');
  switch (standing) {
    case 'species':
      return species;
    case 'lineage':
      return lineage;
    case 'background':
      return background;
    case 'class':
      return levels[0]?.class;
    case 'subclass':
      return levels.find((level) => level.class === className)?.subclass;
  }
  return undefined;
}

/** Spells that the character has from two sources, and skills that are chosen twice. */
export function duplicateFindings({ sheet, rulebook }: Hero): HeroFinding[] {
  // A pick of a class is exchanged more easily than what a feature grants.
  const isFixed = ({ key, id }: ChoiceState) => Number(key !== id || !/-(?:known|prepared|cantrips)$/.test(id));
  const spells = sheet.choices
    .toSorted((a, b) => isFixed(a) - isFixed(b))
    .flatMap((choice) => {
      if (choice.value === undefined || choice.state === 'orphaned') return [];
      const offers = questionOffers(sheet, choice.key);
      const twice = offers.filter(({ value, picked, held }) => picked && held && rulebook.spells.has(value));
      return twice.flatMap((offer) => {
        const fix = replacement(choice, offers, offer);
        // Without another spell nothing is wasted.
        return fix === undefined ? [] : [newFinding('spell-twice', { name: offer.label }, [fix])];
      });
    });
  // A replacement that was chosen mends the repetition.
  const skills = sheet.issues.filter(({ code, path }) => {
    const key = keyOfPath(path);
    const replaced = sheet.choices.find((choice) => choice.key === `${key}/replacement`);
    return code === 'W_CHOICE_REDUNDANT' && key !== undefined && replaced?.state !== 'made';
  });
  return [
    ...firstOfEach(spells),
    ...skills.map(({ message, path }) =>
      newFinding('skill-twice', { name: message.params?.name ?? '' }, [freshSkill(sheet, keyOfPath(path) ?? '')]),
    ),
  ];
}

/** Two questions about one spell are one finding; mending one of them mends both. */
function firstOfEach(found: readonly HeroFinding[]): HeroFinding[] {
  return found.filter(({ params }, index) => found.findIndex((other) => other.params.name === params.name) === index);
}

function keyOfPath(path: string): string | undefined {
  return /^choices\["(.+)"\]$/.exec(path)?.[1];
}

/** Answers the question that replaces a repeated skill. */
function freshSkill(sheet: DerivedState, key: string): HeroFix | undefined {
  const asked = `${key}/replacement`;
  const free = questionOffers(sheet, asked).find(({ unavailable, held }) => unavailable === undefined && !held);
  return free && { code: 'take', params: { name: free.label }, actions: [choose(asked, [free.value])] };
}

/** Returns the fix that takes another option instead of a pick: the first free one that fits. */
export function replacement(
  { key, value, type }: ChoiceState,
  offers: readonly ChoiceOffer[],
  pick: ChoiceOffer,
  fits: (value: string) => boolean = () => true,
): HeroFix | undefined {
  const free = offers.find(
    (offer) => offer.unavailable === undefined && !offer.picked && !offer.held && fits(offer.value),
  );
  if (free === undefined) return undefined;
  const next: ChoiceValue =
    type === 'select' || !Array.isArray(value)
      ? free.value
      : value.map((each) => (each === pick.value ? free.value : each));
  return {
    code: 'replace',
    params: { old: pick.label, name: free.label },
    actions: [choose(key, next)],
  };
}

function choose(key: string, value: ChoiceValue) {
  return { type: 'choose', key, value } as const;
}

/** Masteries of weapons that are not carried, while a carried weapon has none. */
export function masteryFindings({ record, sheet, rulebook }: Hero): HeroFinding[] {
  const carried = new Set(record.inventory.flatMap(({ item, base }) => (base === undefined ? [item] : [item, base])));
  return sheet.choices.flatMap((choice) => {
    const { value } = choice;
    if (!Array.isArray(value) || choice.state !== 'made') return [];
    const offers = questionOffers(sheet, choice.key);
    const isMastery = value.every((pick) => sheet.masteries.weapons.some((weapon) => weapon.value === pick));
    if (!isMastery || value.length === 0) return [];
    const wasted = offers.filter((offer) => offer.picked && !carried.has(offer.value));
    const left = offers.filter(
      (offer) => carried.has(offer.value) && !offer.picked && offer.unavailable === undefined && !offer.held,
    );
    const fitting = left.filter(({ value: id }) => rulebook.items.get(id)?.record.weapon?.mastery !== undefined);
    return wasted
      .slice(0, fitting.length)
      .map((offer) =>
        newFinding('mastery-unused', { name: offer.label }, [
          replacement(choice, offers, offer, (id) => fitting.some((free) => free.value === id)),
        ]),
      );
  });
}

/** Effects whose gain shows in the numbers of attacks and armor class. */
const VISIBLE: readonly string[] = ['attackBonus', 'damageBonus', 'armorClass'];
const STYLES = 'fighting-style';

/** Fighting styles that change no number with any weapon and armor that is carried. */
export function styleFindings(hero: Hero): HeroFinding[] {
  const { sheet, rulebook } = hero;
  return sheet.choices.flatMap((choice) => {
    const { key, value, type } = choice;
    const feat = typeof value === 'string' && type === 'select' ? rulebook.feats.get(value) : undefined;
    if (feat?.record.category !== STYLES) return [];
    const effects = feat.record.features.flatMap((feature) => feature.effects ?? []);
    const isNumber = effects.length > 0 && effects.every(({ kind }) => VISIBLE.includes(kind));
    if (!isNumber || changesNumbers(hero, key, feat.facts.id)) return [];
    const offers = questionOffers(sheet, key);
    const pick = offers.find((offer) => offer.picked);
    const fix = pick && replacement(choice, offers, pick, (other) => changesNumbers(hero, key, other));
    // Without a better style nothing is wasted.
    return fix === undefined ? [] : [newFinding('style-unused', { name: feat.facts.name }, [fix])];
  });
}

/** Whether an answer changes attacks or armor class with something that is carried. */
function changesNumbers({ record, rulebook }: Hero, key: string, id: string): boolean {
  const taken = applyChoice(record, key, id);
  const without = applyChoice(record, key, undefined);
  return armings(record, rulebook).some(
    (inventory) => numbersOf({ ...taken, inventory }, rulebook) !== numbersOf({ ...without, inventory }, rulebook),
  );
}

/** Returns the inventory as it is, and with each carried weapon alone in hand, without a shield too, and with two light weapons. */
function armings({ inventory }: CharacterRecord, { items }: Rulebook): CharacterRecord['inventory'][] {
  const isWeapon = ({ item }: InventoryEntry) => items.get(item)?.record.weapon !== undefined;
  const isShield = ({ item }: InventoryEntry) => items.get(item)?.record.armor?.category === 'shield';
  const alone = (weapon: InventoryEntry, keepsShield: boolean) =>
    inventory.map((entry) => {
      const { slot: _, ...rest } = entry;
      if (isWeapon(entry)) return { ...rest, equipped: entry === weapon };
      return isShield(entry) && !keepsShield ? { ...rest, equipped: false } : entry;
    });
  const inHand = inventory.filter(isWeapon).flatMap((weapon) => [alone(weapon, true), alone(weapon, false)]);
  const light = inventory.filter(({ item }) => items.get(item)?.record.weapon?.properties.includes('light') === true);
  const both = inventory.map((entry) => {
    if (!isWeapon(entry)) return isShield(entry) ? { ...entry, equipped: false } : entry;
    const hand = light.indexOf(entry);
    const { slot: _, ...rest } = entry;
    return HANDS[hand] === undefined ? { ...rest, equipped: false } : { ...rest, equipped: true, slot: HANDS[hand] };
  });
  return [inventory, both, ...inHand.slice(0, MAX_ARMINGS)];
}

const MAX_ARMINGS = 30;
const HANDS = ['mainHand', 'offHand'] as const;

function numbersOf(record: CharacterRecord, rulebook: Rulebook): string {
  const { ac, attacks } = evaluateCharacter(record, rulebook);
  return JSON.stringify([ac.value, attacks.lines.map(({ attack, damage }) => [attack.value, damage.bonus.value])]);
}
