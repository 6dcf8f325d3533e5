import type { Seat } from '@tessera/kernel';
import type { Choice } from '../src/choice.ts';
import { recordOf } from '../src/content/lookup.ts';
import { statsOf } from '../src/figures.ts';
import type { State } from '../src/state.ts';
import { hexDistance } from './distance.ts';
import { BASIC, type Glance, glanceAt } from './halves.ts';
import { turnsLeft } from './standing.ts';

type Pick = Extract<Choice, { type: 'pick' }>;

/** What a hero has before it when it chooses its cards. */
interface Outlook {
  /** Hexes to the nearest enemy; far where none is in sight. */
  readonly enemy: number;
  /** Enemies that could reach the hero. */
  readonly threats: number;
  /** Share of hit points lost, its own or the worst of its friends. */
  readonly hurt: number;
  readonly coins: number;
  /** What losing a card costs, in points of damage. */
  readonly priceOfLoss: number;
}

const FAR = 12;

/** The pairs of cards a hero might choose, the most promising first; the first card leads. */
export function rankedPicks(state: State, seat: Seat, legal: readonly Choice[]): readonly Pick[] {
  const outlook = outlookOf(state, seat);
  const picks = legal.filter((choice): choice is Pick => choice.type === 'pick');
  const worth = new Map(picks.map((pick) => [pick, worthOf(pick.cards, outlook)]));
  return picks.toSorted((a, b) => worth.get(b)! - worth.get(a)!);
}

/** Whether a long rest is better than any pair: few cards in hand, several to get back, nobody near. R 6.3 */
export function wantsLongRest(state: State, seat: Seat): boolean {
  const hero = state.heroes[seat]!;
  const figure = state.figures[seat]!;
  if (hero.hand.length < 2) return true;
  const { enemy } = outlookOf(state, seat);
  if (enemy >= FAR && hero.discard.length >= 4 && figure.hp <= figure.maxHp * 0.6) return true;
  return hero.hand.length <= 3 && hero.discard.length >= 5 && figure.hp <= figure.maxHp * 0.5 && enemy > 4;
}

function outlookOf(state: State, seat: Seat): Outlook {
  const { cell } = state.figures[seat]!;
  let enemy = FAR;
  let threats = 0;
  for (const figure of state.figures) {
    if (figure.side !== 'monsters' || figure.cell < 0) continue;
    const distance = hexDistance(state, cell, figure.cell);
    enemy = Math.min(enemy, distance);
    const { move, range } = statsOf(figure);
    if (distance <= (typeof move === 'number' ? move : 2) + (range ?? 1)) threats++;
  }
  const hurt = Math.max(
    0,
    ...state.heroes
      .map((_, other) => state.figures[other]!)
      .map(({ cell: on, hp, maxHp }) => (on < 0 ? 0 : 1 - hp / maxHp)),
  );
  const { hand, discard } = state.heroes[seat]!;
  const turns = turnsLeft(hand.length, discard.length);
  const coins = state.map.money.filter((on) => hexDistance(state, cell, on) <= 4).length;
  return { enemy, threats, hurt, coins, priceOfLoss: turns > 18 ? 2.5 : turns > 10 ? 4 : turns > 4 ? 6 : 2 };
}

function worthOf([lead, other]: readonly string[], outlook: Outlook): number {
  const [a, b] = [lead!, other!];
  const best = Math.max(pairWorth(a, b, outlook), pairWorth(b, a, outlook));
  return best + initiativeWorth(recordOf('card', a).initiative, outlook);
}

/** Top of one and bottom of the other, each as printed or basic. */
function pairWorth(top: string, bottom: string, outlook: Outlook): number {
  let best = 0;
  for (const upper of [glanceAt(top, 'top'), BASIC.top]) {
    for (const lower of [glanceAt(bottom, 'bottom'), BASIC.bottom])
      best = Math.max(best, turnWorth(upper, lower, outlook));
  }
  return best;
}

function turnWorth(upper: Glance, lower: Glance, outlook: Outlook): number {
  const move = upper.move + lower.move;
  let worth = 0;
  for (const half of [upper, lower]) {
    const reaches = half.range > 0 && outlook.enemy <= move + half.range;
    if (half.attack > 0) worth += half.attack * (reaches ? 1.2 : 0.05);
    worth +=
      half.heal * outlook.hurt * 0.9 + half.xp * 0.5 + half.other * 0.5 + Math.min(half.loot, 2) * outlook.coins * 0.3;
    if (half.isLost) worth -= outlook.priceOfLoss;
  }
  // A way to go is worth something only where there is one.
  worth += Math.min(move, Math.max(0, outlook.enemy - 1)) * 0.35;
  if (outlook.enemy >= FAR) worth += move * 0.4;
  return worth;
}

/** Early where something can be hit before it acts, late where the monsters have still to come. */
function initiativeWorth(initiative: number, { enemy, threats }: Outlook): number {
  if (enemy >= FAR) return 0;
  const early = (50 - initiative) / 50;
  return enemy <= 3 ? early * 0.8 : threats > 0 ? -early * 0.8 : 0;
}
