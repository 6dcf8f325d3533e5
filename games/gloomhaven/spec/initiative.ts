import { recordOf } from '../src/content/lookup.ts';
import { initiativeOf, LAST, turnRank } from '../src/scenario/initiative.ts';
import { isMonster, isUp } from '../src/state/figures.ts';
import type { State } from '../src/state/state.ts';

/** One entry of a round's order: a character or a kind of monster. */
export interface InitiativeEntry {
  /** The class of a character, or the kind of a monster. */
  readonly figureId: string;
  readonly figureType: 'player' | 'monster';
  readonly initiative: number;
  /** The leading card and the other one; absent for a long rest and for monsters. */
  readonly leadingCard?: string;
  readonly otherCard?: string;
  readonly isLongRest: boolean;
}

/** Returns the order of the revealed round. R 3.5 */
export function calculateInitiativeOrder(state: State): InitiativeEntry[] {
  const players = state.heroes.flatMap((hero, seat): InitiativeEntry[] => {
    if (!isUp(state, seat) || !hero.revealed) return [];
    const [leadingCard, otherCard] = hero.choice?.cards ?? [];
    return [
      {
        figureId: hero.class,
        figureType: 'player',
        initiative: hero.initiative,
        ...(leadingCard !== undefined && { leadingCard }),
        ...(otherCard !== undefined && { otherCard }),
        isLongRest: hero.resting,
      },
    ];
  });
  const kinds = new Map<string, InitiativeEntry>();
  for (const [id, figure] of state.figures.entries()) {
    if (!isMonster(figure) || !isUp(state, id)) continue;
    const initiative = initiativeOf(state, id);
    kinds.set(figure.type, { figureId: figure.type, figureType: 'monster', initiative, isLongRest: false });
  }
  return resolveInitiativeTies([...players, ...kinds.values()]);
}

/** Orders entries that tie in everything: characters with equal cards, or two kinds of monsters. */
export type TieChoice = (tied: readonly InitiativeEntry[]) => readonly InitiativeEntry[];

/**
 * Sorts the entries: lower initiative first, players before monsters, players by their other card. `choose` orders full
 * ties; without it they keep their order. R 3.5
 */
export function resolveInitiativeTies(
  entries: readonly InitiativeEntry[],
  choose: TieChoice = (tied) => tied,
): InitiativeEntry[] {
  const ranks = new Map<number, InitiativeEntry[]>();
  for (const entry of entries) {
    const second = entry.figureType === 'player' ? getNonLeadingCardInitiative(entry) : undefined;
    const rank = turnRank(entry.initiative, second);
    ranks.set(rank, [...(ranks.get(rank) ?? []), entry]);
  }
  const inOrder = [...ranks].toSorted(([a], [b]) => a - b);
  return inOrder.flatMap(([, tied]) => (tied.length > 1 ? [...choose(tied)] : tied));
}

/** Returns the initiative of the card that does not lead, or the latest for a long rest. R 3.5 */
export function getNonLeadingCardInitiative({ otherCard }: Pick<InitiativeEntry, 'otherCard'>): number {
  return otherCard === undefined ? LAST : recordOf('card', otherCard).initiative;
}
