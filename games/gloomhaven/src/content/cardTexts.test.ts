import { createTranslator, textProblems } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import type { Instructions } from '../modifiers/action.ts';
import { type CardTranslator, describeInstructions } from '../modifiers/describe.ts';
import { FACTS } from '../vocabulary/facts.ts';
import { CONDITIONS, ELEMENTS, ITEM_SLOTS, KEYWORDS, MOMENTS, RANKS, STATS } from '../vocabulary/vocabulary.ts';
import { loadContent } from './load.ts';

const { content } = loadContent();
const translators: readonly CardTranslator[] = [createTranslator('en', en), createTranslator('de', de)].map(
  ({ language, t, has }) => ({
    language,
    t,
    name: (id) => (has(`called.${id}`) ? t(`called.${id}`) : id),
  }),
);

test('both languages have the same text keys, and all texts parse', () => {
  expect(textProblems({ en, de })).toEqual([]);
});

test('every term of the game has a name', () => {
  const words = {
    condition: CONDITIONS,
    element: ELEMENTS,
    fact: FACTS,
    keyword: KEYWORDS,
    moment: MOMENTS,
    rank: RANKS,
    slot: ITEM_SLOTS,
    stat: STATS,
  };
  for (const [section, names] of Object.entries(words)) {
    for (const { language, t } of translators) {
      const missing = names.filter((each) => t(`${section}.${each}`) === `${section}.${each}`);
      expect([language, section, missing]).toEqual([language, section, []]);
    }
  }
});

