// Writes docs/gloomhaven-campaign.md: the effects of events, quests, locations and milestones of the campaign,
// described from their data. Run `npx tsc -b games/gloomhaven`, then this with Node after a change to
// content/base/campaign or to the texts.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import {
  describeEffects,
  describeEvent,
  describeMilestone,
  describeQuest,
  describeRequirements,
  loadContent,
  placeText,
} from '@tessera/gloomhaven';
import { manifest } from '@tessera/gloomhaven/manifest';
import { createTranslator } from '@tessera/text';

export const TABLE = new URL('../../../docs/gloomhaven-campaign.md', import.meta.url);

const KINDS = ['event', 'personal-quest', 'location', 'achievement', 'milestone', 'envelope'];

const byNumber = new Intl.Collator('en', { numeric: true });

/** Returns the table as text. */
export async function campaignTable() {
  const { content } = loadContent();
  const translator = createTranslator('en', await manifest.texts.en.texts());
  const name = (id) => (translator.has(`called.${id}`) ? translator.t(`called.${id}`) : id);
  const cardTranslator = { language: 'en', t: translator.t, name };
  const all = (kind) => [...content[kind].values()].sort((a, b) => byNumber.compare(a.id, b.id));
  const events = (deck) => all('event').filter((event) => event.deck === deck);
  return [
    '# Gloomhaven: the campaign',
    '',
    'Written by `node games/gloomhaven/scripts/campaignTable.mjs` from `content/base/campaign`; a test fails when it is not up to date.',
    `${KINDS.map((kind) => `${kind}: ${all(kind).length}`).join(', ')}. Scenarios with a map: ${all('scenario').length}.`,
    '',
    '## Effects',
    '',
    ...effectRows(content),
    '',
    '## City events',
    '',
    ...eventRows(events('city'), cardTranslator),
    '',
    '## Road events',
    '',
    ...eventRows(events('road'), cardTranslator),
    '',
    '## Personal quests',
    '',
    '| quest | requirement and reward |',
    '| --- | --- |',
    ...all('personal-quest').map(
      (quest) => `| ${quest.name} (${quest.number}) | ${describeQuest(quest, cardTranslator).join('; ')} |`,
    ),
    '',
    '## Places',
    '',
    'Without a map a scenario cannot be played yet. "Road" is a road event on the way there.',
    '',
    '| place | grid | region | map | road | requires | unlocks | without a road event to | blocks | rewards | treasures |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...all('location').map((place) => placeRow(place, content, cardTranslator)),
    '',
    '## Achievements',
    '',
    '| achievement | whose | |',
    '| --- | --- | --- |',
    ...all('achievement').map((one) => `| ${one.name} | ${one.scope} | ${achievementNote(one)} |`),
    '',
    '## Milestones and envelopes',
    '',
    '| when | what |',
    '| --- | --- |',
    ...all('milestone').map(
      (one) =>
        `| ${describeMilestone(one, cardTranslator)} | ${describeEffects(one.effects, cardTranslator).join('; ')} |`,
    ),
    ...all('envelope').map(
      ({ id, effects }) =>
        `| ${name(id)} | ${describeEffects(effects, cardTranslator).join('; ') || 'told at the table'} |`,
    ),
    '',
    '## Sealed classes',
    '',
    '| symbol | hand | hit points | unlock events | retirement events |',
    '| --- | --- | --- | --- | --- |',
    ...all('class')
      .filter(({ unlockEvent }) => unlockEvent !== undefined)
      .map(
        (one) =>
          `| ${cardTranslator.t(`symbol.${one.id}`)} | ${one.handSize} | ${one.hitPoints.join(' ')} | ${one.unlockEvent} | ${one.retireEvent} |`,
      ),
    '',
  ].join('\n');
}

function effectRows(content) {
  const count = new Map();
  const lists = [
    ['events', [...content.event.values()].flatMap(({ a, b }) => [...a.outcomes, ...b.outcomes].map((o) => o.effects))],
    ['places', [...content.location.values()].flatMap((p) => [p.rewards, ...p.endings.map((e) => e.rewards)])],
    [
      'elsewhere',
      [
        ...[...content['personal-quest'].values()].map(({ reward }) => reward),
        ...[...content.milestone.values()].map(({ effects }) => effects),
        ...[...content.envelope.values()].map(({ effects }) => effects),
      ],
    ],
  ];
  for (const [where, effects] of lists) {
    for (const { type } of effects.flat()) {
      const row = count.get(type) ?? { events: 0, places: 0, elsewhere: 0 };
      row[where] += 1;
      count.set(type, row);
    }
  }
  return [
    '| effect | in events | in rewards of places | elsewhere |',
    '| --- | --- | --- | --- |',
    ...[...count]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([type, row]) => `| ${type} | ${row.events} | ${row.places} | ${row.elsewhere} |`),
  ];
}

function eventRows(events, cardTranslator) {
  return [
    '| event | choice | if | outcome | card |',
    '| --- | --- | --- | --- | --- |',
    ...events.flatMap((event) => {
      const texts = describeEvent(event, cardTranslator);
      return ['a', 'b'].flatMap((choice) =>
        texts[choice].outcomes.map(({ when, effects }, i) => {
          const { card } = event[choice].outcomes[i];
          return `| ${event.id} | ${choice.toUpperCase()} | ${when} | ${effects.join('; ')} | ${card} |`;
        }),
      );
    }),
  ];
}

function placeRow(place, content, cardTranslator) {
  const { id, grid, region, road, unlocks, links, blocks, rewards, endings, treasures } = place;
  const map = content.scenario.get(id);
  const numbers = (ids) => ids.map((other) => other.replace(/^\w+-/, '')).join(', ');
  const ends = endings.map((end) => `${end.id}: ${describeEffects(end.rewards, cardTranslator).join('; ')}`);
  const chests =
    map === undefined ? treasures : map.overlays.flatMap((o) => (o.type === 'treasure' ? [o.treasure] : []));
  const cells = [
    placeText(
      id,
      Object.assign((key, params) => cardTranslator.t(key, params), { nameOf: cardTranslator.name }),
    ),
    grid,
    cardTranslator.t(`region.${region}`),
    map === undefined ? '' : 'yes',
    road ? 'yes' : '',
    describeRequirements(place, cardTranslator),
    numbers(unlocks),
    numbers(links),
    numbers(blocks),
    [...describeEffects(rewards, cardTranslator), ...ends].join('; '),
    numbers(chests),
  ];
  return `| ${cells.join(' | ')} |`;
}

function achievementNote({ replaces, repeats, initial }) {
  return [
    ...(replaces === undefined ? [] : [`replaces the last ${replaces}`]),
    ...(repeats ? ['counted'] : []),
    ...(initial ? ['from the beginning'] : []),
  ].join(', ');
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  writeFileSync(TABLE, await campaignTable());
  console.log(`wrote ${TABLE.pathname}`);
}
