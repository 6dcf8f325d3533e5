import {
  checkLoadout,
  creditsOf,
  crew,
  type ItemRecord,
  type ItemType,
  isForSale,
  itemOf,
  items,
  keeps,
  loadoutCost,
  PRESETS,
  type Preset,
  ROLES,
  type Role,
  type View,
} from '@tessera/heist-city';
import * as z from 'zod';
import { shortRefusal } from '../model/advisor.ts';
import type { Speaker } from '../model/speaker.ts';

/** Crew's equipment during the choice: one list per role. */
export type LoadoutDraft = readonly (readonly string[])[];

export const EMPTY: LoadoutDraft = ROLES.map(() => []);

/** Returns whether two crews carry the same items in any order. */
export function isSame(one: LoadoutDraft, other: LoadoutDraft): boolean {
  const packed = (draft: LoadoutDraft) => draft.map((list) => list.toSorted().join()).join(';');
  return packed(one) === packed(other);
}

/** Item of the shop for a role, with the reason against it. */
export interface Ware {
  readonly item: ItemRecord;
  readonly name: string;
  readonly specials: readonly string[];
  /** Why it cannot be added; shown before an attempt. */
  readonly refusal: string | undefined;
}

export interface Shelf {
  readonly type: ItemType | 'all';
  readonly isQuiet: boolean;
  readonly isAffordable: boolean;
}

export interface Bill {
  readonly cost: number;
  readonly budget: number;
  readonly left: number;
  /** Why this crew cannot be taken. */
  readonly refusal: string | undefined;
}

/** Returns the cost of a draft, and whether it may be taken. R 3 */
export function billOf(speaker: Speaker, draft: LoadoutDraft): Bill {
  const cost = loadoutCost(draft);
  const budget = creditsOf(speaker.view);
  const refusal = checkLoadout(speaker.view, draft);
  return {
    cost,
    budget,
    left: budget - cost,
    refusal: refusal && shortRefusal(speaker, refusal),
  };
}

/** Returns the items of this part of the shop for a role. */
export function waresFor(speaker: Speaker, draft: LoadoutDraft, role: Role, shelf: Shelf): readonly Ware[] {
  const { view } = speaker;
  const left = creditsOf(view) - loadoutCost(draft);
  return items
    .filter((item) => isForSale(item, view) && isOnShelf(item, shelf, left))
    .map((item) => {
      const refusal = checkLoadout(view, withItem(draft, role, item.id));
      const isDear = refusal?.code === 'over-budget';
      return {
        item,
        name: speaker.item(item.id),
        specials: specialsOf(speaker, item),
        refusal: isDear
          ? speaker.t('loadout.short', { n: item.cost - left })
          : refusal && shortRefusal(speaker, refusal),
      };
    });
}

export function withItem(draft: LoadoutDraft, role: Role, id: string): LoadoutDraft {
  return draft.map((list, i) => (ROLES[i] === role ? [...list, id] : list));
}

export function withoutItem(draft: LoadoutDraft, role: Role, id: string): LoadoutDraft {
  return draft.map((list, i) => (ROLES[i] === role ? list.filter((item) => item !== id) : list));
}

/** Returns how many things a role carries, and its limit. R 3.2 */
export function slotsFor(draft: LoadoutDraft, role: Role): { readonly used: number; readonly limit: number } {
  const list = draft[ROLES.indexOf(role)] ?? [];
  const more = list.reduce((sum, id) => sum + (itemOf(id).bonus.slots ?? 0), 0);
  return { used: list.length, limit: crew.equipmentSlots + more };
}

/** Returns the presets that this crew can afford. */
export function presetsOf(view: View): readonly PresetOffer[] {
  return PRESETS.filter((preset) => checkLoadout(view, preset.items) === undefined).map((preset) => ({
    ...preset,
    cost: loadoutCost(preset.items),
  }));
}

/** Preset with its cost. */
export interface PresetOffer extends Preset {
  readonly cost: number;
}

/** Preset for beginners, with its ratings. */
export interface Starter extends PresetOffer {
  readonly starter: NonNullable<Preset['starter']>;
  /** From 0 to 5. */
  readonly ratings: { readonly quiet: number; readonly firepower: number; readonly tools: number };
}

/** Returns the presets for beginners, the easiest first. */
export function startersOf(view: View): readonly Starter[] {
  const starters = presetsOf(view).flatMap((preset) =>
    preset.starter ? [{ ...preset, starter: preset.starter, ratings: ratingsOf(preset.items) }] : [],
  );
  return starters.toSorted((a, b) => a.starter - b.starter);
}

