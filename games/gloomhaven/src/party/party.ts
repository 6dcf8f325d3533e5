import { enhancedCard, enhancedId } from '../content/enhancedCard.ts';
import { recordOf } from '../content/lookup.ts';
import { recordsOf } from '../content/recordMaps.ts';
import type { AbilityCardRecord } from '../content/records/abilityCard.ts';
import { lacksCards } from '../modifierDeck/deck.ts';
import { modifiersOf } from '../modifiers/action.ts';
import { aspectsOf } from '../modifiers/modifier.ts';
import type { HeroOptions, HeroStart } from './heroOptions.ts';

/** A hero ready for a scenario. */
export interface Build {
  readonly class: string;
  readonly level: number;
  /** The hand: as many cards as the class's hand size. */
  readonly cards: readonly string[];
  readonly items: readonly string[];
  /** How often each perk of the class is taken. */
  readonly perks: readonly number[];
  readonly name: string | undefined;
  readonly quest: string | undefined;
  readonly start: HeroStart | undefined;
}

/**
 * Returns the heroes of a match: the requested ones, and for the other seats ready builds of this level from unused
 * classes.
 */
export function partyOf(wishes: readonly HeroOptions[], seats: number, level = 1): Build[] {
  const taken = new Set(wishes.slice(0, seats).map((wish) => wish.class));
  const free = (seats < 4 ? FEW : MANY).filter((one) => !taken.has(one));
  return Array.from({ length: seats }, (_, seat) => buildOf(wishes[seat] ?? { class: free.shift()!, level }));
}

/**
 * Classes in the order in which they fill empty seats. Parties of four or five last longest with two large hands, one
 * of them a healer, and two strong attackers.
 */
const FEW = ['brute', 'spellweaver', 'scoundrel', 'tinkerer', 'cragheart', 'mindthief'] as const;
const MANY = ['cragheart', 'spellweaver', 'scoundrel', 'tinkerer', 'brute', 'mindthief'] as const;

function buildOf({
  class: classId,
  name,
  level,
  cards,
  items,
  perks,
  stickers = [],
  quest,
  start,
}: HeroOptions): Build {
  const hand = cards ?? readyHand(classId, level);
  return {
    class: classId,
    level,
    cards: hand.map((id) =>
      enhancedId(
        id,
        stickers.filter(({ card }) => card === id),
      ),
    ),
    items: items ?? readyItems(level),
    perks: perks ?? readyPerks(classId, level - 1),
    name,
    quest,
    start,
  };
}

/** Returns the cards of a class by number. */
export function cardsOfClass(classId: string): readonly AbilityCardRecord[] {
  let known = byClass.get(classId);
  if (known === undefined) {
    known = [...recordsOf('card').values()]
      .filter((card) => card.class === classId)
      .toSorted((a, b) => a.number - b.number);
    byClass.set(classId, known);
  }
  return known;
}

const byClass = new Map<string, readonly AbilityCardRecord[]>();

/** Cards marked X, each with the weaker level 1 card that it replaces in a ready build. R 16.6 */
const INSTEAD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cragheart: { 'rock-tunnel': 'heaving-swing' },
  spellweaver: { 'ride-the-wind': 'aid-from-the-ether' },
  scoundrel: { 'smoke-bomb': 'swift-bow', 'quick-hands': 'sinister-opportunity' },
  tinkerer: { 'harmless-contraption': 'reviving-shock' },
};

/** Returns a hand: the first card of every level gained, each in place of a slow card of level 1. R 16.6 */
function readyHand(classId: string, level: number): string[] {
  const cards = cardsOfClass(classId);
  const { handSize } = recordOf('class', classId);
  const gained: string[] = [];
  for (let n = level; n >= 2; n--) {
    const [first] = cards.filter((card) => card.level === n);
    if (first !== undefined && gained.length < handSize) gained.push(first.id);
  }
  const basic = cards.filter((card) => card.level === 1).map(({ id }) => INSTEAD[classId]?.[id] ?? id);
  return [...basic.slice(0, handSize - gained.length), ...gained];
}

/** Returns perks from the top of the sheet. R 16.7 */
function readyPerks(classId: string, count: number): number[] {
  let left = count;
  return recordOf('class', classId).perks.map(({ times }) => {
    const taken = Math.min(times, left);
    left -= taken;
    return taken;
  });
}

/** Items that a new character buys, in this order, while the gold lasts. R 16.8 */
const SHOPPING = [
  'boots-of-striding',
  'minor-stamina-potion',
  'leather-armor',
  'iron-helmet',
  'minor-healing-potion',
  'heater-shield',
  'minor-power-potion',
] as const;

function readyItems(level: number): string[] {
  let gold = 15 * (level + 1);
  const bought: string[] = [];
  for (const id of SHOPPING) {
    const { price } = recordOf('item', id);
    if (price > gold || slotProblem([...bought, id], level) !== undefined) continue;
    gold -= price;
    bought.push(id);
  }
  return bought;
}

