// Compares the campaign's content with the reference: node games/gloomhaven/scripts/campaignReference.mjs [folder of
// the reference]
// Both sides are converted to short facts in the reference's terms. The script lists facts that only one side has.
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { referenceFolder } from './reference.mjs';

const BASE = new URL('../content/base/', import.meta.url);
const CAMPAIGN = new URL('campaign/', BASE);
const ITEMS = new URL('items/', BASE);
const SCENARIOS = new URL('scenarios/', BASE);

const recordsIn = (folder, file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')).records;
const numberOf = (id) => String(Number(id.replace(/^\D+/, '')));

/** Returns the facts that only ours has (+) or only the reference has (−), with their records. */
export function campaignDifferences(data) {
  const read = (file) => JSON.parse(readFileSync(`${data}/${file}`, 'utf8'));
  const ours = ourFacts();
  const theirs = [...eventFacts(read), ...placeFacts(data, read), ...classFacts(data, read), ...questFacts(read)];
  const counted = tally(ours);
  for (const fact of theirs) counted.set(fact, (counted.get(fact) ?? 0) - 1);
  const differences = [...counted].filter(([, count]) => count !== 0);
  return {
    facts: ours.length,
    differences: differences.map(([fact, count]) => `${count > 0 ? '+' : '−'} ${fact}`).sort(),
  };
}

function tally(facts) {
  const counted = new Map();
  for (const fact of facts) counted.set(fact, (counted.get(fact) ?? 0) + 1);
  return counted;
}

// Our facts, in the reference's terms.

function ourFacts() {
  const itemFiles = readdirSync(ITEMS);
  const items = new Map(itemFiles.flatMap((file) => recordsIn(ITEMS, file)).map(({ id, number }) => [id, number]));
  const scopes = new Map(recordsIn(CAMPAIGN, 'achievements.json').map(({ id, scope }) => [id, scope]));
  const tell = (effect) => ourEffect(effect, items, scopes);
  return [
    ...['city-events.json', 'road-events.json']
      .flatMap((file) => recordsIn(CAMPAIGN, file))
      .flatMap((event) => ourEvent(event, tell, items)),
    ...recordsIn(CAMPAIGN, 'locations.json').flatMap((place) => ourPlace(place, tell)),
    ...recordsIn(BASE, 'sealed-classes.json').map(
      (one) =>
        `class ${one.id}: ${one.handSize} cards, ${one.hitPoints.join(' ')}, events ${one.unlockEvent} ${one.retireEvent}`,
    ),
    ...recordsIn(CAMPAIGN, 'personal-quests.json').flatMap(({ number, steps, reward }) => [
      ...steps.map(({ least }) => `quest ${number}: ${least}`),
      ...reward.map(
        (one) => `quest ${number} opens ${one.class ?? one.envelope.replace('envelope-', '').toUpperCase()}`,
      ),
    ]),
  ];
}

const signed = (gain, loss, amount) => (amount > 0 ? `${gain} ${amount}` : `${loss} ${-amount}`);
const GOLD = { each: ['gold', 'loseGold'], party: ['collectiveGold', 'loseCollectiveGold'] };

function ourEffect(effect, items, scopes) {
  const { type, amount } = effect;
  const format = {
    gold: () => signed(...GOLD[effect.who], amount),
    xp: () => `experience ${amount}`,
    checkmarks: () => signed('battleGoal', 'loseBattleGoal', amount),
    reputation: () => signed('reputation', 'loseReputation', amount),
    prosperity: () => signed('prosperity', 'loseProsperity', amount),
    'start-condition': () => effect.conditions.map((condition) => `scenarioCondition ${condition}`),
    'start-damage': () => `scenarioDamage ${amount}`,
    'start-discard': () => `discard ${effect.cards}`,
    'start-minus-one': () => `scenarioSingleMinus1 ${effect.cards}`,
    'start-consumed': () => `${effect.who === 'each' ? 'consumeItem' : 'consumeCollectiveItem'} ${effect.slot}`,
    item: () => `item ${items.get(effect.item)} x${effect.copies ?? 1}`,
    design: () => `itemDesign ${items.get(effect.item)}`,
    'random-design': () => 'randomItemDesign',
    'unlock-scenario': () => `unlockScenario ${numberOf(effect.scenario)}`,
    'choose-scenario': () => effect.scenarios.map((id) => `chooseLocation ${numberOf(id)}`),
    'add-event': () => `event ${effect.event}`,
    achievement: () => `${scopes.get(effect.achievement)}Achievement ${effect.achievement}`,
    'lose-achievement': () => `lostPartyAchievement ${effect.achievement}`,
    'unlock-class': () => `unlockCharacter ${effect.class}`,
    open: () => `envelope ${effect.envelope.replace('envelope-', '').toUpperCase()}`,
    'finish-quest': () => 'custom',
    retire: () => 'custom',
    choose: () =>
      effect.options
        .flat()
        .flatMap((one) => ourEffect(one, items, scopes))
        .map((one) => `choose ${one}`),
    follow: () => `outcome ${effect.choice.toUpperCase()}`,
  };
  return [format[type]()].flat();
}

function ourNeed(need, items) {
  if (need.type === 'class') return `${need.absent ? 'no ' : ''}character ${need.classes.join(' ')}`;
  if (need.type === 'pay-item') return `payCollectiveItem ${items.get(need.item)}`;
  if (need.type === 'pay-gold') return `${need.who === 'each' ? 'payGold' : 'payCollectiveGold'} ${need.amount}`;
  return need.least === undefined ? `reputationLT ${need.most + 1}` : `reputationGT ${need.least - 1}`;
}

function ourEvent({ id, a, b }, tell, items) {
  return Object.entries({ A: a, B: b }).flatMap(([label, { outcomes }]) =>
    outcomes.flatMap((outcome, i) => {
      const { if: needed, effects = [], card } = outcome;
      const at = `${id} ${label}`;
      const needs =
        needed === undefined ? [] : needed === 'otherwise' ? ['otherwise'] : needed.map((one) => ourNeed(one, items));
      const inner = effects.flatMap((effect) => (effect.if ?? []).map((one) => `${at}: if ${ourNeed(one, items)}`));
      return [
        `${at} outcome ${i + 1} goes to ${card}`,
        ...needs.map((one) => `${at}: if ${one}`),
        ...inner,
        ...effects.flatMap(tell).map((one) => `${at}: ${one}`),
      ];
    }),
  );
}

function ourPlace(place, tell) {
  const { number, grid, road, origin, requires = [], rewards = [], endings = [], treasures = [] } = place;
  const at = `scenario ${number}`;
  return [
    `${at}: ${grid}${road ? ', road' : ''}${origin === 'start' ? ', initial' : ''}${origin === 'random' ? ', random' : ''}`,
    ...['unlocks', 'links', 'blocks'].flatMap((list) =>
      (place[list] ?? []).map((id) => `${at} ${list} ${numberOf(id)}`),
    ),
    ...requires.flatMap(({ has = [], lacks = [] }, i) => [
      ...has.map((one) => `${at} requires (${i}) ${one.achievement}${one.times === undefined ? '' : `:${one.times}`}`),
      ...lacks.map((one) => `${at} requires (${i}) !${one}`),
    ]),
    ...[...rewards, ...endings.flatMap((end) => end.rewards)].flatMap(tell).map((one) => `${at}: ${one}`),
    ...[...treasures, ...treasuresOnMap(place.id)].map((id) => `${at} holds ${numberOf(id)}`),
  ];
}

/** Returns the treasures on a location's map. */
function treasuresOnMap(id) {
  const scenarios = readdirSync(SCENARIOS).flatMap((file) => recordsIn(SCENARIOS, file));
  const { overlays = [] } = scenarios.find((one) => one.id === id) ?? {};
  return overlays.flatMap((overlay) => (overlay.type === 'treasure' ? [overlay.treasure] : []));
}

// Facts of the reference.

const ALIKE = {
  goldAdditional: 'gold',
  collectiveGoldAdditional: 'collectiveGold',
  reputationAdditional: 'reputation',
};

function theirEffect({ type, values = [] }) {
  if (type === 'noEffect') return [];
  if (type === 'choose') return values.flatMap(theirEffect).map((one) => `choose ${one}`);
  if (type === 'scenarioCondition') return values.map((one) => `scenarioCondition ${one}`);
  if (type === 'event') return [`event ${values.join('-')}`];
  if (type === 'itemCollective') return [`item ${values[0]} x${values[1]}`];
  if (type === 'consumeItem' || type === 'consumeCollectiveItem') return [`${type} ${values[1]}`];
  if (type === 'discardOne') return ['discard 1'];
  return [[ALIKE[type] ?? type, ...values].join(' ')];
}

const theirNeed = ({ type, values = [] }) => [type, ...values].join(' ');

function eventFacts(read) {
  return read('events.json').flatMap(({ type, cardId, options }) =>
    options.flatMap(({ label, outcomes, returnToDeck }) =>
      outcomes.flatMap(({ condition, effects = [], ...outcome }, i) => {
        const at = `${type}-${cardId} ${label}`;
        const returned = outcome.returnToDeck ?? (outcome.removeFromDeck ? false : returnToDeck);
        return [
          `${at} outcome ${i + 1} goes to ${returned ? 'return' : 'remove'}`,
          ...(condition === undefined ? [] : [`${at}: if ${theirNeed(condition)}`]),
          ...(condition?.effect === undefined ? [] : theirEffect(condition.effect).map((one) => `${at}: ${one}`)),
          ...effects.flatMap((one) => (one.condition === undefined ? [] : [`${at}: if ${theirNeed(one.condition)}`])),
          ...effects.flatMap(theirEffect).map((one) => `${at}: ${one}`),
        ];
      }),
    ),
  );
}

const SIGNED = { reputation: 'loseReputation', prosperity: 'loseProsperity' };
const LISTS = {
  globalAchievements: (one) => `globalAchievement ${one}`,
  partyAchievements: (one) => `partyAchievement ${one}`,
  lostPartyAchievements: (one) => `lostPartyAchievement ${one}`,
  items: (one) => `item ${one.split(':')[0]} x${one.split(':')[1] ?? 1}`,
  itemDesigns: (one) => `itemDesign ${one}`,
  events: (one) => `event ${one.replace(':', '-')}`,
  chooseLocation: (one) => `chooseLocation ${one}`,
  envelopes: (one) => `envelope ${one}`,
};

function theirRewards(rewards) {
  return Object.entries(rewards ?? {}).flatMap(([kind, value]) => {
    if (kind === 'hints') return [];
    if (kind === 'custom') return ['custom'];
    if (LISTS[kind] !== undefined) return value.map(LISTS[kind]);
    if (SIGNED[kind] !== undefined) return [signed(kind, SIGNED[kind], value)];
    return [`${kind === 'battleGoals' ? 'battleGoal' : kind} ${value}`];
  });
}

function placeFacts(data, read) {
  const sections = readdirSync(`${data}/sections`).map((file) => read(`sections/${file}`));
  const files = readdirSync(`${data}/scenarios-ghs`).filter((file) => /^\d/.test(file));
  return files
    .map((file) => read(`scenarios-ghs/${file}`))
    .flatMap((one) => {
      const at = `scenario ${one.index}`;
      const ends = sections.filter(({ parent, conclusion }) => parent === one.index && conclusion);
      const chests = (one.rooms ?? []).flatMap(({ treasures = [] }) => treasures).filter((chest) => chest !== 'G');
      return [
        `${at}: ${one.coordinates.gridLocation}${one.eventType === 'road' ? ', road' : ''}${one.initial ? ', initial' : ''}${one.random ? ', random' : ''}`,
        ...['unlocks', 'links', 'blocks'].flatMap((list) => (one[list] ?? []).map((id) => `${at} ${list} ${id}`)),
        ...(one.requirements ?? []).flatMap(({ global = [], party = [] }, i) =>
          [...global, ...party].map((needed) => `${at} requires (${i}) ${needed}`),
        ),
        ...[one, ...ends].flatMap(({ rewards }) => theirRewards(rewards)).map((reward) => `${at}: ${reward}`),
        ...chests.map((chest) => `${at} holds ${chest}`),
      ];
    });
}

function classFacts(data, read) {
  return readdirSync(`${data}/characters`)
    .map((file) => read(`characters/${file}`))
    .filter(({ spoiler }) => spoiler)
    .map(
      (one) =>
        `class ${one.name}: ${one.handSize} cards, ${one.stats.map(({ health }) => health).join(' ')}, events ${one.unlockEvent} ${one.retireEvent}`,
    );
}

function questFacts(read) {
  return read('personal-quests.json').flatMap(({ cardId, requirements, unlockCharacter, openEnvelope }) => [
    ...requirements.map(({ counter }) => `quest ${cardId}: ${counter}`),
    `quest ${cardId} opens ${unlockCharacter ?? openEnvelope}`,
  ]);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const given = process.argv[2];
  const folder = given === undefined ? referenceFolder() : resolve(given);
  if (folder === undefined) {
    console.error('The reference is not here: give its folder (the one with data/) as the argument.');
    process.exit(1);
  }
  const { facts, differences } = campaignDifferences(`${folder}/data`);
  console.log([`${facts} facts compared, ${differences.length} differences`, ...differences].join('\n'));
}
