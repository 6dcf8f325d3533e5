// Prints the texts that players read on cards, made from the content, for reading through all of them:
// node games/gloomhaven/scripts/cardTexts.mjs [--language en] [--family cards,monsters,items,perks,events,goals]
// Needs a build.

import { parseArgs } from 'node:util';
import {
  describeBattleGoal,
  describeEvent,
  describeInstructions,
  describeModifierCard,
  describePerk,
  describeQuest,
  loadContent,
} from '@tessera/gloomhaven';
import { manifest } from '@tessera/gloomhaven/manifest';
import { createTranslator } from '@tessera/text';

const { values } = parseArgs({
  options: {
    language: { type: 'string', default: 'en' },
    family: { type: 'string', default: 'cards,monsters,items,perks,events,goals' },
  },
});

const { content } = loadContent();
const { t, has } = createTranslator(values.language, await manifest.texts[values.language].texts());
const name = (id) => (has(`called.${id}`) ? t(`called.${id}`) : id);
const translator = { language: values.language, t, name };

const lines = (title, instructions, voice = 'you') => [
  title,
  ...describeInstructions(instructions, { ...translator, voice }).map((line) => `  ${line}`),
];

/** The lines of each family of texts. */
const families = {
  cards: () =>
    [...content.card.values()].flatMap((card) => [
      ...lines(`${card.id} (${name(card.id)}), top`, card.top),
      ...lines(`${card.id}, bottom`, card.bottom),
    ]),
  monsters: () => [
    ...[...content['monster-deck'].values()].flatMap((deck) =>
      deck.cards.flatMap((card) => lines(`${deck.id} ${card.id}`, card, 'monster')),
    ),
    ...[...content.monster.values()].flatMap(({ id, specials }) =>
      specials.flatMap((actions, i) => lines(`${id}, special ${i + 1}`, { actions, modifiers: [] }, 'monster')),
    ),
  ],
  items: () => [...content.item.values()].flatMap((item) => lines(`${item.id} (${name(item.id)})`, item.does)),
  perks: () => [
    ...[...content['modifier-card'].values()].map((card) => `${card.id}: ${describeModifierCard(card, translator)}`),
    ...[...content.class.values()].flatMap(({ id, perks }) => [
      id,
      ...perks.map(
        (perk) => `  ${perk.times} × ${describePerk(perk, translator, (card) => content['modifier-card'].get(card))}`,
      ),
    ]),
  ],
  events: () =>
    [...content.event.values()].flatMap((event) => [event.id, ...eventLines(describeEvent(event, translator))]),
  goals: () => [
    ...[...content['battle-goal'].values()].map((goal) => `${goal.id}: ${describeBattleGoal(goal, translator)}`),
    ...[...content['personal-quest'].values()].flatMap((quest) => [
      `${quest.id} (${name(quest.id)})`,
      ...describeQuest(quest, translator).map((line) => `  ${line}`),
    ]),
  ],
};

function eventLines({ story, a, b }) {
  return [
    `  ${story}`,
    ...[a, b].flatMap(({ choice, outcomes }) => [
      `  > ${choice}`,
      ...outcomes.map(
        ({ when, story: told, effects, card }) => `    [${when}] ${told} | ${effects.join(' | ')} | ${card}`,
      ),
    ]),
  ];
}

for (const family of values.family.split(',')) console.log(families[family]().join('\n'));
