import { type Action, type Instructions, modifiersOf } from '../modifiers/action.ts';
import { plusOne } from '../modifiers/kind.ts';
import type { Consume } from '../modifiers/kinds/elements/consume.ts';
import type { Perform } from '../modifiers/kinds/performance/perform.ts';
import { aspectsOf, enhancedModifier, type Modifier, modifier } from '../modifiers/modifier.ts';
import { CONDITIONS, ELEMENTS } from '../vocabulary/vocabulary.ts';
import { recordsOf } from './recordMaps.ts';
import type { AbilityCardRecord } from './records/abilityCard.ts';

/** A sticker that a campaign put on a card: its place and its kind. R 16.12 */
export interface Sticker {
  readonly half: 'top' | 'bottom';
  /** The nth line of a kind in the half, and the spot on it. */
  readonly on: string;
  readonly nth: number;
  readonly spot: number;
  readonly sticker: string;
}

/** Separator of sticker codes. Ids of cards contain only words and hyphens. */
const MARK = '~';

/**
 * Returns the id of a card with stickers: the card's own id plus a code per sticker. The card can be derived from the
 * id, so states need only the id.
 */
export function enhancedId(card: string, stickers: readonly Sticker[]): string {
  const parts = stickers.map(({ half, on, nth, spot, sticker }) => [half, on, nth, spot, sticker].join('.'));
  return [card, ...parts.toSorted()].join(MARK);
}

/** Returns the id of the printed card, without stickers. */
export function printedId(id: string): string {
  return id.split(MARK)[0]!;
}

export function isEnhanced(id: string): boolean {
  return id.includes(MARK);
}

/** Returns the id of a copy of a card. The first copy has the card's own id. */
export function copyId(card: string, copy: number): string {
  return copy === 1 ? card : [card, copy].join(MARK);
}

/** Checks whether a card belongs to a supply. It returns to the supply when discarded or lost. */
export function isOfSupply(id: string): boolean {
  return recordsOf('card').get(printedId(id))?.level === 'M';
}

const known = new Map<string, AbilityCardRecord | undefined>();

/** The part of an id that numbers a copy. */
const COPY = /^[2-9]$/;

/** Returns the record of an enhanced card or a further copy, derived from its id. */
export function enhancedCard(id: string): AbilityCardRecord | undefined {
  if (!known.has(id)) known.set(id, build(id));
  return known.get(id);
}

function build(id: string): AbilityCardRecord | undefined {
  const [card = '', ...parts] = id.split(MARK);
  const printed = recordsOf('card').get(card);
  if (printed === undefined) return undefined;
  let record: AbilityCardRecord = { ...printed, id };
  for (const part of parts) {
    if (COPY.test(part)) continue;
    const [half, on = '', nth, spot, sticker = ''] = part.split('.');
    if (half !== 'top' && half !== 'bottom') return undefined;
    const place = { half, on, nth: Number(nth), spot: Number(spot), sticker } as const;
    const instructions = withSticker(record[half], place);
    if (instructions === undefined) return undefined;
    record = { ...record, [half]: instructions };
  }
  return record;
}

/** Returns a half with one more sticker, or undefined when the line does not exist. */
function withSticker(instructions: Instructions, place: Sticker): Instructions | undefined {
  const { sticker } = place;
  const element = sticker === 'any-element' ? 'any' : ELEMENTS.find((one) => one === sticker);
  const at = lineAt(instructions, place);
  if (at === undefined) return undefined;
  if (element !== undefined) {
    return { ...instructions, modifiers: [...instructions.modifiers, modifier.parse({ type: 'infuse', element })] };
  }
  const better = enhancedAbility(abilityAt(instructions.actions, at.ability), at, place);
  return better && { ...instructions, actions: withAbility(instructions.actions, at.ability, better) };
}

interface Line {
  /**
   * Path to its ability: the index among the actions. For a granted ability, the indices of the action and of the
   * modifier come first.
   */
  readonly ability: readonly number[];
  /** Index of the modifier on this line; -1 for the ability itself. */
  readonly modifier: number;
  /** Index within the bonus of an element modifier; -1 for the modifier itself. */
  readonly inside: number;
}

/** Returns the location of the nth line of a kind in a half. */
export function lineAt({ actions }: Instructions, { on, nth }: Pick<Sticker, 'on' | 'nth'>): Line | undefined {
  const lines = linesIn(actions, on, []);
  return lines[nth - 1] ?? linesOfElements(actions, on)[nth - 1 - lines.length];
}

