import { damageOf, type FigureId, MODIFIERS, type Modifier, quarries, undrawn, type View } from '@tessera/duel';

/** The effect of one kind of modifier card, and how many of them are left. */
interface Outcome {
  readonly modifier: Modifier;
  readonly count: number;
  readonly damage: number;
  readonly fells: boolean;
}

/** The possible effects of an attack, from the cards still in the deck; an empty deck is shuffled first. */
export interface AttackOdds {
  readonly outcomes: readonly Outcome[];
  readonly cards: number;
  /** How many of the cards would fell the target. */
  readonly felling: number;
  readonly mean: number;
}

export function attackOdds(
  view: View,
  side: 'heroes' | 'monsters',
  power: number,
  target: FigureId,
  hp = hpOf(view, target),
): AttackOdds {
  const left = undrawn(view.decks[side].drawn);
  const pile = left.length > 0 ? left : undrawn([]);
  const shield = view.figures[target]?.shield ?? 0;
  const outcomes = MODIFIERS.map((modifier) => {
    const damage = damageOf(power, modifier, shield);
    return { modifier, damage, count: pile.filter((card) => card === modifier).length, fells: damage >= hp };
  });
  const felling = outcomes.reduce((sum, { count, fells }) => sum + (fells ? count : 0), 0);
  const mean = outcomes.reduce((sum, { count, damage }) => sum + count * damage, 0) / pile.length;
  return { outcomes, cards: pile.length, felling, mean };
}

function hpOf({ figures }: View, id: FigureId): number {
  return figures[id]?.hp ?? 0;
}

/** The three rules by which a monster chooses, in order. */
const CRITERIA = ['steps', 'distance', 'initiative'] as const;
type Criterion = (typeof CRITERIA)[number];

/** One rule of a choice: its value for each hero, and whether it decided. */
export interface FocusStep {
  readonly criterion: Criterion;
  readonly values: readonly { readonly hero: number; readonly value: number | undefined }[];
  readonly state: 'decided' | 'tied' | 'unneeded';
}

/** Returns how a monster chooses its focus: fewest steps, then nearer, then earlier initiative. */
export function focusSteps(view: View, monster: FigureId): readonly FocusStep[] {
  const found = quarries(view, monster);
  const [first, second] = found;
  if (!first) return [];
  let isDecided = false;
  return CRITERIA.map((criterion) => {
    const values = found.map((quarry) => ({ hero: quarry.hero, value: quarry[criterion] }));
    if (isDecided) return { criterion, values, state: 'unneeded' };
    isDecided = !second || first[criterion] !== second[criterion];
    return { criterion, values, state: isDecided ? 'decided' : 'tied' };
  });
}
