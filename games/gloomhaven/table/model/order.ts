import { type FigureId, initiativeOf, isMonster, isPicking, recordOf, type View } from '@tessera/gloomhaven/selectors';

/** One entry of the turn order: a hero, or all monsters of one kind. */
export interface OrderEntry {
  readonly key: string;
  readonly kind: 'hero' | 'monsters';
  /** A figure that represents the entry. */
  readonly figure: FigureId;
  readonly figures: readonly FigureId[];
  /** Undefined while sealed. */
  readonly initiative: number | undefined;
  /** Before cards are drawn: the earliest and latest initiative of a kind of monster. */
  readonly span: readonly [number, number] | undefined;
  /** Whether a hero has chosen, during card selection. */
  readonly isReady: boolean;
  readonly isResting: boolean;
  readonly state: 'done' | 'now' | 'next';
}

/**
 * Returns the turn order of this round with the acting figure. During card selection it returns all entries with their
 * known initiatives; asked seats have not chosen yet. R 3.5
 */
export function orderOf(view: View, asked: readonly number[], now: FigureId | undefined): readonly OrderEntry[] {
  const { figures, heroes } = view;
  const isSealed = view.round === 0 || isPicking(view);
  const entries: OrderEntry[] = [];
  for (const [seat, hero] of heroes.entries()) {
    const figure = figures[seat]!;
    if (hero.exhausted) continue;
    const shown = hero.revealed && !isSealed;
    entries.push({
      key: `hero-${seat}`,
      kind: 'hero',
      figure: seat,
      figures: [seat],
      initiative: shown ? hero.initiative : ownInitiative(hero.choice),
      span: undefined,
      isReady: !asked.includes(seat),
      isResting: shown && hero.resting,
      state: now === seat ? 'now' : shown && figure.acted ? 'done' : 'next',
    });
  }
  const kinds = new Map<string, FigureId[]>();
  for (const [id, figure] of figures.entries()) {
    if (figure.cell < 0 || !isMonster(figure)) continue;
    kinds.set(figure.type, [...(kinds.get(figure.type) ?? []), id]);
  }
  for (const [type, ids] of kinds) {
    const { deck } = recordOf('monster', type);
    const drawn = view.monsterDecks.find((one) => one.deck === deck);
    const isDrawn = !isSealed && drawn !== undefined && drawn.card >= 0;
    const left = recordOf('monster-deck', deck).cards.filter((_, n) => isDrawn || !drawn?.drawn.includes(n));
    const all = left.map((card) => card.initiative);
    const isNow = ids.includes(now ?? -1);
    entries.push({
      key: type,
      kind: 'monsters',
      figure: ids[0]!,
      figures: ids,
      initiative: isDrawn ? initiativeOf(view, ids[0]!) : undefined,
      span: isDrawn ? undefined : [Math.min(...all), Math.max(...all)],
      isReady: true,
      isResting: false,
      state: isNow ? 'now' : isDrawn && ids.every((id) => figures[id]!.acted) ? 'done' : 'next',
    });
  }
  if (isSealed) return entries;
  return entries.toSorted((a, b) => (a.initiative ?? 100) - (b.initiative ?? 100));
}

function ownInitiative(choice: View['heroes'][number]['choice']): number | undefined {
  if (!choice) return undefined;
  const [lead] = choice.cards;
  return lead === undefined ? 99 : recordOf('card', lead).initiative;
}
