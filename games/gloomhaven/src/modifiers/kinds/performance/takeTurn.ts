import * as z from 'zod';
import { isHero, isMonster } from '../../../state/figures.ts';
import type { Frame } from '../../../state/frames.ts';
import type { EffectExecution, EffectRules } from '../../effect.ts';
import { branch, forNamed, type ModifierKind, modifierSchema, noEnhancement, noWorth } from '../../kind.ts';
import { Selector } from '../../selector.ts';

const schema = modifierSchema('take-turn', {
  who: Selector.optional(),
  how: z.enum(['extra', 'again', 'switched-sides', 'later']).describe('"later" is by a new leading card'),
  cards: z.enum(['two', 'top', 'bottom', 'none']).default('none').describe('The cards played from hand for it'),
  control: z.enum(['performer', 'you']).default('performer'),
});

/** A turn out of order, a turn on the other side, or one more hand card. */
export const takeTurn: ModifierKind<typeof schema> = {
  schema,
  on: ['special'],
  describe: ({ who, how, cards, control }, t) =>
    t('modifier.take-turn', {
      ...(who === undefined ? t.about('self').subject() : t.subject(who)),
      how: branch(how),
      cards,
      control,
    }),
  order: 'chosen',
  enhance: noEnhancement,
  worth: noWorth,
  effect: {
    role: {
      ownTargets: ({ who }) => who,
      forAttacker: forNamed,
      inDefence: 'never',
      onFallen: 'applied',
    },
    work: 'performers',
    happens: turnFrames,
    once: ({ who }) => who === undefined,
  },
};

/** Returns the frames of a turn out of order, a turn on the other side, or one more card. */
function turnFrames(acting: EffectExecution, modifier: z.output<typeof schema>, rules: EffectRules): Frame[] {
  const { state, target } = acting;
  const { how, cards } = modifier;
  const one = state.figures[target]!;
  if (how === 'later' && isHero(state, target)) return [{ at: 'turn.again', seat: target }];
  if (how === 'extra' && isHero(state, target) && cards === 'two')
    return [{ at: 'turn.again', seat: target, now: true }];
  if (how === 'extra' && isHero(state, target) && (cards === 'top' || cards === 'bottom')) {
    return [{ at: 'turn.extra', seat: target, half: cards }];
  }
  if (!isMonster(one)) return how === 'again' || how === 'extra' ? [{ at: 'turn', figure: target }] : [];
  if (how === 'again' || how === 'extra') return [{ at: 'monster.turn', figure: target }];
  // It acts against its own side when its turn comes this round: see `monsters/turn.ts`.
  if (!one.acted) rules.addLastingEffect(acting, modifier);
  return [];
}
