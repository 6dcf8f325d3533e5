import { type CardTranslator, describerOf } from '../../modifiers/describe.ts';
import { branch, type Describer } from '../../modifiers/kind.ts';
import { describeEffects, describeNeeds, placeText } from './describeEffect.ts';
import type { EventRecord } from './event.ts';
import type { LocationRecord } from './location.ts';
import type { MilestoneRecord } from './milestone.ts';
import type { PersonalQuestRecord, QuestStep } from './personalQuest.ts';

/** The texts of an event card: the story, and the text and effects of each outcome. */
export interface EventTexts {
  readonly story: string;
  readonly a: ChoiceTexts;
  readonly b: ChoiceTexts;
}

interface ChoiceTexts {
  readonly choice: string;
  readonly outcomes: readonly OutcomeTexts[];
}

interface OutcomeTexts {
  /** Empty for an unconditional outcome. */
  readonly when: string;
  readonly story: string;
  readonly effects: readonly string[];
  readonly card: string;
}

/** Returns the texts of a city or road event. Outcomes must stay hidden until the choice. R 16.3 */
export function describeEvent(event: EventRecord, translator: CardTranslator): EventTexts {
  return {
    story: translator.t(`tale.${event.id}.story`),
    a: choiceTexts(event, 'a', translator),
    b: choiceTexts(event, 'b', translator),
  };
}

function choiceTexts(event: EventRecord, choice: 'a' | 'b', translator: CardTranslator): ChoiceTexts {
  const { t } = translator;
  const outcomes = event[choice].outcomes.map(({ if: needed, effects, card }, i) => ({
    when: whenText(needed, translator),
    story: t(`tale.${event.id}.${choice}${i + 1}`),
    effects: effects.length === 0 ? [t('campaignEffect.none')] : describeEffects(effects, translator),
    card: t(`eventCard.${card}`),
  }));
  return { choice: t(`tale.${event.id}.${choice}`), outcomes };
}

function whenText(needed: EventRecord['a']['outcomes'][number]['if'], translator: CardTranslator): string {
  if (needed === undefined) return '';
  return needed === 'otherwise' ? translator.t('campaignNeed.otherwise') : describeNeeds(needed, translator);
}

/** Returns the steps of a personal quest and its reward, one line each. R 16.9 */
export function describeQuest(quest: PersonalQuestRecord, translator: CardTranslator): readonly string[] {
  const t = describerOf(translator);
  const steps = quest.steps.map((step) => {
    const text = stepText(step, t);
    return step.opens === undefined ? text : t('quest.opens', { step: text, place: placeText(step.opens, t) });
  });
  return [...steps, ...describeEffects(quest.reward, translator)];
}

function stepText(step: QuestStep, t: Describer): string {
  const { type, least } = step;
  switch (type) {
    case 'kills': {
      const monsters = step.monsters === undefined ? 'any' : t.either(step.monsters.map(t.nameOf));
      const item = step.item === undefined ? 'none' : t.nameOf(step.item);
      return t('quest.kills', { least, monsters, item, elite: step.rank === 'elite', kinds: step.kinds });
    }
    case 'scenarios':
      return scenariosText(step, t);
    case 'items-owned':
      return t('quest.items-owned', {
        least,
        slots: t.either(step.slots.map((slot) => t(`slot.${slot}`))),
      });
    case 'item-owned':
      return t('quest.item-owned', { item: t.nameOf(step.item) });
    case 'exhaustions':
      return t('quest.exhaustions', { least, who: branch(step.who) });
    case 'gold-held':
    case 'gold-donated':
    case 'checkmarks':
    case 'enhancements':
    case 'retirements':
      return t(`quest.${type}`, { least });
  }
}

function scenariosText({ among, least }: Extract<QuestStep, { type: 'scenarios' }>, t: Describer): string {
  switch (among?.type) {
    case undefined:
      return t('quest.scenarios', { least });
    case 'region':
      return t('quest.scenarios-region', { least, region: t(`region.${among.region}`) });
    case 'crypt':
    case 'boss':
      return t(`quest.scenarios-${among.type}`, { least });
    case 'side':
      return t('quest.scenarios-side', { least, above: among.above });
    case 'listed':
      return t('quest.scenarios-listed', {
        places: t.either(among.scenarios.map((id) => placeText(id, t))),
      });
  }
}

/** Returns the text of a milestone's trigger. */
export function describeMilestone({ when }: MilestoneRecord, translator: CardTranslator): string {
  const t = describerOf(translator);
  switch (when.type) {
    case 'reputation-least':
    case 'reputation-most':
      return t(`milestone.${when.type}`, { value: when.value });
    case 'donated':
      return t('milestone.donated', { gold: when.gold });
    case 'achieved':
      return t('milestone.achieved', { achievements: t.all(when.achievements.map(t.nameOf)), times: when.times });
    case 'retirements':
      return t('milestone.retirements', { least: when.least });
  }
}

/** Returns the achievements that a scenario requires or excludes; empty when there are none. R 16.14 */
export function describeRequirements({ requires }: LocationRecord, translator: CardTranslator): string {
  const t = describerOf(translator);
  const ways = requires.map(({ has, lacks }) =>
    t.all([
      ...has.map(({ achievement, times }) => t('place.has', { achievement: t.nameOf(achievement), times })),
      ...lacks.map((achievement) => t('place.lacks', { achievement: t.nameOf(achievement) })),
    ]),
  );
  return ways.length === 0 ? '' : t.either(ways);
}
