import {
  type AbilityCardRecord,
  abilityAt,
  ELEMENTS,
  type Instructions,
  lineAt,
  modifiersOf,
  recordOf,
  recordsOf,
} from '@tessera/gloomhaven/shared';
import { type Refusal, refuse } from '@tessera/kernel';
import type { ActionOf } from '../state/action.ts';
import type { Moves } from '../state/actionRule.ts';
import { inTown, isFor, ownedBy } from '../state/phase.ts';
import type { CampaignState, CampaignView, Enhancement, Spot } from '../state/state.ts';
import { prosperityLevel, tables } from '../state/tables.ts';
import { campaignRuling } from '../state/variants.ts';
import { countForQuest } from '../world/quests.ts';
import { timesAchieved } from '../world/unlocks.ts';

type Table = Pick<CampaignView, 'variants' | 'enhancements' | 'city' | 'party'>;
type Placed = Spot & { readonly sticker: string };

/** Enhancement stickers on ability cards. R 16.12 */
export const enhancementMoves = {
  enhance: {
    options: (state, seat) =>
      // There are thousands of candidates, so unaffordable ones are skipped early.
      (isOpen(state) ? ownedBy(state, seat) : []).flatMap((character) =>
        state.characters[character]!.pool.flatMap((card) =>
          placesOn(card)
            .filter((place) => canPay(state, place, character))
            .map((place) => ({ type: 'enhance' as const, character, ...place })),
        ),
      ),
    refuse: (state, seat, action) =>
      inTown(state) ?? isFor(state, seat, action.character) ?? whyNotEnhance(state, action),
    play(state, _seat, { type: _, character, ...place }, { log }) {
      const gold = enhancementCost(state, place, character)!.total;
      const given = Math.min(gold, state.party.enhancementGold);
      state.party.enhancementGold -= given;
      state.characters[character]!.gold -= gold - given;
      state.enhancements.push({ ...place, character });
      log({ type: 'enhanced', character, card: place.card, half: place.half, sticker: place.sticker, gold });
      countForQuest(state, character, (step) => (step.type === 'enhancements' ? 1 : 0));
    },
  },
} satisfies Moves<'enhance'>;

function whyNotEnhance(
  state: CampaignState,
  { character, ...place }: Omit<ActionOf<'enhance'>, 'type'>,
): Refusal | undefined {
  const { pool, gold } = state.characters[character]!;
  if (!isOpen(state)) return refuse('no-enhancing-yet');
  if (!pool.includes(place.card)) return refuse('card-not-owned', { card: place.card });
  if (!placesOn(place.card).some((other) => isSamePlace(other, place) && other.sticker === place.sticker)) {
    return refuse('sticker-does-not-fit', { sticker: place.sticker });
  }
  const there = stickersFor(state, place.card, character);
  if (there.some((other) => isSamePlace(other, place))) return refuse('spot-taken', { card: place.card });
  const most = prosperityLevel(state.city.prosperity);
  if (isAtLimit(state, place.card, character, most)) return refuse('too-many-enhanced', { most });
  const cost = enhancementCost(state, place, character);
  if (cost === undefined) return refuse('no-price', { sticker: place.sticker });
  const purse = gold + state.party.enhancementGold;
  return purse < cost.total ? refuse('too-little-gold', { gold: purse, needs: cost.total }) : undefined;
}

function canPay(state: CampaignState, place: Placed, character: number): boolean {
  const purse = state.characters[character]!.gold + state.party.enhancementGold;
  return purse >= CHEAPEST && purse >= (enhancementCost(state, place, character)?.total ?? 0);
}

/** The lowest price in either table. */
const CHEAPEST = 30;

/** Checks whether the city offers enhancements. Ruling 69 */
function isOpen(state: Table): boolean {
  if (campaignRuling(state, 'enhance.gate') === 'always') return true;
  return timesAchieved(state, tables().enhancement.achievement) > 0;
}

/** Checks the limit: as many enhanced cards of the class as the city's level, or as many stickers. Ruling 68 */
function isAtLimit(state: Table, card: string, character: number, most: number): boolean {
  const { class: id } = recordOf('card', card);
  const mine = state.enhancements.filter(
    (one) => isShared(state, one, character) && recordOf('card', one.card).class === id,
  );
  if (campaignRuling(state, 'enhance.limit') === 'stickers') return mine.length >= most;
  const cards = new Set(mine.map((one) => one.card));
  return !cards.has(card) && cards.size >= most;
}

/** Checks whether an enhancement belongs to the class or to the character alone. Ruling 150 */
function isShared(state: Pick<Table, 'variants'>, { character }: Enhancement, of: number): boolean {
  return campaignRuling(state, 'enhance.owner') === 'class' || character === of;
}

/** Returns the stickers on a card for a character. */
export function stickersFor(
  state: Pick<Table, 'variants' | 'enhancements'>,
  card: string,
  character: number,
): readonly Enhancement[] {
  return state.enhancements.filter((one) => one.card === card && isShared(state, one, character));
}

function isSamePlace(a: Spot, b: Spot): boolean {
  return a.card === b.card && a.half === b.half && a.on === b.on && a.nth === b.nth && a.spot === b.spot;
}

const places = new Map<string, readonly Placed[]>();