describe('printed texts made from the data', () => {
  const everything: readonly (readonly [string, Instructions, CardTranslator['voice']?])[] = [
    ...[...content.card.values()].flatMap(({ id, top, bottom }) => [
      [`${id} top`, top] as const,
      [`${id} bottom`, bottom] as const,
    ]),
    ...[...content['monster-deck'].values()].flatMap(({ id, cards }) =>
      cards.map((card) => [`${id} ${card.id}`, card, 'monster'] as const),
    ),
    ...[...content.item.values()].map(({ id, does }) => [id, does] as const),
    ...[...content.monster.values()].flatMap(({ id, specials }) =>
      specials.map((actions, i) => [`${id} special ${i + 1}`, { actions, modifiers: [] }, 'monster'] as const),
    ),
  ];

  test('card halves, monster cards, items and specials have complete texts', () => {
    expect(everything).toHaveLength(990 + 240 + 133 + 28);
  });

  const textOf = (title: string, translator: CardTranslator) => {
    const [, instructions, voice] = everything.find(([each]) => each === title)!;
    return describeInstructions(instructions, { ...translator, voice });
  };

  test.each([
    [
      'trample bottom',
      ['Move 4, Jump', 'Attack 2, Target all enemies you moved through', 'Gain 2 experience. Lost.'],
      ['Bewegung 4, Sprung', 'Angriff 2, Ziel: alle Gegner auf deinem Weg', 'Erhalte 2 Erfahrung. Verloren.'],
    ],
    [
      'balanced-measure top',
      ['Attack X (X is the number of hexes you moved this turn)', 'Gain 1 experience.'],
      ['Angriff X (X ist die Anzahl der in diesem Zug zurückgelegten Felder)', 'Erhalte 1 Erfahrung.'],
    ],
    [
      'single-out top',
      ['Attack 3. If the target is adjacent to any of your allies: +2 Attack and gain 1 experience.'],
      ['Angriff 3. Falls das Ziel neben einem deiner Verbündeten steht: +2 Angriff und erhalte 1 Erfahrung.'],
    ],
    [
      'race-to-the-grave bottom',
      [
        'Put the token of this card on one enemy on the map. At the start of its turn, the doomed enemy suffers 2 damage.',
        'Doom: stays active.',
      ],
      [
        'Lege den Marker dieser Karte auf einen Gegner auf dem Spielfeld. Zu Beginn seines Zuges: Der verdammte Gegner erleidet 2 Schaden.',
        'Verdammnis: bleibt aktiv.',
      ],
    ],
    [
      'engulfed-in-flames bottom',
      [
        'When a melee attack targets you: Retaliate 3 for this attack.',
        'Stays active for 5 uses; gain 1 experience on uses 1, 3, and 5. Lost.',
      ],
      [
        'Wenn ein Nahkampfangriff dich zum Ziel hat: Vergeltung 3 für diesen Angriff.',
        'Bleibt für 5 Nutzungen aktiv; erhalte 1 Erfahrung bei den Nutzungen 1, 3 und 5. Verloren.',
      ],
    ],
    [
      'chain-lightning top',
      [
        'Attack 4, Range 3. Then attack 2 more enemies, each within 2 hexes of the one before, with −1 and −2 Attack. Consume Light: +1 Attack, Pierce 2, and gain 1 experience. Consume Air: then attack 3 more enemies, each within 2 hexes of the one before, with −1, −2, and −3 Attack; gain 1 experience.',
        'Lost.',
      ],
      [
        'Angriff 4, Reichweite 3. Danach 2 weitere Gegner, jeder höchstens 2 Felder vom vorigen entfernt, mit −1 und −2 Angriff. Verbrauche Licht: +1 Angriff, Durchdringen 2 und erhalte 1 Erfahrung. Verbrauche Luft: Danach 3 weitere Gegner, jeder höchstens 2 Felder vom vorigen entfernt, mit −1, −2 und −3 Angriff; erhalte 1 Erfahrung.',
        'Verloren.',
      ],
    ],
    [
      'euthanize top',
      ['Kill one adjacent normal enemy with 2 or more negative conditions.', 'Gain 1 experience.'],
      ['Töte einen benachbarten Gegner (normal) mit mindestens 2 negativen Zuständen.', 'Erhalte 1 Erfahrung.'],
    ],
    [
      'bedside-manner bottom',
      ['Move 2', 'One adjacent ally recovers up to 2 discarded cards.'],
      ['Bewegung 2', 'Ein benachbarter Verbündeter holt bis zu 2 abgelegte Karten zurück.'],
    ],
    [
      'soothing-lullaby top',
      [
        'At the start of its turn, any ally may perform Heal 1, Self. At the start of your turn, gain 1 experience.',
        'Song: stays active.',
      ],
      [
        'Zu Beginn des Zuges von einem Verbündeten (freiwillig, durch diese Figur): Führe Heilung 1, selbst aus. Zu Beginn deines Zuges: Erhalte 1 Erfahrung.',
        'Lied: bleibt aktiv.',
      ],
    ],
    [
      'pull-the-strings bottom',
      ['Control one enemy within 5 hexes: Attack +0 against one of its allies.', 'Gain 1 experience.'],
      [
        'Steuere einen Gegner im Umkreis von 5 Feldern: Angriff +0 gegen einen seiner Verbündeten.',
        'Erhalte 1 Erfahrung.',
      ],
    ],
    [
      'booming-proclamation bottom',
      ['All allies within 3 hexes may each perform Attack 3.', 'Gain 1 experience. Lost.'],
      [
        'Alle Verbündeten im Umkreis von 3 Feldern dürfen jeweils Angriff 3 ausführen.',
        'Erhalte 1 Erfahrung. Verloren.',
      ],
    ],
    [
      'forceful-swipe bottom',
      ['Command for the Bear: Move 3, then Push 2, Target one adjacent enemy.', 'Gain 1 experience.'],
      [
        'Befehl an deinen Begleiter (Bär): Bewegung 3, dann Stoßen 2, Ziel: ein benachbarter Gegner.',
        'Erhalte 1 Erfahrung.',
      ],
    ],
    [
      'volatile-flame top',
      [
        'Summon Living Bomb (hit points 1, Attack 2, Move 3; when it dies, perform Attack 3, Range 2, Target all enemies within range (infuse Fire))',
        'Stays active. Gain 2 experience. Lost.',
      ],
      [
        'Beschwöre „Lebende Bombe“ (Trefferpunkte 1, Angriff 2, Bewegung 3; wenn diese Figur stirbt: Führe Angriff 3, Reichweite 2, Ziel: alle Gegner in Reichweite (erzeuge Feuer) aus)',
        'Bleibt aktiv. Erhalte 2 Erfahrung. Verloren.',
      ],
    ],
    [
      'detonation top',
      [
        'Create a trap in an adjacent empty hex: 3 damage; gain 2 experience when an enemy springs it; enemies adjacent to the sprung trap also get 2 damage.',
        'Lost.',
      ],
      [
        'Erschaffe eine Falle auf einem leeren Nachbarfeld: 3 Schaden; erhalte 2 Erfahrung, wenn ein Gegner sie auslöst; für Gegner neben der ausgelösten Falle: 2 Schaden.',
        'Verloren.',
      ],
    ],
    [
      'willing-sacrifice top',
      [
        'During your Move ability, you may suffer 1 damage: one enemy on the map with Poison suffers 3 damage (once per ability).',
        'Stays active. Gain 2 experience. Lost.',
      ],
      [
        'Während deiner Bewegungsfähigkeit (freiwillig): Erleide 1 Schaden: Ein Gegner auf dem Spielfeld mit Gift erleidet 3 Schaden (einmal pro Fähigkeit).',
        'Bleibt aktiv. Erhalte 2 Erfahrung. Verloren.',
      ],
    ],
    [
      'impending-end top',
      ['Attack 4, Range 4. After the attack, if it has 2 or fewer hit points, kill the target and gain 1 experience.'],
      [
        'Angriff 4, Reichweite 4. Nach dem Angriff: Falls es höchstens 2 Trefferpunkte hat, töte das Ziel und erhalte 1 Erfahrung.',
      ],
    ],
    [
      'boots-of-striding',
      ['When you perform a Move ability: +2 Move.'],
      ['Wenn du eine Bewegungsfähigkeit ausführst: +2 Bewegung.'],
    ],
    [
      'chainmail',
      ['When you would suffer damage from an attack: Shield 1 for this attack.'],
      ['Wenn du durch einen Angriff Schaden erleiden würdest: Schild 1 für diesen Angriff.'],
    ],
    [
      'black-card',
      [
        'During your turn, put the token of this card on one adjacent normal or elite enemy; when you make an attack against the marked enemy: +1 Attack.',
      ],
      [
        'In deinem Zug: Lege den Marker dieser Karte auf einen benachbarten Gegner (normal oder Elite); wenn du einen Angriff gegen den markierten Gegner ausführst: +1 Angriff.',
      ],
    ],
    [
      'scroll-of-stamina',
      ['During your turn, one ally within 5 hexes recovers up to 2 discarded cards.'],
      ['In deinem Zug: Ein Verbündeter im Umkreis von 5 Feldern holt bis zu 2 abgelegte Karten zurück.'],
    ],
    [
      'halberd',
      ['When you perform a melee Attack ability with a single target: Target one enemy within 2 hexes.'],
      [
        'Wenn du eine Nahkampf-Angriffsfähigkeit mit nur einem Ziel ausführst: Ziel: ein Gegner im Umkreis von 2 Feldern.',
      ],
    ],
    [
      'heart-of-the-betrayer',
      [
        'When an attack targets you, if the attacker is normal and the attacker is adjacent, the attack targets one of the attacker’s allies instead.',
      ],
      [
        'Wenn ein Angriff dich zum Ziel hat und der Angreifer normal ist und der Angreifer benachbart ist: Der Angriff trifft stattdessen einen Verbündeten des Angreifers.',
      ],
    ],
    [
      'hound 542',
      ['Move +0', 'Attack +0. If the target is adjacent to any of the monster’s allies: +2 Attack.'],
      ['Bewegung +0', 'Angriff +0. Falls das Ziel neben einem Verbündeten des Monsters steht: +2 Angriff.'],
    ],
    [
      'cultist 604',
      ['Move −1', 'Attack −1', 'When it dies, perform Attack +2, Melee area of 6 hexes.'],
      ['Bewegung −1', 'Angriff −1', 'Wenn diese Figur stirbt: Führe Angriff +2, Nahkampffläche aus 6 Feldern aus.'],
    ],
    [
      'cultist 609',
      ['Summon one normal Living Bones', 'The monster suffers 2 damage.'],
      ['Beschwöre 1 × Lebende Knochen (normal)', 'Das Monster erleidet 2 Schaden.'],
    ],
    [
      'lurker 615',
      ['Move +0', 'Attack +0, all attacks at one enemy'],
      ['Bewegung +0', 'Angriff +0, alle Angriffe auf: ein Gegner'],
    ],
    [
      'jekserah special 1',
      [
        'Summon with 2 characters: 2 × normal Living Bones; with 3 characters: one normal Living Bones and one elite Living Bones; with 4 characters: 2 × elite Living Bones',
        'Attack −1, Target all adjacent enemies',
      ],
      [
        'Beschwöre bei 2 Charakteren: 2 × Lebende Knochen (normal); bei 3 Charakteren: 1 × Lebende Knochen (normal) und 1 × Lebende Knochen (Elite); bei 4 Charakteren: 2 × Lebende Knochen (Elite)',
        'Angriff −1, Ziel: alle benachbarten Gegner',
      ],
    ],
    [
      'the-betrayer special 2',
      [
        'Pull 20, Target all enemies on the map',
        'One enemy on the map takes this round’s turn as if friends were enemies and enemies were friends, under your control.',
      ],
      [
        'Ziehen 20, Ziel: alle Gegner auf dem Spielfeld',
        'Ein Gegner auf dem Spielfeld führt den Zug dieser Runde so aus, als wären Freund und Feind vertauscht; du steuerst ihn.',
      ],
    ],
  ])('the text of %s reads like a card in both languages', (title, english, german) => {
    expect(translators.map((translator) => textOf(title, translator))).toEqual([english, german]);
  });

  describe.each(translators)('in $language', (translator) => {
    const texts = everything.map(([title]) => [title, textOf(title, translator)] as const);
    const ids = new Set([...content.card.keys(), ...content.monster.keys(), ...content.item.keys()]);

    test.each([
      ['is empty', (line: string) => line.trim() === ''],
      ['has a gap or a key of a text', (line: string) => /[{}@]|undefined|\b[a-z]+\.[a-z]/.test(line)],
      [
        'has the id of a record',
        (line: string) => (line.match(/[a-z]+(?:-[a-z0-9]+)+/g) ?? []).some((id) => ids.has(id)),
      ],
      ['has two spaces or two marks in a row', (line: string) => / {2}|[.,;:]{2}| [.,;:)]|\( /.test(line)],
      ['has a sentence without a capital', (line: string) => /^[a-zäöü]|\. [a-zäöü]/.test(line)],
      ['has a wrong plural', (line: string) => WRONG_NUMBER.test(line)],
    ])('no text %s', (_, isBad) => {
      const bad = texts.flatMap(([title, lines]) => lines.filter(isBad).map((line) => `${title}: ${line}`));
      expect(bad).toEqual([]);
    });

    test('every line with a sentence ends with a full stop', () => {
      const bad = texts.flatMap(([title, lines]) =>
        lines.filter((line) => /\. \S/.test(line) && !line.endsWith('.')).map((line) => `${title}: ${line}`),
      );
      expect(bad).toEqual([]);
    });
  });
});

/** One of several, or several of one. */
const WRONG_NUMBER =
  /(?<![×−])\b(?:1|one|eine?n?) (?:more )?(?:enemies|allies|hexes|cards|items|uses|tokens|Gegnern|Felder|Karten|Nutzungen|Gegenstände)\b|(?<![×−])\b(?:all|alle|[2-9]) (?:enemy|ally|hex|card|item|use|token|Feld|Karte|Nutzung|Gegenstand)\b/;
