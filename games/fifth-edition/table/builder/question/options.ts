import type { ChoiceOffer, ChoiceState } from '@tessera/fifth-edition';
import type { TranslateFn } from '@tessera/text';
import { describedBy } from '../../parts/description/describedBy.ts';
import { abilityName, wordOr } from '../../words/pathName.ts';
import type { Draft } from '../rail.ts';
import { type Reason, reasonOf } from './reasons.ts';

/** An offer with information for the decision. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly summary: string;
  /** Short facts on the right: category, school, dice. */
  readonly notes: readonly string[];
  readonly ritual: boolean;
  readonly concentration: boolean;
  readonly reason?: Reason;
  /** Keys of its descriptions. */
  readonly described: readonly string[];
}

interface OptionSection {
  readonly title: string;
  readonly options: readonly Option[];
}

/** Options with the same unmet requirement. */
export interface BlockedOptions {
  readonly reason: Reason;
  readonly options: readonly Option[];
}

export interface Arrangement {
  readonly sections: readonly OptionSection[];
  /** Unavailable options, the closest first. */
  readonly blocked: readonly BlockedOptions[];
  readonly isLong: boolean;
  /** Whether two or three options are shown side by side. */
  readonly isCards: boolean;
}

/** Lists longer than this get a search field. */
const LONG = 12;
const MAX_CARDS = 3;

/** Sorts offers: available ones by spell level, then unavailable ones grouped by requirement. */
export function arrange(
  t: TranslateFn,
  draft: Draft,
  choice: Pick<ChoiceState, 'type'>,
  offers: readonly ChoiceOffer[],
  picked: readonly string[],
  search = '',
): Arrangement {
  const isMixed = offers.some(({ held, unavailable }) => unavailable === undefined && held !== true);
  const all = offers.map((offer) => optionOf(t, draft, offer, isMixed));
  const wanted = search.trim().toLowerCase();
  const found = all.filter(({ label, summary, notes }) =>
    wanted === '' ? true : [label, summary, ...notes].some((text) => text.toLowerCase().includes(wanted)),
  );
  // A pick that is no longer available stays in the list, so that the player can remove it.
  const isOpen = ({ reason, value }: Option) => reason === undefined || picked.includes(value);
  return {
    sections: sectionsOf(t, draft, found.filter(isOpen)),
    blocked: blockedOf(found.filter((option) => !isOpen(option))),
    isLong: offers.length > LONG,
    isCards: choice.type === 'select' && offers.length >= 2 && offers.length <= MAX_CARDS,
  };
}

function optionOf(t: TranslateFn, draft: Draft, offer: ChoiceOffer, isMixed: boolean): Option {
  const { value, label, summary = '', unavailable, held } = offer;
  const { rulebook } = draft;
  const spell = rulebook.spells.get(value)?.record;
  const feat = rulebook.feats.get(value)?.record;
  const notes = [
    ...(spell ? [t(`words.school.${spell.school}`), ...(spell.damage ? [spell.damage] : [])] : []),
    ...(feat ? [wordOr(t, `builder.category.${feat.category}`, feat.category)] : []),
    ...itemNotes(draft, value),
    ...(held && isMixed && !offer.picked ? [t('builder.held')] : []),
  ];
  return {
    value,
    label: wordOr(t, `words.skill.${value}`, label === value ? abilityName(t, value) : label),
    summary,
    notes,
    ritual: spell?.ritual ?? false,
    concentration: spell?.concentration ?? false,
    described: describedBy(rulebook, value, label),
    ...(unavailable !== undefined && { reason: reasonOf(t, draft, value, unavailable) }),
  };
}

function itemNotes({ rulebook }: Draft, id: string): readonly string[] {
  const weapon = rulebook.items.get(id)?.record.weapon;
  return weapon === undefined ? [] : [weapon.damage, ...(weapon.mastery === undefined ? [] : [weapon.mastery])];
}

const byName = new Intl.Collator();

/** Groups spells by level; other options keep the order of the content. */
function sectionsOf(t: TranslateFn, { rulebook }: Draft, options: readonly Option[]): readonly OptionSection[] {
  const levels = new Map<number | undefined, Option[]>();
  for (const option of options) {
    const level = rulebook.spells.get(option.value)?.record.level;
    levels.set(level, [...(levels.get(level) ?? []), option]);
  }
  const inOrder = [...levels].toSorted(([a], [b]) => (a ?? -1) - (b ?? -1));
  return inOrder.map(([level, own]) => ({
    title: level === undefined || levels.size === 1 ? '' : t('builder.spellLevel', { level }),
    options: level === undefined ? own : own.toSorted((a, b) => byName.compare(a.label, b.label)),
  }));
}

function blockedOf(options: readonly Option[]): readonly BlockedOptions[] {
  const groups = new Map<string, { reason: Reason; options: Option[] }>();
  for (const option of options) {
    const { reason } = option;
    if (reason === undefined) continue;
    const name = `${reason.need} ${reason.rest}`;
    const group = groups.get(name);
    if (group === undefined) groups.set(name, { reason, options: [option] });
    else group.options.push(option);
  }
  return [...groups.values()].toSorted((a, b) => a.reason.distance - b.reason.distance);
}
