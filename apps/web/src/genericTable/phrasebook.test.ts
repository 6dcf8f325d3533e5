import { duel } from '@tessera/duel';
import { gomoku } from '@tessera/gomoku';
import { eventsFor, fastChance, type Game, Match, type Reason } from '@tessera/kernel';
import { liarsDice } from '@tessera/liars-dice';
import { expect, test } from 'vitest';
import { Phrasebook } from './phrasebook.ts';
import { duelDe } from './phrases/duel.de.ts';
import { gomokuDe } from './phrases/gomoku.de.ts';
import { liarsDiceDe } from './phrases/liarsDice.de.ts';

const GAMES = [
  { game: gomoku as Game, texts: gomokuDe },
  { game: liarsDice as Game, texts: liarsDiceDe },
  { game: duel as Game, texts: duelDe },
];
const MATCHES = 12;
/** Lines without words: a row of the board, a name alone. */
const WORDLESS = /^[\s\d·.#XO]*$|^\d? *([A-Z]?\d*|##|\.| )+$|^ *([a-z] *)+$|^[A-Z]\w+( [A-Z]?\w+)?$/;

/** Everything that random matches of a game ever say. */
function everythingSaid(game: Game): Set<string> {
  const texts = new Set<string>();
  for (let i = 0; i < MATCHES; i++) {
    const match = Match.create(game, { seats: 2, seed: `words ${i}` });
    const dice = fastChance(`words ${i}`);
    const hear = (text: string | undefined) => {
      for (const line of (text ?? '').split('\n')) if (line.trim() !== '') texts.add(line);
    };
    const hearReason = ({ label, reasons = [] }: Reason) => {
      hear(label);
      for (const reason of reasons) hearReason(reason);
    };
    for (let n = 0; n < 300 && match.decisions.length > 0; n++) {
      const { seat } = dice.pick(match.decisions);
      const view = match.view(seat);
      hear(game === (gomoku as Game) ? undefined : game.words.board?.(view, seat));
      const legal = match.legal(seat);
      for (const action of legal.slice(0, 30)) {
        hear(game.words.action?.(action, view));
        for (const reason of game.preview(view, seat, action)) hearReason(reason);
      }
      match.apply(seat, dice.pick(legal));
      for (const viewer of [0, 1, 'spectator'] as const) {
        for (const event of eventsFor(match.events(match.seq - 1), viewer)) hear(game.words.event?.(event));
      }
    }
  }
  return texts;
}

test.each(GAMES)('whatever $game.id says has a German phrase', ({ game, texts }) => {
  const book = new Phrasebook(texts.phrases);
  const said = everythingSaid(game);
  expect(said.size).toBeGreaterThan(8);
  const unknown = [...said].filter((text) => book.say(text) === undefined && !WORDLESS.test(text));
  expect(unknown.slice(0, 20)).toEqual([]);
});

test.each(GAMES)(
  'every refusal and ending of $game.id has a German sentence, and every question a name',
  ({ game, texts }) => {
    expect(Object.keys(texts.refusals).sort()).toEqual(Object.keys(game.messages).sort());
    const match = Match.create(game, { seats: 2, seed: 'names' });
    const dice = fastChance('names');
    for (let n = 0; n < 300 && match.decisions.length > 0; n++) {
      for (const { kind } of match.decisions) expect(texts.decisions).toHaveProperty(kind);
      const { seat } = dice.pick(match.decisions);
      match.apply(seat, dice.pick(match.legal(seat)));
    }
  },
);

test('a phrase is known by its shape, and its gaps are said in turn', () => {
  const book = new Phrasebook({ 'pick {card}': '{card} nehmen', '{n} unseen': '{n} verdeckt', none: 'keine' });
  expect(book.say('pick 3 unseen')).toBe('3 verdeckt nehmen');
  expect(book.say('pick none, 2 unseen')).toBe('keine, 2 verdeckt nehmen');
  expect(book.say('pick')).toBeUndefined();
});

/** Words that no German sentence of these games has. */
const ENGLISH =
  /\b(the|under|with|is|are|has|and|of|to|at|by|a|no|not|rolls|bids|loses|retaliate|shield|attack|move|push|range|targets|lost|hand|down|cup|picks|suffers)\b/;

test.each(GAMES)('nothing of $game.id stays English inside a German sentence', ({ game, texts }) => {
  const book = new Phrasebook(texts.phrases);
  const mixed = [...everythingSaid(game)].flatMap((text) => {
    // Names of hexes are letters too.
    const german = book.say(text)?.replace(/\b[a-z]\d\b/g, '') ?? '';
    return ENGLISH.test(german) ? [`${text} -> ${german}`] : [];
  });
  expect(mixed.slice(0, 10)).toEqual([]);
});

test('a card reads in German as it does in English', () => {
  const book = new Phrasebook(duelDe.phrases);
  expect(book.say('pick Hurl (70): move 1, attack 3 push 2')).toBe('Hurl (70): Gehen 1, Angriff 3 Stoß 2 wählen');
  expect(book.say('Ash: 9/9 at b2, initiative 35, shield 2')).toBe('Ash: 9/9 auf b2, Initiative 35, Schild 2');
  expect(book.say('The modifier for the heroes is +1.')).toBe('Der Zusatz für die Helden ist +1.');
});
