import type { State } from '../state/state.ts';

/** Returns numbers worth averaging over many matches. */
export function metrics({ round, figures, heroes, map }: State): Readonly<Record<string, number>> {
  return {
    rounds: round,
    rooms: map.revealed.length,
    monstersLeft: figures.filter(({ cell, side }) => cell >= 0 && side === 'monsters').length,
    exhausted: heroes.filter(({ exhausted }) => exhausted).length,
    hitPoints: heroes.reduce((sum, { exhausted }, seat) => sum + (exhausted ? 0 : figures[seat]!.hp), 0),
    cardsLost: heroes.reduce((sum, { lost }) => sum + lost.length, 0),
    xp: heroes.reduce((sum, hero) => sum + hero.xp, 0),
    money: heroes.reduce((sum, hero) => sum + hero.money, 0),
  };
}
