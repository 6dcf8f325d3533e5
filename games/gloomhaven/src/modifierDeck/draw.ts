import { isRolling, modifierCard, OFFICIAL_WORTH, type WorthRule, worthOf } from './cards.ts';

/** How an attack draws. R 7.6 */
const DRAW_MODES = ['plain', 'advantage', 'disadvantage'] as const;
export type DrawMode = (typeof DRAW_MODES)[number];

/** Advantage and disadvantage do not add up and cancel each other. R 7.6 */
export function drawModeOf(advantage: boolean, disadvantage: boolean): DrawMode {
  if (advantage === disadvantage) return 'plain';
  return advantage ? 'advantage' : 'disadvantage';
}

/** Variants of drawing. */
export interface DrawRule extends WorthRule {
  /** Ruling 15: `single` never draws on after a rolling card. */
  readonly rolling: 'all' | 'single';
  /** Ruling 16: two chains of which the better counts, or the better card alone. */
  readonly advantage: 'official' | 'chains' | 'dropRolling';
  /** Ruling 17: the worse of just two cards. */
  readonly disadvantage: 'official' | 'single';
  /** Ruling 18: who says which of two cards counts where neither is better. */
  readonly ambiguous: 'first' | 'choose';
}

/** The rulebook's. */
export const OFFICIAL_DRAW: DrawRule = {
  ...OFFICIAL_WORTH,
  rolling: 'all',
  advantage: 'official',
  disadvantage: 'official',
  ambiguous: 'first',
};

/** The specification's. */
export const SPEC_DRAW: DrawRule = {
  bless: 'plus2',
  curse: 'minus2',
  reduced: false,
  rolling: 'single',
  advantage: 'chains',
  disadvantage: 'single',
  ambiguous: 'first',
};

/** Whether another card is to be drawn after these. R 7.5, 7.6 */
export function needsMore(drawn: readonly string[], mode: DrawMode, rule: DrawRule = OFFICIAL_DRAW): boolean {
  const last = drawn.at(-1);
  if (last === undefined) return true;
  if (mode === 'plain') return rule.rolling === 'all' && isRolling(last);
  if (mode === 'disadvantage' && rule.disadvantage === 'single') return drawn.length < 2;
  if (mode === 'advantage' && rule.advantage !== 'official') return drawn.filter((id) => !isRolling(id)).length < 2;
  if (drawn.length < 2) return true;
  return isRolling(drawn[0]!) && isRolling(drawn[1]!) && isRolling(last);
}

/** Which of the cards drawn count. */
export interface Used {
  readonly used: readonly string[];
  /** Where neither of two is better and somebody has to choose (ruling 18): one of these counts as well. */
  readonly either?: readonly [string, string];
}

/** Which cards count, for an attack of this value. */
export function usedCards(
  drawn: readonly string[],
  mode: DrawMode,
  value: number,
  rule: DrawRule = OFFICIAL_DRAW,
): Used {
  if (mode === 'plain') return { used: drawn };
  if (mode === 'advantage')
    return rule.advantage === 'official' ? ofTwo(drawn, mode, value, rule) : ofChains(drawn, value, rule);
  return ofTwo(drawn, mode, value, rule);
}

function ofTwo(drawn: readonly string[], mode: DrawMode, value: number, rule: DrawRule): Used {
  const asPlain = mode === 'disadvantage' && rule.disadvantage === 'single';
  const plain = asPlain ? drawn : drawn.filter((id) => !isRolling(id));
  // R 7.6: a rolling card goes with what follows it under advantage, and is ignored under disadvantage.
  if (plain.length < 2) return { used: mode === 'advantage' ? drawn : plain.slice(-1) };
  const [first, second] = [plain[0]!, plain[1]!];
  const order = compareCards(first, second, value, rule);
  if (order === 0 && rule.ambiguous === 'choose' && first !== second) return { used: [], either: [first, second] };
  const isFirst = order === 0 || (mode === 'advantage' ? order > 0 : order < 0);
  return { used: [isFirst ? first : second] };
}

function ofChains(drawn: readonly string[], value: number, rule: DrawRule): Used {
  const cut = drawn.findIndex((id) => !isRolling(id)) + 1;
  const chains = [drawn.slice(0, cut), drawn.slice(cut)];
  const order = compareCards(chains[0]!.at(-1)!, chains[1]!.at(-1)!, value, rule);
  const better = order >= 0 ? chains[0]! : chains[1]!;
  return { used: rule.advantage === 'chains' ? better : better.slice(-1) };
}

/**
 * Above 0 where the first card is the better one for an attack of this value, below where the second is, 0 where that cannot
 * be said: an effect is worth something, nobody knows how much. R 7.6
 */
export function compareCards(a: string, b: string, value: number, rule: WorthRule = OFFICIAL_WORTH): number {
  const difference = result(a, value, rule) - result(b, value, rule);
  const effects = Number(modifierCard(a).effects.length > 0) - Number(modifierCard(b).effects.length > 0);
  if (difference === 0) return effects;
  // The one with the smaller number may still be better by what it brings.
  const smaller = difference > 0 ? b : a;
  if (modifierCard(smaller).effects.length > 0 && worthOf(smaller, rule) !== 'null') return 0;
  return difference;
}

function result(id: string, value: number, rule: WorthRule): number {
  const worth = worthOf(id, rule);
  // A null is worse than any number, and −2 worse than −1 even where both come to nothing.
  if (worth === 'null') return WORST;
  return worth === 'double' ? value * 2 : value + worth;
}

const WORST = -1000;
