import { isRolling, modifierCard, OFFICIAL_WORTH, type WorthRule, worthOf } from './cards.ts';

/** Draw modes of an attack. R 7.6 */
const DRAW_MODES = ['plain', 'advantage', 'disadvantage'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** Returns the draw mode. Advantage and disadvantage do not stack and cancel each other. R 7.6 */
export function drawModeOf(advantage: boolean, disadvantage: boolean): DrawMode {
  if (advantage === disadvantage) return 'plain';
  return advantage ? 'advantage' : 'disadvantage';
}

/** Variants of drawing. */
export interface DrawRule extends WorthRule {
  /** Ruling 15: `single` draws no further card after a rolling card. */
  readonly rolling: 'all' | 'single';
  /** Ruling 16: two chains of which the better counts, or the better card alone. */
  readonly advantage: 'official' | 'chains' | 'dropRolling';
  /** Ruling 17: the worse of exactly two cards. */
  readonly disadvantage: 'official' | 'single';
  /** Ruling 18: whether the first card counts or the player chooses when neither is better. */
  readonly ambiguous: 'first' | 'choose';
}

/** The rulebook's rules. */
export const OFFICIAL_DRAW: DrawRule = {
  ...OFFICIAL_WORTH,
  rolling: 'all',
  advantage: 'official',
  disadvantage: 'official',
  ambiguous: 'first',
};

/** The specification's rules. */
export const SPEC_DRAW: DrawRule = {
  bless: 'plus2',
  curse: 'minus2',
  reduced: false,
  rolling: 'single',
  advantage: 'chains',
  disadvantage: 'single',
  ambiguous: 'first',
};

/** Checks whether another card must be drawn after these. R 7.5, 7.6 */
export function needsMore(drawn: readonly string[], mode: DrawMode, rule: DrawRule = OFFICIAL_DRAW): boolean {
  const last = drawn.at(-1);
  if (last === undefined) return true;
  if (mode === 'plain') return rule.rolling === 'all' && isRolling(last);
  if (mode === 'disadvantage' && rule.disadvantage === 'single') return drawn.length < 2;
  if (mode === 'advantage' && rule.advantage !== 'official') return drawn.filter((id) => !isRolling(id)).length < 2;
  if (drawn.length < 2) return true;
  return isRolling(drawn[0]!) && isRolling(drawn[1]!) && isRolling(last);
}

/** The drawn cards that count. */
export interface CountedCards {
  readonly used: readonly string[];
  /** Two cards of which neither is better, when the player must choose one of them (ruling 18). */
  readonly either?: readonly [string, string];
}

/** Returns the cards that count for an attack of this value. */
export function usedCards(
  drawn: readonly string[],
  mode: DrawMode,
  value: number,
  rule: DrawRule = OFFICIAL_DRAW,
): CountedCards {
  if (mode === 'plain') return { used: drawn };
  if (mode === 'advantage')
    return rule.advantage === 'official' ? ofTwo(drawn, mode, value, rule) : ofChains(drawn, value, rule);
  return ofTwo(drawn, mode, value, rule);
}

function ofTwo(drawn: readonly string[], mode: DrawMode, value: number, rule: DrawRule): CountedCards {
  const asPlain = mode === 'disadvantage' && rule.disadvantage === 'single';
  const plain = asPlain ? drawn : drawn.filter((id) => !isRolling(id));
  // R 7.6: rolling cards count with the next card under advantage and are ignored under disadvantage.
  if (plain.length < 2) return { used: mode === 'advantage' ? drawn : plain.slice(-1) };
  const [first, second] = [plain[0]!, plain[1]!];
  const order = compareCards(first, second, value, rule);
  if (order === 0 && rule.ambiguous === 'choose' && first !== second) return { used: [], either: [first, second] };
  const isFirst = order === 0 || (mode === 'advantage' ? order > 0 : order < 0);
  return { used: [isFirst ? first : second] };
}

function ofChains(drawn: readonly string[], value: number, rule: DrawRule): CountedCards {
  const cut = drawn.findIndex((id) => !isRolling(id)) + 1;
  const chains = [drawn.slice(0, cut), drawn.slice(cut)];
  const order = compareCards(chains[0]!.at(-1)!, chains[1]!.at(-1)!, value, rule);
  const better = order >= 0 ? chains[0]! : chains[1]!;
  return { used: rule.advantage === 'chains' ? better : better.slice(-1) };
}

/**
 * Compares two cards for an attack of this value: positive when the first is better, negative when the second is.
 * Returns 0 when it is undecided, because the worth of an effect is unknown. R 7.6
 */
export function compareCards(a: string, b: string, value: number, rule: WorthRule = OFFICIAL_WORTH): number {
  const difference = result(a, value, rule) - result(b, value, rule);
  const effects = Number(modifierCard(a).effects.length > 0) - Number(modifierCard(b).effects.length > 0);
  if (difference === 0) return effects;
  // The card with the smaller number may still be better by its effects.
  const smaller = difference > 0 ? b : a;
  if (modifierCard(smaller).effects.length > 0 && worthOf(smaller, rule) !== 'null') return 0;
  return difference;
}

function result(id: string, value: number, rule: WorthRule): number {
  const worth = worthOf(id, rule);
  // A null is worse than any number, and −2 is worse than −1 even where both reduce the attack to 0.
  if (worth === 'null') return WORST;
  return worth === 'double' ? value * 2 : value + worth;
}

const WORST = -1000;
