import type { GloomhavenReview } from '../checks/review.ts';
import type { CampaignEffect } from './effect.ts';

type Content = GloomhavenReview['content'];

/** Ids that the content gives somewhere. All others can never be reached. */
export interface ReachableIds {
  readonly events: ReadonlySet<string>;
  readonly scenarios: ReadonlySet<string>;
  readonly achievements: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly envelopes: ReadonlySet<string>;
}

const known = new WeakMap<Content, ReachableIds>();

/** Returns the ids that events, rewards, quests, milestones, treasures and classes give. */
export function givenIn(content: Content): ReachableIds {
  let given = known.get(content);
  if (given === undefined) {
    given = collect(content);
    known.set(content, given);
  }
  return given;
}

function collect(content: Content): ReachableIds {
  const given = {
    events: new Set(classAndDeckEvents(content)),
    scenarios: new Set(openedPlaces(content)),
    achievements: new Set<string>(),
    classes: new Set<string>(),
    envelopes: new Set<string>(),
  };
  for (const effect of allEffects(content)) {
    if (effect.type === 'add-event') given.events.add(effect.event);
    if (effect.type === 'unlock-scenario') given.scenarios.add(effect.scenario);
    if (effect.type === 'choose-scenario') for (const id of effect.scenarios) given.scenarios.add(id);
    if (effect.type === 'achievement') given.achievements.add(effect.achievement);
    if (effect.type === 'unlock-class') given.classes.add(effect.class);
    if (effect.type === 'open') given.envelopes.add(effect.envelope);
  }
  return given;
}

/** Returns every effect of the content, including those among which a party chooses. */
function allEffects(content: Content): CampaignEffect[] {
  const lists: (readonly CampaignEffect[])[] = [
    ...[...content.event.values()].flatMap(({ a, b }) => [...a.outcomes, ...b.outcomes].map(({ effects }) => effects)),
    ...[...content.location.values()].flatMap(({ rewards, endings }) => [
      rewards,
      ...endings.map((end) => end.rewards),
    ]),
    ...[...content['personal-quest'].values()].map(({ reward }) => reward),
    ...[...content.milestone.values()].map(({ effects }) => effects),
    ...[...content.envelope.values()].map(({ effects }) => effects),
  ];
  const given = lists.flat();
  const picked = given.flatMap((effect) => (effect.type === 'choose' ? effect.options.flat() : []));
  return [...given, ...picked];
}

function openedPlaces(content: Content): string[] {
  const places = [...content.location.values()];
  const quests = [...content['personal-quest'].values()];
  return [
    ...places.flatMap(({ unlocks }) => unlocks),
    ...quests.flatMap(({ steps }) => steps.flatMap(({ opens }) => opens ?? [])),
    ...[...content.treasure.values()].flatMap(({ scenario }) => (scenario === undefined ? [] : `scenario-${scenario}`)),
  ];
}

function classAndDeckEvents(content: Content): string[] {
  const numbers = [...content.class.values()].flatMap(({ unlockEvent = [], retireEvent }) => [
    ...[unlockEvent].flat(),
    retireEvent,
  ]);
  const decks = [...content['campaign-tables'].values()].flatMap(({ decks: { city, road } }) =>
    [...content.event.values()]
      .filter(({ deck, number }) => isWithin(number, deck === 'city' ? city : road))
      .map(({ id }) => id),
  );
  return [...decks, ...numbers.flatMap(eventsNumbered)];
}

const isWithin = (number: number, [first, last]: readonly [number, number]) => number >= first && number <= last;

/** Returns the cards of a number in both decks. */
export function eventsNumbered(number: number): readonly [string, string] {
  const digits = String(number).padStart(2, '0');
  return [`city-${digits}`, `road-${digits}`];
}
