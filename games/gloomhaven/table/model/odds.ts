import { type Choice, preview, type View } from '@tessera/gloomhaven/selectors';
import type { Reason } from '@tessera/kernel';
import { byWorth } from './modifiers.ts';

interface Outcome {
  readonly damage: number;
  readonly chance: number;
  /** The cards that lead to it, when a single one decides. */
  readonly cards: readonly string[] | undefined;
}

/** One kind of modifier card: the number left, and its damage. */
export interface CardBar {
  readonly card: string;
  readonly count: number;
  readonly damage: number;
}

/** Exact odds of an attack from the remaining deck. */
export interface ShownAttackOdds {
  readonly target: number;
  readonly value: number;
  /** The part of the value from the target's poison. */
  readonly poison: number;
  readonly shield: number;
  readonly pierce: number;
  readonly mode: 'advantage' | 'disadvantage' | 'plain';
  readonly outcomes: readonly Outcome[];
  readonly mean: number;
  readonly kills: number;
  readonly retaliate: number;
}

/** Returns the odds of the attack that a choice makes, one per target. */
export function oddsOf(view: View, seat: number, choice: Choice | undefined): readonly ShownAttackOdds[] {
  if (choice?.type !== 'target' && choice?.type !== 'area') return [];
  const reasons = preview(view, seat, choice);
  if (choice.type === 'target') return reasons.length > 0 ? [read(choice.figure, reasons)] : [];
  return reasons.flatMap(({ code, params, reasons: inner = [] }) =>
    code === 'attack' ? [read(Number(params?.target), inner)] : [],
  );
}

function read(target: number, reasons: readonly Reason[]): ShownAttackOdds {
  const of = (code: string) => reasons.find((reason) => reason.code === code);
  const number = (code: string) => Number(of(code)?.value ?? 0);
  const value = of('value');
  const average = of('average');
  return {
    target,
    value: number('value'),
    poison: Number(value?.reasons?.find(({ code }) => code === 'value.poison')?.value ?? 0),
    shield: number('shield'),
    pierce: number('pierce'),
    mode: of('advantage') ? 'advantage' : of('disadvantage') ? 'disadvantage' : 'plain',
    outcomes: (average?.reasons ?? [])
      .map(({ params, value: chance }) => ({
        damage: Number(params?.amount),
        chance: Number(chance),
        cards: Array.isArray(params?.modifiers) ? params.modifiers.map(String) : undefined,
      }))
      .toSorted((a, b) => a.damage - b.damage),
    mean: number('average'),
    kills: number('kills'),
    retaliate: number('retaliate'),
  };
}

/** Returns the remaining cards as bars from worst to best, or undefined when more than one card may count. */
export function cardBars({ outcomes }: ShownAttackOdds): readonly CardBar[] | undefined {
  const bars = new Map<string, CardBar>();
  for (const { damage, cards } of outcomes) {
    if (!cards) return undefined;
    for (const card of cards) bars.set(card, { card, damage, count: (bars.get(card)?.count ?? 0) + 1 });
  }
  return [...bars.values()].toSorted((a, b) => byWorth([a.card, 0], [b.card, 0]));
}

/** Returns the worst card that kills, if every better one kills too. */
export function killsFrom(bars: readonly CardBar[], hp: number): string | undefined {
  const first = bars.findIndex(({ damage }) => damage >= hp);
  return first >= 0 && bars.slice(first).every(({ damage }) => damage >= hp) ? bars[first]?.card : undefined;
}