/** Returns every sticker that fits on the spots of a card. */
export function placesOn(card: string): readonly Placed[] {
  let fitting = places.get(card);
  if (fitting === undefined) {
    fitting = (recordsOf('card').get(card)?.spots ?? []).flatMap(({ half, on, nth, shapes }) =>
      shapes.flatMap((shape, spot) => stickersOn(on, shape).map((sticker) => ({ card, half, on, nth, spot, sticker }))),
    );
    places.set(card, fitting);
  }
  return fitting;
}

type Shape = AbilityCardRecord['spots'][number]['shapes'][number];

const NEGATIVE = ['poison', 'wound', 'curse', 'muddle', 'immobilize', 'disarm'] as const;
const POSITIVE = ['strengthen', 'bless'] as const;
type StickerCondition = (typeof NEGATIVE)[number] | (typeof POSITIVE)[number];

/** Returns the stickers that fit on a spot, by its shape and its line. R 16.12 */
function stickersOn(on: string, shape: Shape): string[] {
  if (shape === 'hex') return ['hex'];
  const plus = on === 'condition' ? [] : ['plus-1'];
  if (shape === 'square') return plus;
  const circle = [...plus, ...ELEMENTS, 'any-element', ...(on === 'move' ? ['jump'] : [])];
  if (shape === 'diamond') return [...circle, ...NEGATIVE];
  return shape === 'diamond-plus' ? [...circle, ...POSITIVE] : circle;
}

/** A price with its components. */
export interface EnhancementCost {
  readonly base: number;
  /** The base price counts twice for an ability with several targets. */
  readonly times: number;
  readonly level: number;
  readonly earlier: number;
  readonly total: number;
}

/** Returns the price of a sticker, or undefined when the table has none. R 16.12; rulings 67, 71, 72, 132 */
export function enhancementCost(
  state: Pick<Table, 'variants' | 'enhancements'>,
  place: Placed,
  character: number,
): EnhancementCost | undefined {
  const record = recordOf('card', place.card);
  const level = typeof record.level === 'number' ? record.level : 1;
  const there = stickersFor(state, place.card, character);
  if (campaignRuling(state, 'enhance.cost') === 'spec') {
    const simple = simpleCost(place, level, there.length);
    if (simple !== undefined || campaignRuling(state, 'enhance.missingPrice') === 'refuse') return simple;
  }
  const { perLevel, perEarlier, severalTargets } = tables().enhancement;
  const base = basePrice(place, record, there);
  const times = place.sticker !== 'hex' && takesSeveral(record[place.half], place) ? severalTargets : 1;
  const earlier = perEarlier * there.filter(({ half }) => half === place.half).length;
  const ofLevel = perLevel * (level - 1);
  return { base, times, level: ofLevel, earlier, total: base * times + ofLevel + earlier };
}

/** Returns the price by the specification's formula, which covers six kinds. */
function simpleCost({ on, sticker }: Placed, level: number, before: number): EnhancementCost | undefined {
  const prices = tables().simpleEnhancement;
  const kind = simpleKind(on, sticker);
  if (kind === undefined) return undefined;
  const { base, perLevel, perEarlier } = prices[kind];
  const parts = { level: perLevel * level, earlier: perEarlier * before };
  return { base, times: 1, ...parts, total: base + parts.level + parts.earlier };
}

function simpleKind(
  on: string,
  sticker: string,
): 'attack' | 'move' | 'range' | 'element' | 'condition' | 'jump' | undefined {
  if (sticker === 'jump') return 'jump';
  if (sticker === 'plus-1') return on === 'attack' || on === 'move' || on === 'range' ? on : undefined;
  if (isCondition(sticker)) return 'condition';
  return sticker === 'hex' ? undefined : 'element';
}

function isCondition(sticker: string): sticker is StickerCondition {
  return [...NEGATIVE, ...POSITIVE].some((condition) => condition === sticker);
}

function basePrice(place: Placed, record: AbilityCardRecord, there: readonly Enhancement[]): number {
  const { plusOne, summon, condition, jump, element, hex } = tables().enhancement;
  const { on, sticker } = place;
  if (sticker === 'hex') return Math.floor(hex / hexesOf(record[place.half], place, there));
  if (sticker === 'jump') return jump;
  if (isCondition(sticker)) return condition[sticker];
  if (sticker !== 'plus-1') return sticker === 'any-element' ? element.any : element.one;
  if (on.startsWith('summon-')) return summon[on.slice('summon-'.length) as keyof typeof summon];
  return plusOne[on as keyof typeof plusOne];
}

/** Returns the current number of hexes of the area, including added ones. */
function hexesOf(instructions: Instructions, place: Placed, there: readonly Enhancement[]): number {
  const area = modifiersIn(instructions).filter(({ type }) => type === 'aoe')[place.nth - 1];
  const printed = area?.type === 'aoe' ? area.hexes.length : 1;
  return (
    printed +
    there.filter(({ half, sticker, nth }) => half === place.half && sticker === 'hex' && nth === place.nth).length
  );
}

function modifiersIn({ actions }: Instructions) {
  return actions.flatMap((action) => [...modifiersOf(action)]);
}

/** Checks whether the ability of a line has several targets. Ruling 72 */
function takesSeveral(instructions: Instructions, place: Spot): boolean {
  const line = lineAt(instructions, place);
  if (line === undefined) return false;
  return modifiersOf(abilityAt(instructions.actions, line.ability)).some(
    (one) =>
      one.type === 'aoe' ||
      (one.type === 'target' && (one.count === 'all' || (typeof one.count === 'number' && one.count > 1))),
  );
}
