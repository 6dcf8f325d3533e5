import type { RuleTexts } from '../ruleTexts.ts';

/** Was das Spiel sagt, auf Deutsch. Das Brett spricht für sich. */
export const gomokuDe: RuleTexts = {
  phrases: { 'place at {cell}': 'auf {cell} legen' },
  refusals: {
    'off-the-board': 'Feld {cell} liegt nicht auf dem Brett, das {cells} Felder hat.',
    taken: 'Auf Feld {cell} liegt schon ein Stein.',
    'in-a-row': 'Eine ganze Reihe von Steinen.',
    'board-full': 'Das Brett ist voll.',
  },
  decisions: { place: 'wohin ein Stein kommt' },
};
