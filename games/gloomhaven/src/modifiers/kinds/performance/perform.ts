import * as z from 'zod';
import { isHero, isMonster, isSummon, seatFor } from '../../../state/figures.ts';
import { below } from '../../../vocabulary/pointer.ts';
import { rulingOf } from '../../../vocabulary/variants.ts';
import type { Action } from '../../action.ts';
import { ANYWHERE, branch, forPerformer, type ModifierKind, modifierSchema, noEnhancement } from '../../kind.ts';
import { nestedActions } from '../../nested.ts';
import { Selector } from '../../selector.ts';

/** Another figure performs actions: an ally may, an enemy must, a summon obeys. R 11.6 */
export interface Perform {
  readonly type: 'perform';
  readonly who?: Selector | undefined;
  readonly control: 'performer' | 'you';
  readonly against: 'enemies' | 'its-allies';
  readonly must: boolean;
  readonly keyword: boolean;
  readonly command?: boolean | undefined;
  readonly actions: readonly Action[];
}

const schema = modifierSchema('perform', {
  who: Selector.optional().describe('By default the performer'),
  control: z.enum(['performer', 'you']).default('performer'),
  against: z.enum(['enemies', 'its-allies']).default('enemies'),
  must: z.boolean().default(false).describe('Forced, not allowed'),
  keyword: z.boolean().default(false).describe("The attack gains the effects of one's augments"),
  command: z.boolean().optional().describe('A Command: other cards speak of them'),
  actions: nestedActions,
});

/** The target performs granted or forced abilities. R 11.6 */
export const perform: ModifierKind<typeof schema> = {
  schema,
  on: ANYWHERE,
  describe: ({ who, control, against, must, keyword, command, actions }, t) => {
    const [first] = actions;
    const isOneSpecial = actions.length === 1 && first?.type === 'special';
    if (who !== undefined && isOneSpecial && !command && !first.modifiers.some(({ type }) => type === 'target')) {
      return t.granted(first.modifiers, who);
    }
    return t(command ? 'modifier.perform.command' : 'modifier.perform.plain', {
      alone: who === undefined,
      bare: first?.type === 'special' || first?.type === 'summon',
      who: who === undefined ? '' : t.who(who),
      whoAcc: who === undefined ? '' : t.who(who, { case: 'acc' }),
      several: who !== undefined && t.subject(who).number === 'many',
      control,
      against: branch(against),
      must,
      keyword,
      actions: who === undefined ? t.actions(actions) : t.performed(actions),
    });
  },
  order: 'chosen',
  enhance: noEnhancement,
  worth: () => 1.5,
  estimate: { item: 'when-hurt' },
  inside: ({ actions }) => [{ path: ['actions'], actions }],
  aspects: { grant: (modifier) => modifier },
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forPerformer,
      inDefence: 'at-once',
      onFallen: 'applied',
    },
    work: 'performers',
    performers: ({ who }) => (who === undefined ? 'owner' : 'others'),
    happens({ state, figure, target, at }, { control, against, who }) {
      const one = state.figures[target]!;
      const mine = seatFor(state, figure);
      // The rules for monsters perform a monster's or a summon's own effect. R 11.3
      const isOwn = who === undefined || target === figure;
      const isAutomatic = isSummon(one) && isOwn && rulingOf(state, 'summon.control') === 'auto';
      const byRules = isAutomatic || (isMonster(one) && (isOwn || control === 'performer'));
      const by = byRules
        ? -1
        : control === 'you' || !(isHero(state, target) || one.seat >= 0)
          ? mine
          : seatFor(state, target);
      const performance = {
        at: 'performance' as const,
        figure: target,
        of: below(at, 'actions'),
        by,
        turned: against === 'its-allies',
        focus: -1,
      };
      return [performance];
    },
    once: ({ who }) => who === undefined,
  },
};
