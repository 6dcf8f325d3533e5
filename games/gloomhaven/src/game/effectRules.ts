import { shapeOf } from '../abilities/abilityParameters.ts';
import { spendWanted } from '../abilities/denyElement.ts';
import { effects } from '../abilities/effectFrames.ts';
import { addLastingEffect, handOver, lastingNumber, supplyCard } from '../abilities/lastingEffects.ts';
import { onAbove } from '../content/pointed.ts';
import { isFlying } from '../inPlay/activeModifiers.ts';
import { selectable } from '../inPlay/select.ts';
import type { EffectRules } from '../modifiers/effect.ts';
import { goToNext, hatchObjects } from '../monsters/goTo.ts';
import { cardFrames } from '../perform/cards.ts';
import { forceFrames } from '../perform/force.ts';
import { landingFrames } from '../perform/landing.ts';
import { redirectAttack, redirectDamage } from '../perform/redirect.ts';
import { enteredFrames, enterHex } from '../perform/walk.ts';
import { consumeFor } from '../triggers/consume.ts';
import { triggerFrames } from '../triggers/due.ts';
import { inflictCondition } from '../triggers/inflictCondition.ts';
import { payFrames } from '../triggers/payment.ts';

/** The rules that effects of modifiers use. */
export const effectRules: EffectRules = {
  addLastingEffect,
  lastingNumber,
  effects,
  triggerFrames,
  inflictCondition,
  payFrames,
  consumeFor,
  spendWanted,
  cardFrames,
  supplyCard,
  handOver,
  forceFrames,
  enterHex,
  enteredFrames,
  landingFrames,
  goToNext,
  hatchObjects,
  redirectAttack,
  redirectDamage,
  shapeOf,
  isFlying,
  selectable,
  onAbove,
};
