// Writes docs/gloomhaven-cards.md: the asserted effects of each half of a card, each item and each ability card of
// monsters. Run it with Node after a change to content/base or cases/cards.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const GAME = new URL('../', import.meta.url);
export const TABLE = new URL('../../docs/gloomhaven-cards.md', GAME);

const read = (path) => JSON.parse(readFileSync(new URL(path, GAME), 'utf8'));
const files = (folder) => readdirSync(new URL(folder, GAME)).sort();
const records = (folder) => files(folder).flatMap((file) => read(`${folder}${file}`).records);

/** Returns the table as text. */
export function cardTable() {
  const cases = files('cases/cards/').flatMap((file) => read(`cases/cards/${file}`).cardCases);
  const classes = files('content/base/cards/').map((file) => read(`content/base/cards/${file}`).records);
  const items = records('content/base/items/');
  const decks = records('content/base/monster-decks/');
  const halves = classes.flat().length * 2;
  const monsterCards = decks.flatMap(({ cards }) => cards).length;
  return [
    '# Gloomhaven: the cards',
    '',
    'Written by `node games/gloomhaven/scripts/cardTable.mjs` from `content/base` and `cases/cards`; a test fails when it is not up to date,',
    'or when a half, an item or a monster card has no case.',
    `${halves} halves of ${classes.flat().length} cards, ${items.length} items, ${monsterCards} ability cards of monsters; ${cases.length} cases.`,
    '',
    'Every case stands in a hall: the hero in the middle (0,0) with 20 of 40 hit points, a friend two hexes behind, the enemies A and B beside',
    'and C three hexes away, all modifier cards +0. Hexes are axial steps from the middle. For the cards of monsters M is the monster at 0,0,',
    'N another of its kind, and the heroes stand three hexes away or beside it. The list has all changes;',
    '"→" comes before the changes of a later step of the case.',
    '',
    ...classes.flatMap((cards) => classRows(cards, cases)),
    '## Items',
    '',
    '| item | asserted |',
    '| --- | --- |',
    ...items.map(({ id, name }) => `| ${name} | ${asserted(cases.filter(({ item }) => item === id))} |`),
    '',
    ...decks.flatMap((deck) => deckRows(deck, cases)),
  ].join('\n');
}

function classRows(cards, cases) {
  const rows = cards.flatMap(({ id, name, level }) =>
    ['top', 'bottom'].map((half) => {
      const own = cases.filter((one) => one.card === id && one.half === half);
      return `| ${name} (${level}) | ${half} | ${asserted(own)} |`;
    }),
  );
  return [`## ${cards[0].class}`, '', '| card | half | asserted |', '| --- | --- | --- |', ...rows, ''];
}

function deckRows({ id, cards }, cases) {
  const rows = cards.map((card) => {
    const own = cases.filter(({ monster }) => monster === `${id} ${card.id}`);
    return `| ${card.id} | ${asserted(own)} |`;
  });
  return [`## Monsters: ${id}`, '', '| card | asserted |', '| --- | --- |', ...rows, ''];
}

function asserted(cases) {
  return cases.map(caseText).join(' <br> ');
}

function caseText({ name, after, steps }) {
  const told = (steps ?? [{ do: 'play', after }]).map((step) => {
    const changes = step.after.length === 0 ? 'nothing changes' : step.after.join('; ');
    return step.do === 'play' ? changes : `${step.do}: ${changes}`;
  });
  return `${name === undefined ? '' : `*${name}* – `}${told.join(' → ')}`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(TABLE, cardTable());
