// Writes docs/war-of-the-ring-cards.md: the kinds that cards use, how often, and the assertions of cases per half. Run
// it with Node after a change to content/base or cases/cards.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const GAME = new URL('../', import.meta.url);
export const TABLE = new URL('../../docs/war-of-the-ring-cards.md', GAME);

const read = (path) => JSON.parse(readFileSync(new URL(path, GAME), 'utf8'));
const DECKS = ['free-character', 'free-strategy', 'shadow-character', 'shadow-strategy'];

/** Returns the table as text. */
export function cardTable() {
  const cards = DECKS.flatMap((deck) => read(`content/base/cards/${deck}.json`).records);
  const halves = new Map(read('content/base/combat-cards.json').records.map((half) => [half.id, half]));
  const cases = readdirSync(new URL('cases/cards/', GAME))
    .sort()
    .flatMap((file) => read(`cases/cards/${file}`).cardCases);
  return [
    '# War of the Ring: the cards',
    '',
    'Written by `node games/war-of-the-ring/scripts/cardTable.mjs` from `content/base` and `cases/cards`; a test fails when it is not up to date.',
    `${cards.length} cards, ${halves.size} combat halves, ${cases.length} cases.`,
    '',
    ...kindTables(cards, [...halves.values()]),
    ...cardRows(cards, cases),
    '',
  ].join('\n');
}

function kindTables(cards, halves) {
  const effects = cards.map(({ event }) => allEffects(event.effects ?? []));
  const conditions = cards.map(({ event: { needs = [], table } }, i) => [
    ...needs,
    ...effects[i].flatMap((effect) => effect.if ?? []),
    ...(table?.while ?? []),
    ...(table?.removal ?? []).flatMap((removal) => removal.if ?? []),
  ]);
  const lasting = cards.map(({ event }) => event.table?.does ?? []);
  return [
    ...kindTable('Effects of events', 'cards', effects),
    ...kindTable('Conditions of events', 'cards', conditions),
    ...kindTable('What cards do on the table', 'cards', lasting),
    ...kindTable(
      'Effects of combat halves',
      'halves',
      halves.map((half) => half.effects),
    ),
    ...kindTable(
      'Conditions of combat halves',
      'halves',
      halves.map(({ needs = [] }) => needs),
    ),
  ];
}

/** Returns effects including the nested ones. */
function allEffects(effects) {
  return effects.flatMap((effect) => [
    effect,
    ...allEffects(effect.effects ?? []),
    ...allEffects(effect.otherwise ?? []),
    ...(Array.isArray(effect.from) ? effect.from.flatMap(allEffects) : []),
  ]);
}

function kindTable(title, what, lists) {
  const kinds = [...new Set(lists.flat().map(({ type }) => type))].sort();
  const rows = kinds.map((kind) => {
    const uses = lists.map((list) => list.filter(({ type }) => type === kind).length);
    return `| \`${kind}\` | ${uses.filter((count) => count > 0).length} | ${uses.reduce((sum, count) => sum + count, 0)} |`;
  });
  return [`## ${title}`, '', `| kind | ${what} | times |`, '| --- | --- | --- |', ...rows, ''];
}

function cardRows(cards, cases) {
  const asserted = (isIt) => cases.filter(isIt).map(({ name }) => name);
  const rows = cards.map(({ id, symbol, combat }) => {
    const shares = new Set(cards.filter((card) => card.combat === combat).map((card) => card.id));
    const event = asserted(({ card, half }) => half === 'event' && card === id);
    const fight = asserted(({ card, half }) => half === 'combat' && shares.has(card));
    return `| ${id} | ${symbol} | ${event.join('; ')} | ${combat} | ${fight.join('; ')} |`;
  });
  const head = [
    '| card | symbol | asserted of the event | combat half | asserted of it |',
    '| --- | --- | --- | --- | --- |',
  ];
  return ['## Cards and assertions', '', ...head, ...rows];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(TABLE, cardTable());