/** Returns the lines that an element adds. They come after all other lines. */
function linesOfElements(actions: Instructions['actions'], on: string): Line[] {
  return actions.flatMap((ability, n) =>
    modifiersOf(ability).flatMap((one, modifier) =>
      (aspectsOf(one).request?.(one).bonus ?? []).flatMap((each, inside) =>
        isModifierLine(each, on) ? [{ ability: [n], modifier, inside }] : [],
      ),
    ),
  );
}

function linesIn(actions: readonly Action[], on: string, above: readonly number[]): Line[] {
  return actions.flatMap((action, n): Line[] => {
    const ability = [...above, n];
    const own = isLine(action, on) ? [{ ability, modifier: -1, inside: -1 }] : [];
    const others = modifiersOf(action).flatMap((one, modifier): Line[] => {
      const granted = aspectsOf(one).grant?.(one);
      if (granted !== undefined) return linesIn(granted.actions, on, [...ability, modifier]);
      return isModifierLine(one, on) ? [{ ability, modifier, inside: -1 }] : [];
    });
    return [...own, ...others];
  });
}

/** Returns the ability at the end of a path. */
export function abilityAt(actions: readonly Action[], [n = 0, modifier, ...rest]: readonly number[]): Action {
  const action = actions[n]!;
  if (modifier === undefined) return action;
  const granted = grantIn(action, modifier);
  return granted === undefined ? action : abilityAt(granted.actions, rest);
}

/** Returns the modifier of an ability that makes figures perform abilities. */
function grantIn(action: Action, n: number): Perform | undefined {
  const modifier = modifiersOf(action)[n];
  return modifier && aspectsOf(modifier).grant?.(modifier);
}

function withAbility(actions: readonly Action[], [n = 0, m, ...rest]: readonly number[], better: Action): Action[] {
  const action = actions[n]!;
  if (m === undefined || action.type === 'text') return actions.with(n, better);
  const granted = grantIn(action, m);
  if (granted === undefined) return [...actions];
  const inside = { ...granted, actions: withAbility(granted.actions, rest, better) };
  return actions.with(n, { ...action, modifiers: action.modifiers.with(m, inside) });
}

function isLine({ type }: Action, on: string): boolean {
  return on.startsWith('summon-')
    ? type === 'summon'
    : type === on && (on === 'attack' || on === 'move' || on === 'heal');
}

/** Checks whether a modifier is a line of this kind. Some ranges are lines too. */
function isModifierLine(one: Modifier, on: string): boolean {
  return one.type === on || (on === 'range' && aspectsOf(one).hasRangeLine?.(one) === true);
}

function enhancedAbility(
  ability: Action,
  { modifier: line, inside }: Line,
  { on, sticker }: Sticker,
): Action | undefined {
  if (ability.type === 'text') return undefined;
  const condition = CONDITIONS.find((one) => one === sticker);
  const added =
    condition !== undefined ? { type: 'condition', condition } : sticker === 'jump' ? { type: 'jump' } : undefined;
  if (added !== undefined) return { ...ability, modifiers: [...ability.modifiers, modifier.parse(added)] };
  if (line < 0) return oneMore(ability, on);
  const printed = ability.modifiers[line]!;
  const request = inside < 0 ? undefined : aspectsOf(printed).request?.(printed);
  const better =
    request === undefined
      ? enhancedModifier(printed, on, sticker)
      : withBonus(request, inside, enhancedModifier(request.bonus[inside]!, on, sticker));
  return better && { ...ability, modifiers: ability.modifiers.with(line, better) };
}

function withBonus(consume: Consume, n: number, better: Modifier | undefined): Modifier | undefined {
  return better && { ...consume, bonus: consume.bonus.with(n, better) };
}

function oneMore(ability: Action, on: string): Action | undefined {
  if (ability.type === 'attack' || ability.type === 'move' || ability.type === 'heal') {
    return { ...ability, value: plusOne(ability.value) };
  }
  if (ability.type !== 'summon' || ability.summon === undefined) return undefined;
  const { summon } = ability;
  if (on === 'summon-hit-points') return { ...ability, summon: { ...summon, hitPoints: summon.hitPoints + 1 } };
  if (on === 'summon-range') return { ...ability, summon: { ...summon, range: (summon.range ?? 1) + 1 } };
  if (on === 'summon-move') return { ...ability, summon: { ...summon, move: plusOne(summon.move ?? 0) } };
  return { ...ability, summon: { ...summon, attack: plusOne(summon.attack ?? 0) } };
}
