import { recordOf } from '../content/lookup.ts';
import { isMonster, isUp } from '../figures.ts';
import { initiativeOf, LAST, turnRank } from '../initiative.ts';
import type { State } from '../state.ts';

/** One place in the order of a round: a character, or a kind of monster. */
export interface InitiativeEntry {
  /** The class of a character, the kind of a monster. */
  readonly figureId: string;
  readonly figureType: 'player' | 'monster';
  readonly initiative: number;
  /** The card that gives the initiative, and the other one; none for a long rest and for monsters. */
  readonly leadingCard?: string;
  readonly otherCard?: string;
  readonly isLongRest: boolean;
}

/** The order of the round that has been revealed. R 3.5 */
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

/** Who says the order of entries that are alike in everything: players of two cards each, or two kinds of monsters. */
export type TieChoice = (tied: readonly InitiativeEntry[]) => readonly InitiativeEntry[];

/**
 * The entries in order: the lower number first, players before monsters, players by their other card. Where that leaves several
 * alike the players choose; without a choice they stay as they were given. R 3.5
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

/** The initiative of the card that does not lead; the last there is for whoever rests. R 3.5 */
export function getNonLeadingCardInitiative({ otherCard }: Pick<InitiativeEntry, 'otherCard'>): number {
  return otherCard === undefined ? LAST : recordOf('card', otherCard).initiative;
}
