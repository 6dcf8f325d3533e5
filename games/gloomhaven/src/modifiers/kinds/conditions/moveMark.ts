import * as z from 'zod';
import { KEYWORDS } from '../../../vocabulary/vocabulary.ts';
import { countOrAll, forTarget, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('move-mark', {
  count: countOrAll.default(1),
  keyword: z.enum(KEYWORDS).optional(),
  must: z.boolean().default(false).describe('The player chooses only the new figure, not whether'),
  to: Selector,
});

/** Moves marks to another figure instead of ending them: those of cards with a keyword, or those without one. */
export const moveMark: ModifierKind<typeof schema> = {
  schema,
  on: ['special', 'move'],
  describe: ({ count, keyword, to }, t) =>
    t('modifier.move-mark', {
      count: String(count),
      named: keyword !== undefined,
      keyword: keyword === undefined ? '' : t(`keyword.${keyword}`),
      who: t.who(to, { case: 'acc' }),
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  aspects: { movedMarks: ({ keyword }) => keyword ?? 'without' },
  // Moves marks to the chosen figure: `marks.move` asks which ones when not all move.
  effect: {
    once: () => true,
    role: {
      ownTargets: ({ to }) => to,
      forAttacker: forTarget,
      inDefence: 'never',
      onFallen: 'applied',
    },
    isAvailable: ({ to, keyword }, table, figure, rules) =>
      figure >= 0 && rules.takersOf(table, figure, to, keyword).length > 0,
    candidates: ({ to, keyword }, { table, figure }, _matching, rules) => rules.takersOf(table, figure, to, keyword),
    isMandatory: ({ must }) => must,
    happens: ({ figure, target, at }, { count }) => [
      { at: 'marks.move', of: at, figure, target, left: count === 'all' ? 99 : count },
    ],
  },
};