/** Returns the slot that holds too many items, if any. R 12.1 */
export function slotProblem(items: readonly string[], level: number): string | undefined {
  const used = { head: 0, body: 0, legs: 0, hands: 0, small: 0 };
  for (const id of items) {
    const { slot } = recordOf('item', id);
    if (slot === 'one-hand') used.hands += 1;
    else if (slot === 'two-hand') used.hands += 2;
    else used[slot] += 1;
  }
  const most = { head: 1, body: 1, legs: 1, hands: 2, small: Math.ceil(level / 2) + morePockets(items) };
  return (Object.keys(most) as (keyof typeof most)[]).find((slot) => used[slot] > most[slot]);
}

/** Returns the extra small items that other items allow. */
function morePockets(items: readonly string[]): number {
  let more = 0;
  for (const id of items) {
    for (const action of recordOf('item', id).does.actions) {
      for (const modifier of modifiersOf(action)) {
        more += aspectsOf(modifier).pockets?.(modifier) ?? 0;
      }
    }
  }
  return more;
}

/** A problem of a requested hero. */
export interface WishProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** Returns every problem of the requested heroes: invalid classes, cards, items and perks. */
export function wishProblems(wishes: readonly HeroOptions[]): WishProblem[] {
  const problems: WishProblem[] = [];
  for (const [seat, wish] of wishes.entries()) {
    const report = (path: readonly (string | number)[], message: string) =>
      problems.push({ path: [seat, ...path], message });
    if (!recordsOf('class').has(wish.class)) report(['class'], `there is no class "${wish.class}".`);
    else checkHero(wish, report);
    const twin = wishes.findIndex((other) => other.class === wish.class);
    if (twin < seat) report(['class'], `seat ${twin} is a "${wish.class}" already.`);
  }
  return problems;
}

/** Checks whether a perk removes cards that neither the deck nor the earlier perks contain. */
function isShort(classId: string, perks: readonly number[], perk: number): boolean {
  return Array.from({ length: perks[perk] ?? 0 }, (_, n) => n).some((taken) =>
    lacksCards(classId, [...perks.slice(0, perk), taken], perk),
  );
}

type Report = (path: readonly (string | number)[], message: string) => void;

function checkHero({ class: classId, level, cards, items, perks, stickers }: HeroOptions, report: Report): void {
  const { handSize, perks: sheet } = recordOf('class', classId);
  if (cards !== undefined && cards.length !== handSize)
    report(['cards'], `a hand of this class has ${handSize} cards.`);
  const higher = new Map<number, number>();
  for (const [i, id] of (cards ?? []).entries()) {
    const card = recordsOf('card').get(id);
    if (card === undefined || card.class !== classId) report(['cards', i], `"${id}" is no card of this class.`);
    else if (card.level === 'M') report(['cards', i], `"${id}" is handed out by other cards.`);
    else if (typeof card.level === 'number' && card.level > level)
      report(['cards', i], `"${id}" is of level ${card.level}.`);
    else if (card.level !== 1 && typeof card.level === 'number')
      higher.set(card.level, (higher.get(card.level) ?? 0) + 1);
    if (cards?.indexOf(id) !== i) report(['cards', i], `"${id}" is there already.`);
  }
  // R 16.6: one card per level gained, of that level or a lower one.
  for (let n = level; n >= 2; n--) {
    let count = 0;
    for (const [cardLevel, some] of higher) if (cardLevel >= n) count += some;
    if (count > level - n + 1) report(['cards'], `too many cards of level ${n} and above.`);
  }
  for (const [i, { card, ...sticker }] of (stickers ?? []).entries()) {
    const record = recordsOf('card').get(card);
    if (record?.class !== classId) report(['stickers', i], `"${card}" is no card of this class.`);
    else if (enhancedCard(enhancedId(card, [sticker])) === undefined) {
      report(['stickers', i], `"${sticker.sticker}" does not fit there.`);
    }
  }
  const known = (items ?? []).filter((id) => recordsOf('item').has(id));
  for (const [i, id] of (items ?? []).entries()) {
    if (!known.includes(id)) report(['items', i], `there is no item "${id}".`);
    if (items?.indexOf(id) !== i) report(['items', i], `"${id}" is there already.`);
  }
  const full = slotProblem(known, level);
  if (full !== undefined) report(['items'], `too many items for the slot "${full}".`);
  for (const [i, times] of (perks ?? []).entries()) {
    if (times > (sheet[i]?.times ?? 0)) report(['perks', i], 'this perk cannot be taken so often.');
    else if (isShort(classId, perks ?? [], i))
      report(['perks', i], 'another perk must put in the cards that this one takes out.');
  }
}
