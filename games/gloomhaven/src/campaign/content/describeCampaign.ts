import { type CardSpeech, describerOf } from '../../action/describe.ts';
import { branch, type Describer } from '../../action/kind.ts';
import { describeEffects, describeNeeds, placeText } from './describeEffect.ts';
import type { EventRecord } from './event.ts';
import type { LocationRecord } from './location.ts';
import type { MilestoneRecord } from './milestone.ts';
import type { PersonalQuestRecord, QuestStep } from './personalQuest.ts';

/** A card as it is read: the story, and what each outcome says and does. */
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
  /** Empty where it always happens. */
  readonly when: string;
  readonly story: string;
  readonly effects: readonly string[];
  readonly card: string;
}

/** A card of the city or the road in words. Outcomes are not for those who have yet to choose. R 16.3 */
export function describeEvent(event: EventRecord, speech: CardSpeech): EventTexts {
  return {
    story: speech.say(`tale.${event.id}.story`),
    a: choiceTexts(event, 'a', speech),
    b: choiceTexts(event, 'b', speech),
  };
}

function choiceTexts(event: EventRecord, choice: 'a' | 'b', speech: CardSpeech): ChoiceTexts {
  const { say } = speech;
  const outcomes = event[choice].outcomes.map(({ if: needed, effects, card }, i) => ({
    when: whenText(needed, speech),
    story: say(`tale.${event.id}.${choice}${i + 1}`),
    effects: effects.length === 0 ? [say('campaignEffect.none')] : describeEffects(effects, speech),
    card: say(`eventCard.${card}`),
  }));
  return { choice: say(`tale.${event.id}.${choice}`), outcomes };
}

function whenText(needed: EventRecord['a']['outcomes'][number]['if'], speech: CardSpeech): string {
  if (needed === undefined) return '';
  return needed === 'otherwise' ? speech.say('campaignNeed.otherwise') : describeNeeds(needed, speech);
}

/** The steps of a personal quest and what it opens, a line each. R 16.9 */
export function describeQuest(quest: PersonalQuestRecord, speech: CardSpeech): readonly string[] {
  const tell = describerOf(speech);
  const steps = quest.steps.map((step) => {
    const text = stepText(step, tell);
    return step.opens === undefined
      ? text
      : tell.say('quest.opens', { step: text, place: placeText(step.opens, tell) });
  });
  return [...steps, ...describeEffects(quest.reward, speech)];
}

function stepText(step: QuestStep, tell: Describer): string {
  const { type, least } = step;
  switch (type) {
    case 'kills': {
      const monsters = step.monsters === undefined ? 'any' : tell.either(step.monsters.map(tell.name));
      const item = step.item === undefined ? 'none' : tell.name(step.item);
      return tell.say('quest.kills', { least, monsters, item, elite: step.rank === 'elite', kinds: step.kinds });
    }
    case 'scenarios':
      return scenariosText(step, tell);
    case 'items-owned':
      return tell.say('quest.items-owned', {
        least,
        slots: tell.either(step.slots.map((slot) => tell.say(`slot.${slot}`))),
      });
    case 'item-owned':
      return tell.say('quest.item-owned', { item: tell.name(step.item) });
    case 'exhaustions':
      return tell.say('quest.exhaustions', { least, who: branch(step.who) });
    case 'gold-held':
    case 'gold-donated':
    case 'checkmarks':
    case 'enhancements':
    case 'retirements':
      return tell.say(`quest.${type}`, { least });
  }
}

function scenariosText({ among, least }: Extract<QuestStep, { type: 'scenarios' }>, tell: Describer): string {
  switch (among?.type) {
    case undefined:
      return tell.say('quest.scenarios', { least });
    case 'region':
      return tell.say('quest.scenarios-region', { least, region: tell.say(`region.${among.region}`) });
    case 'crypt':
    case 'boss':
      return tell.say(`quest.scenarios-${among.type}`, { least });
    case 'side':
      return tell.say('quest.scenarios-side', { least, above: among.above });
    case 'listed':
      return tell.say('quest.scenarios-listed', {
        places: tell.either(among.scenarios.map((id) => placeText(id, tell))),
      });
  }
}

/** When something happens that the campaign watches for. */
export function describeMilestone({ when }: MilestoneRecord, speech: CardSpeech): string {
  const { say, all, name } = describerOf(speech);
  switch (when.type) {
    case 'reputation-least':
    case 'reputation-most':
      return say(`milestone.${when.type}`, { value: when.value });
    case 'donated':
      return say('milestone.donated', { gold: when.gold });
    case 'achieved':
      return say('milestone.achieved', { achievements: all(when.achievements.map(name)), times: when.times });
    case 'retirements':
      return say('milestone.retirements', { least: when.least });
  }
}

/** What must be achieved, and what must not, before a scenario can be played; empty where nothing. R 16.14 */
export function describeRequirements({ requires }: LocationRecord, speech: CardSpeech): string {
  const { say, all, either, name } = describerOf(speech);
  const ways = requires.map(({ has, lacks }) =>
    all([
      ...has.map(({ achievement, times }) => say('place.has', { achievement: name(achievement), times })),
      ...lacks.map((achievement) => say('place.lacks', { achievement: name(achievement) })),
    ]),
  );
  return ways.length === 0 ? '' : either(ways);
}