const BEST_RATING = 5;
/** Wounds per step of firepower that a whole crew deals at once if all attacks hit. */
const WOUNDS_PER_STEP = 6;

/** Returns the ratings of a preset from its items: few loud ones, their damage, and the number of tools. */
function ratingsOf(draft: LoadoutDraft): Starter['ratings'] {
  const all = draft.flat().map(itemOf);
  const loud = all.filter((item) => !keeps(item, 'hidden') && !keeps(item, 'disguised')).length;
  const wounds = all.reduce((sum, item) => sum + woundsOf(item), 0);
  const tools = all.filter(({ type }) => type === 'tool').length;
  const rated = (value: number) => Math.min(BEST_RATING, Math.max(0, Math.round(value)));
  return { quiet: rated(BEST_RATING - loud), firepower: rated(wounds / WOUNDS_PER_STEP), tools: rated(tools) };
}

function woundsOf(item: ItemRecord): number {
  if (item.type === 'tool') return 0;
  return item.type === 'thrown' ? item.damage : item.attacks * item.damage;
}

/** Crew saved in the browser. */
export const SavedCrew = z.object({
  name: z.string().min(1).max(40),
  items: z.array(z.array(z.string().max(40)).max(8)).length(ROLES.length),
});
export type SavedCrew = z.infer<typeof SavedCrew>;

/** Returns the special properties of an item, a few words each. */
function specialsOf({ t }: Speaker, item: ItemRecord): readonly string[] {
  const words: string[] = [];
  if (item.type === 'ranged') words.push(t('special.range', { n: item.range }));
  if (item.type === 'thrown') words.push(t('special.range', { n: item.range }), t('special.size', { n: item.size }));
  if (item.type === 'ranged' || item.type === 'melee') words.push(t('special.rolls', { n: item.attacks }));
  if (item.type !== 'tool' && item.damage > 0) words.push(t('special.damage', { n: item.damage }));
  for (const [stat, value] of Object.entries(item.bonus)) {
    if (value === undefined || value === 0) continue;
    words.push(
      stat === 'slots'
        ? t('special.slots', { n: value })
        : t('special.bonus', { stat: t(`name.stat.${stat}`), value: value > 0 ? `+${value}` : `−${-value}` }),
    );
  }
  words.push(...noticeWords(t, item), ...effectWords(t, item));
  if (item.uses > 0) words.push(t('special.uses', { n: item.uses }));
  return words;
}

function noticeWords(t: Speaker['t'], item: ItemRecord): string[] {
  if (item.type === 'tool') return [];
  const kept = [
    ...(keeps(item, 'hidden') ? [t('special.keepsHidden')] : []),
    ...(keeps(item, 'disguised') ? [t('special.keepsDisguised')] : []),
  ];
  return kept.length > 0 ? kept : [t('special.loud')];
}

function effectWords(t: Speaker['t'], item: ItemRecord): string[] {
  if (item.type === 'ranged' || item.type === 'melee') {
    const { reload, splash, push, pull, throw: thrown } = item.special;
    return [
      ...(reload ? [t('special.reload')] : []),
      ...Object.entries({ splash, push, pull, throw: thrown }).flatMap(([name, n]) =>
        n > 0 ? [t(`special.${name}`, { n })] : [],
      ),
    ];
  }
  if (item.type === 'thrown') {
    const { effect } = item;
    if (effect.kind === 'freeze') return [t('special.freeze', { n: effect.slow })];
    if (effect.kind === 'blast') return [t('special.blast'), ...(effect.breaksWalls ? [t('special.breaksWalls')] : [])];
    return [t(`special.${effect.kind}`)];
  }
  return item.effects.map((effect) => {
    switch (effect.kind) {
      case 'cheap-intel':
        return t('special.cheap-intel', { n: effect.slots });
      case 'lure':
        return t('special.lure', { n: effect.range });
      case 'reroll':
        return t(effect.who === 'crew' ? 'special.rerollCrew' : 'special.reroll');
      case 'extract':
        return t(effect.companions > 0 ? 'special.extractWith' : 'special.extract');
      default:
        return t(`special.${effect.kind}`);
    }
  });
}

function isOnShelf(item: ItemRecord, { type, isQuiet, isAffordable }: Shelf, left: number): boolean {
  if (type !== 'all' && item.type !== type) return false;
  if (isQuiet && item.type !== 'tool' && item.notice.length === 0) return false;
  return !isAffordable || item.cost <= left;
}
