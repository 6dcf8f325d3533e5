import { type CardSpeech, describerOf } from '../../action/describe.ts';
import { branch, type Describer } from '../../action/kind.ts';
import { isSealed } from '../../content/classes.ts';
import type { CampaignEffect, CampaignEffectType } from './effect.ts';
import type { Need } from './need.ts';

type EffectOf<Type extends CampaignEffectType> = Extract<CampaignEffect, { type: Type }>;
type Params = Readonly<Record<string, string | number | boolean>>;

const change = ({ amount }: { readonly amount: number }): Params => ({ amount: Math.abs(amount), loss: amount < 0 });
const none = (): Params => ({});

/** The text parameters per kind of effect. */
const params: {
  readonly [Type in CampaignEffectType]: (effect: EffectOf<Type>, tell: Describer) => Params;
} = {
  gold: (effect) => ({ ...change(effect), who: branch(effect.who), only: effect.only !== undefined }),
  xp: change,
  checkmarks: change,
  reputation: change,
  prosperity: change,
  'start-condition': ({ conditions }, tell) => ({
    conditions: tell.all(conditions.map((condition) => tell.say(`condition.${condition}`))),
  }),
  'start-damage': ({ amount }) => ({ amount }),
  'start-discard': ({ cards }) => ({ cards }),
  'start-minus-one': ({ cards }) => ({ cards }),
  'start-consumed': ({ slot, who }, tell) => ({ slot: tell.say(`slot.${slot}`), who: branch(who) }),
  item: ({ item, copies, quest }, tell) => ({
    item: tell.name(item),
    copies,
    quest: quest === undefined ? 'none' : tell.name(quest),
  }),
  design: ({ item }, tell) => ({ item: tell.name(item) }),
  'random-design': none,
  'unlock-scenario': ({ scenario }, tell) => ({ scenario: placeText(scenario, tell) }),
  'choose-scenario': ({ scenarios }, tell) => ({
    scenarios: tell.either(scenarios.map((id) => placeText(id, tell))),
  }),
  'random-scenario': none,
  'add-event': ({ event }, tell) => ({ event: eventTitle(event, tell) }),
  achievement: ({ achievement }, tell) => ({ achievement: tell.name(achievement) }),
  'lose-achievement': ({ achievement }, tell) => ({ achievement: tell.name(achievement) }),
  'unlock-class': (effect, tell) => ({ symbol: classText(effect.class, tell) }),
  open: ({ envelope }, tell) => ({ envelope: tell.name(envelope) }),
  'finish-quest': ({ quest }, tell) => ({ quest: tell.name(quest) }),
  retire: ({ quest }, tell) => ({ quest: tell.name(quest) }),
  choose: ({ options }, tell) => ({
    options: options.map((effects) => tell.all(effects.map((effect) => effectText(effect, tell)))).join(' / '),
  }),
  follow: ({ choice }) => ({ choice: choice.toUpperCase() }),
};

/** Returns the text of campaign effects, one line per effect. */
export function describeEffects(effects: readonly CampaignEffect[], speech: CardSpeech): readonly string[] {
  const tell = describerOf(speech);
  return effects.map((effect) => effectText(effect, tell));
}

/** Returns the text of needs. */
export function describeNeeds(needs: readonly Need[], speech: CardSpeech): string {
  return needsText(needs, describerOf(speech));
}

function effectText(effect: CampaignEffect, tell: Describer): string {
  const text = tell.say(`campaignEffect.${effect.type}`, paramsOf(effect, tell));
  if (effect.if === undefined) return text;
  return tell.say('campaignNeed.given', { needs: needsText(effect.if, tell), effect: text });
}

function paramsOf<Type extends CampaignEffectType>(effect: EffectOf<Type>, tell: Describer): Params {
  return params[effect.type as Type](effect, tell);
}

function needsText(needs: readonly Need[], tell: Describer): string {
  return tell.all(needs.map((need) => needText(need, tell)));
}

function needText(need: Need, tell: Describer): string {
  switch (need.type) {
    case 'class':
      return tell.say('campaignNeed.class', {
        classes: tell.either(need.classes.map((id) => classText(id, tell))),
        absent: need.absent,
      });
    case 'reputation': {
      const { least, most } = need;
      if (least !== undefined && most !== undefined)
        return tell.say('campaignNeed.reputation-between', { least, most });
      return least === undefined
        ? tell.say('campaignNeed.reputation-most', { most: most ?? 0 })
        : tell.say('campaignNeed.reputation-least', { least });
    }
    case 'pay-gold':
      return tell.say('campaignNeed.pay-gold', { amount: need.amount, who: branch(need.who) });
    case 'pay-item':
      return tell.say('campaignNeed.pay-item', { item: tell.name(need.item) });
  }
}

/** Returns the text of a class. Locked classes appear by their symbols. */
function classText(id: string, tell: Describer): string {
  return isSealed(id) ? tell.say(`symbol.${id}`) : tell.name(id);
}

/** Returns the name of a location with its number: `Lost Island (17)`. */
export function placeText(id: string, tell: Pick<Describer, 'say' | 'name'>): string {
  return tell.say('place.numbered', { name: tell.name(id), number: id.replace('scenario-', '') });
}

/** Returns the name of a card: `city event 05`. */
function eventTitle(id: string, { say }: Pick<Describer, 'say'>): string {
  const [deck = '', number = ''] = id.split('-');
  return say(`eventDeck.${deck}`, { number });
}
