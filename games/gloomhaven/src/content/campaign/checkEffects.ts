import type { JsonPath } from '@tessera/rules';
import type { GloomhavenReview } from '../checks/review.ts';
import type { CampaignEffect, CampaignEffectType } from './effect.ts';
import type { Need } from './need.ts';

type EffectOf<Type extends CampaignEffectType> = Extract<CampaignEffect, { type: Type }>;
type Check<Type extends CampaignEffectType> = (
  effect: EffectOf<Type>,
  path: JsonPath,
  review: GloomhavenReview,
) => void;

const nothing = () => {};

function isSomething({ amount }: { readonly amount: number }, path: JsonPath, review: GloomhavenReview): void {
  if (amount !== 0) return;
  review.report({ code: 'E_NO_AMOUNT', path: [...path, 'amount'], message: 'an effect of 0 is none: leave it out.' });
}

/** Checks per kind of effect. */
const checks: { readonly [Type in CampaignEffectType]: Check<Type> } = {
  gold: isSomething,
  xp: isSomething,
  checkmarks: isSomething,
  reputation: isSomething,
  prosperity: isSomething,
  'start-condition': nothing,
  'start-damage': nothing,
  'start-discard': nothing,
  'start-minus-one': nothing,
  'start-consumed': nothing,
  item: ({ item, quest }, path, review) => {
    review.reference('item', item, [...path, 'item']);
    if (quest !== undefined) review.reference('personal-quest', quest, [...path, 'quest']);
  },
  design: ({ item }, path, review) => review.reference('item', item, [...path, 'item']),
  'random-design': nothing,
  'unlock-scenario': ({ scenario }, path, review) => review.reference('location', scenario, [...path, 'scenario']),
  'choose-scenario': ({ scenarios }, path, review) => {
    for (const [i, id] of scenarios.entries()) review.reference('location', id, [...path, 'scenarios', i]);
  },
  'random-scenario': nothing,
  'add-event': ({ event }, path, review) => review.reference('event', event, [...path, 'event']),
  achievement: ({ achievement }, path, review) =>
    review.reference('achievement', achievement, [...path, 'achievement']),
  'lose-achievement': ({ achievement }, path, review) =>
    review.reference('achievement', achievement, [...path, 'achievement']),
  'unlock-class': (effect, path, review) => review.reference('class', effect.class, [...path, 'class']),
  open: ({ envelope }, path, review) => review.reference('envelope', envelope, [...path, 'envelope']),
  'finish-quest': ({ quest }, path, review) => review.reference('personal-quest', quest, [...path, 'quest']),
  retire: ({ quest }, path, review) => review.reference('personal-quest', quest, [...path, 'quest']),
  choose: ({ options }, path, review) => {
    for (const [i, option] of options.entries()) checkEffects(option, [...path, 'options', i], review);
  },
  follow: nothing,
};

/** Checks that everything an effect names exists. Only events have another choice to follow. */
export function checkEffects(
  effects: readonly CampaignEffect[],
  path: JsonPath,
  review: GloomhavenReview,
  inEvent = false,
): void {
  for (const [i, effect] of effects.entries()) {
    const at = [...path, i];
    if (effect.if !== undefined) checkNeeds(effect.if, [...at, 'if'], review);
    if (effect.type === 'follow' && !inEvent) {
      review.report({ code: 'E_FOLLOW', path: at, message: 'only the choices of an event follow one another.' });
    }
    checkOne(effect, at, review);
  }
}

function checkOne<Type extends CampaignEffectType>(effect: EffectOf<Type>, path: JsonPath, review: GloomhavenReview) {
  const check: Check<Type> = checks[effect.type as Type];
  check(effect, path, review);
}

/** Checks that every need can be met. */
export function checkNeeds(needs: readonly Need[], path: JsonPath, review: GloomhavenReview): void {
  for (const [i, need] of needs.entries()) {
    const at = [...path, i];
    if (need.type === 'class')
      for (const [j, id] of need.classes.entries()) checkAnyClass(id, [...at, 'classes', j], review);
    if (need.type === 'pay-item') review.reference('item', need.item, [...at, 'item']);
    if (need.type === 'reputation') checkBounds(need, at, review);
  }
}

function checkBounds({ least, most }: Extract<Need, { type: 'reputation' }>, path: JsonPath, review: GloomhavenReview) {
  if (least === undefined && most === undefined) {
    review.report({ code: 'E_NO_BOUND', path, message: 'a reputation needs a least or a most.' });
  }
}

function checkAnyClass(id: string, path: JsonPath, review: GloomhavenReview): void {
  review.reference('class', id, path);
}
