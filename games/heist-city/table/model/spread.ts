import {
  type Attack,
  all2d6Outcomes,
  FIRST_NPC,
  isNpc,
  resolveExchange,
  rollsOf,
  type View,
  woundsOf,
} from '@tessera/heist-city';

/**
 * Returns the distribution of wounds of an attack action: entry n is the probability of exactly n. It resolves every
 * pair of rolls with the engine; the remaining rolls are lost once the target is down.
 */
export function woundSpread(view: View, attack: Attack, rolls = rollsOf(view, attack)): readonly number[] {
  const wounds = woundsOf(view, attack.target);
  const spread = new Array<number>(wounds + 1).fill(0);
  let standing = new Map<number, number>([[wounds, 1]]);
  for (let roll = 0; roll < rolls; roll++) {
    const after = new Map<number, number>();
    for (const [left, chance] of standing) {
      const moment = withWounds(view, attack.target, left);
      for (const { chance: share, wounds: then, isDown } of exchanges(moment, attack, roll)) {
        if (isDown) spread[wounds - then]! += chance * share;
        else after.set(then, (after.get(then) ?? 0) + chance * share);
      }
    }
    standing = after;
  }
  for (const [left, chance] of standing) spread[wounds - left]! += chance;
  return spread;
}

/** Returns the probability of at least 1, 2, ... wounds, while it is positive. */
export function atLeast(spread: readonly number[]): readonly { readonly wounds: number; readonly chance: number }[] {
  const found: { wounds: number; chance: number }[] = [];
  let chance = 0;
  for (let wounds = spread.length - 1; wounds > 0; wounds--) {
    chance += spread[wounds]!;
    if (chance > NEGLIGIBLE) found.unshift({ wounds, chance });
  }
  return found;
}

const NEGLIGIBLE = 0.0005;

interface Exchange {
  readonly chance: number;
  readonly wounds: number;
  readonly isDown: boolean;
}

/** Only totals matter, so eleven rolls stand for thirty-six. */
const TOTALS = totals();

function exchanges(view: View, attack: Attack, roll: number): Exchange[] {
  const found: Exchange[] = [];
  for (const attacking of TOTALS) {
    const first = resolveExchange(view, attack, attacking.roll, TOTALS[0]!.roll, roll);
    if (first.defense === null) {
      found.push({ chance: attacking.chance, wounds: first.targetWoundsAfter, isDown: false });
      continue;
    }
    for (const saving of TOTALS) {
      const { targetWoundsAfter, targetDowned } = resolveExchange(view, attack, attacking.roll, saving.roll, roll);
      found.push({ chance: attacking.chance * saving.chance, wounds: targetWoundsAfter, isDown: targetDowned });
    }
  }
  return found;
}

function totals() {
  const byTotal = new Map<number, { roll: { dice1: number; dice2: number; total: number }; chance: number }>();
  for (const roll of all2d6Outcomes()) {
    const known = byTotal.get(roll.total);
    byTotal.set(roll.total, { roll, chance: (known?.chance ?? 0) + 1 / 36 });
  }
  return [...byTotal.values()].sort((a, b) => a.roll.total - b.roll.total);
}

function withWounds(view: View, unit: number, wounds: number): View {
  if (woundsOf(view, unit) === wounds) return view;
  if (isNpc(unit)) {
    const i = unit - FIRST_NPC;
    return { ...view, npcs: view.npcs.with(i, { ...view.npcs[i]!, wounds }) };
  }
  return { ...view, characters: view.characters.with(unit, { ...view.characters[unit]!, wounds }) };
}
