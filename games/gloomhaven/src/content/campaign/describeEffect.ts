import type { TranslateFn } from '@tessera/text';
import { type CardTranslator, describerOf } from '../../modifiers/describe.ts';
import { branch, type Describer } from '../../modifiers/kind.ts';
import { isSealed } from '../classes.ts';
import type { CampaignEffect, CampaignEffectType } from './effect.ts';
import type { Need } from './need.ts';

type EffectOf<Type extends CampaignEffectType> = Extract<CampaignEffect, { type: Type }>;
type Params = Readonly<Record<string, string | number | boolean>>;

const change = ({ amount }: { readonly amount: number }): Params => ({ amount: Math.abs(amount), loss: amount < 0 });
const none = (): Params => ({});

/** The text parameters per kind of effect. */
const params: {
  readonly [Type in CampaignEffectType]: (effect: EffectOf<Type>, t: Describer) => Params;
} = {
  gold: (effect) => ({ ...change(effect), who: branch(effect.who), only: effect.only !== undefined }),
  xp: change,
  checkmarks: change,
  reputation: change,
  prosperity: change,
  'start-condition': ({ conditions }, t) => ({
    conditions: t.all(conditions.map((condition) => t(`condition.${condition}`))),
  }),
  'start-damage': ({ amount }) => ({ amount }),
  'start-discard': ({ cards }) => ({ cards }),
  'start-minus-one': ({ cards }) => ({ cards }),
  'start-consumed': ({ slot, who }, t) => ({ slot: t(`slotKind.${slot}`), who: branch(who) }),
  item: ({ item, copies, quest }, t) => ({
    item: t.nameOf(item),
    copies,
    quest: quest === undefined ? 'none' : t.nameOf(quest),
  }),
  design: ({ item }, t) => ({ item: t.nameOf(item) }),
  'random-design': none,
  'unlock-scenario': ({ scenario }, t) => ({ scenario: placeText(scenario, t) }),
  'choose-scenario': ({ scenarios }, t) => ({
    scenarios: t.either(scenarios.map((id) => placeText(id, t))),
  }),
  'random-scenario': none,
  'add-event': ({ event }, t) => ({ event: eventTitle(event, t) }),
  achievement: ({ achievement }, t) => ({ achievement: t.nameOf(achievement) }),
  'lose-achievement': ({ achievement }, t) => ({ achievement: t.nameOf(achievement) }),
  'unlock-class': (effect, t) => ({ symbol: classText(effect.class, t) }),
  open: ({ envelope }, t) => ({ envelope: t.nameOf(envelope) }),
  'finish-quest': ({ quest }, t) => ({ quest: t.nameOf(quest) }),
  retire: ({ quest }, t) => ({ quest: t.nameOf(quest) }),
  choose: ({ options }, t) => ({
    options: options.map((effects) => effects.map((effect) => effectText(effect, t)).join('; ')).join(' / '),
  }),
  follow: ({ choice }) => ({ choice: choice.toUpperCase() }),
};

/** Returns the text of campaign effects, one line per effect. */
export function describeEffects(effects: readonly CampaignEffect[], translator: CardTranslator): readonly string[] {
  const t = describerOf(translator);
  return effects.map((effect) => effectText(effect, t));
}

/** Returns the text of needs. */
export function describeNeeds(needs: readonly Need[], translator: CardTranslator): string {
  return needsText(needs, describerOf(translator));
}

function effectText(effect: CampaignEffect, t: Describer): string {
  const text = t(`campaignEffect.${effect.type}`, paramsOf(effect, t));
  if (effect.if === undefined) return text;
  return t('campaignNeed.given', { needs: needsText(effect.if, t), effect: text });
}

function paramsOf<Type extends CampaignEffectType>(effect: EffectOf<Type>, t: Describer): Params {
  return params[effect.type as Type](effect, t);
}

function needsText(needs: readonly Need[], t: Describer): string {
  return t.all(needs.map((need) => needText(need, t)));
}

function needText(need: Need, t: Describer): string {
  switch (need.type) {
    case 'class':
      return t('campaignNeed.class', {
        classes: t.either(need.classes.map((id) => classText(id, t))),
        absent: need.absent,
      });
    case 'reputation': {
      const { least, most } = need;
      if (least === undefined) return t('campaignNeed.reputation-most', { most: reputationText(most ?? 0) });
      if (most === undefined) return t('campaignNeed.reputation-least', { least: reputationText(least) });
      return t('campaignNeed.reputation-between', { least: reputationText(least), most: reputationText(most) });
    }
    case 'pay-gold':
      return t('campaignNeed.pay-gold', { amount: need.amount, who: branch(need.who) });
    case 'pay-item':
      return t('campaignNeed.pay-item', { item: t.nameOf(need.item) });
  }
}

/** Formats a reputation with a typographic minus sign. */
function reputationText(value: number): string {
  return value < 0 ? `−${-value}` : String(value);
}

/** Returns the text of a class. Locked classes appear by their symbols. */
function classText(id: string, t: Describer): string {
  return isSealed(id) ? t(`symbol.${id}`) : t.nameOf(id);
}

/** Returns the name of a location with its number: `Lost Island (17)`. */
export function placeText(id: string, t: TranslateFn & Pick<Describer, 'nameOf'>): string {
  return t('place.numbered', { name: t.nameOf(id), number: id.replace('scenario-', '') });
}

/** Returns the name of a card: `city event 05`. */
function eventTitle(id: string, t: TranslateFn): string {
  const [deck = '', number = ''] = id.split('-');
  return t(`eventDeck.${deck}`, { number });
}
