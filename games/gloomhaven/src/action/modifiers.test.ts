import { createTranslator } from '@tessera/text';
import { describe, expect, test } from 'vitest';
import { de } from '../../texts/de.ts';
import { en } from '../../texts/en.ts';
import './action.ts';
import { describerOf } from './describe.ts';
import { PLACES_OF_MODIFIERS } from './kind.ts';
import {
  describeModifier,
  type ModifierType,
  mayStandOn,
  modifier,
  modifierKinds,
  modifierProblem,
} from './modifier.ts';

const tell = {
  en: describerOf({ language: 'en', say: createTranslator('en', en).say, name: (id) => id }),
  de: describerOf({ language: 'de', say: createTranslator('de', de).say, name: (id) => id }),
};

/** An example of each kind with its texts. A kind without a row here does not compile. */
const EXAMPLES: Readonly<Record<ModifierType, { modifier: unknown; en: string; de: string }>> = {
  range: { modifier: { type: 'range', distance: 3 }, en: 'Range 3', de: 'Reichweite 3' },
  target: {
    modifier: { type: 'target', side: 'enemy', count: 'all', within: 1 },
    en: 'Target: all adjacent enemies',
    de: 'Ziel: alle benachbarten Gegner',
  },
  'add-target': { modifier: { type: 'add-target' }, en: '+1 Target', de: '+1 Ziel' },
  aoe: {
    modifier: {
      type: 'aoe',
      from: 'self',
      hexes: [
        [1, -1],
        [1, 0],
      ],
    },
    en: 'Melee area of 2 hexes',
    de: 'Nahkampffläche aus 2 Feldern',
  },
  pierce: { modifier: { type: 'pierce', value: 'all' }, en: 'Ignore all Shield', de: 'ignoriert jeden Schild' },
  advantage: { modifier: { type: 'advantage', worse: true }, en: 'Disadvantage', de: 'Nachteil' },
  jump: { modifier: { type: 'jump' }, en: 'Jump', de: 'Sprung' },
  fly: { modifier: { type: 'fly' }, en: 'Flying', de: 'Fliegen' },
  teleport: {
    modifier: { type: 'teleport', range: 3 },
    en: 'Teleport up to 3 hexes',
    de: 'Teleport bis zu 3 Felder weit',
  },
  path: {
    modifier: { type: 'path', shape: 'straight' },
    en: 'the movement must be in a straight line',
    de: 'die Bewegung muss in gerader Linie verlaufen',
  },
  swap: {
    modifier: { type: 'swap', who: { side: 'ally', place: 'map', summoned: true } },
    en: 'Swap places: you and one summoned ally anywhere',
    de: 'Plätze tauschen: du und ein beschworener Verbündeter überall',
  },
  push: {
    modifier: { type: 'push', distance: 2, blocked: { damage: 2, xp: 1 } },
    en: 'Push 2, for each hex denied by a wall or obstacle the target suffers 2 damage (you gain 1 XP)',
    de: 'Stoßen 2, für jedes Feld, das Wand oder Hindernis versperrt, erleidet das Ziel 2 Schaden (du erhältst 1 EP)',
  },
  pull: {
    modifier: { type: 'pull', distance: 2, to: 'chosen-hex', upTo: true, hexWithin: 4 },
    en: 'Pull up to 2 towards a chosen hex within 4 hexes',
    de: 'Ziehen bis zu 2 zu einem gewählten Feld bis zu 4 Felder entfernt',
  },
  infuse: {
    modifier: { type: 'infuse', element: 'any' },
    en: 'Infuse any element',
    de: 'Erzeuge ein beliebiges Element',
  },
  consume: {
    modifier: {
      type: 'consume',
      elements: ['fire'],
      bonus: [
        { type: 'bonus', to: 'attack', value: 1 },
        { type: 'xp', value: 1 },
      ],
    },
    en: 'Consume Fire for: +1 Attack, 1 XP',
    de: 'Verbrauche Feuer für: +1 Angriff, 1 EP',
  },
  condition: {
    modifier: { type: 'condition', condition: 'stun', who: { side: 'enemy', within: 1 } },
    en: 'Stun for: one adjacent enemy',
    de: 'Betäubt für: ein benachbarter Gegner',
  },
  'remove-condition': {
    modifier: { type: 'remove-condition', conditions: 'negative', count: 1, before: true },
    en: 'Remove 1 of: negative conditions before the heal',
    de: 'Entferne vor der Heilung 1 von: negative Zustände',
  },
  immune: {
    modifier: { type: 'immune', to: ['poison', 'wound'] },
    en: 'Immune to: Poison, Wound',
    de: 'Immun gegen: Gift, Wunde',
  },
  lost: { modifier: { type: 'lost' }, en: 'Lost', de: 'Verloren' },
  unrecoverable: {
    modifier: { type: 'unrecoverable' },
    en: 'cannot be recovered',
    de: 'kann nicht zurückgeholt werden',
  },
  active: {
    modifier: { type: 'active', lasts: 'persistent', slots: [0, 1], keyword: 'augment' },
    en: 'Augment, stays active, 2 uses (XP 0 1)',
    de: 'Verstärkung, bleibt aktiv, 2 Nutzungen (EP 0 1)',
  },
  recover: {
    modifier: { type: 'recover', cards: 1, from: 'lost' },
    en: 'Recover one lost card',
    de: 'Eine verlorene Karte zurückholen',
  },
  discard: {
    modifier: { type: 'discard', cards: 2 },
    en: 'Return 2 lost cards to the discard pile',
    de: '2 verlorene Karten zurück auf den Ablagestapel',
  },
  'lose-cards': { modifier: { type: 'lose-cards', cards: 2 }, en: 'Lose 2 cards', de: '2 Karten verlieren' },
  refresh: {
    modifier: { type: 'refresh', items: 1, state: 'consumed', slots: ['small'] },
    en: 'Refresh one consumed item (small item)',
    de: 'Einen verbrauchten Gegenstand auffrischen (kleiner Gegenstand)',
  },
  'give-card': {
    modifier: { type: 'give-card', card: 'this' },
    en: 'Place this card in the active area of the target; it works for them',
    de: 'Lege diese Karte in den aktiven Bereich des Ziels; sie wirkt für dieses',
  },
  shield: {
    modifier: { type: 'shield', value: 1, duration: 'round', who: { side: 'ally', count: 'all', within: 1 } },
    en: 'Shield 1 this round for: all adjacent allies',
    de: 'Schild 1 in dieser Runde für: alle benachbarten Verbündeten',
  },
  retaliate: {
    modifier: { type: 'retaliate', value: 2, range: 3, duration: 'attack' },
    en: 'Retaliate 2 (Range 3) for this attack',
    de: 'Vergeltung 2 (Reichweite 3) für diesen Angriff',
  },
  raise: {
    modifier: { type: 'raise', what: 'retaliate', value: 2 },
    en: 'each of your Retaliate abilities is worth 2 more',
    de: 'jede deiner Fähigkeiten „Vergeltung“ zählt 2 mehr',
  },
  negate: { modifier: { type: 'negate' }, en: 'suffer no damage instead', de: 'stattdessen keinen Schaden erleiden' },
  redirect: {
    modifier: { type: 'redirect', what: 'damage', to: 'you', less: 1 },
    en: 'the damage goes to you instead, reduced by 1',
    de: 'den Schaden erleidest stattdessen du, um 1 verringert',
  },
  heal: {
    modifier: { type: 'heal', value: 2, times: '@damaged', who: { side: 'self' } },
    en: 'Heal 2 × X (X = figures damaged): yourself',
    de: 'Heilung 2 × X (X = geschädigte Figuren): du selbst',
  },
  xp: {
    modifier: { type: 'xp', value: '@targets' },
    en: 'X (X = enemies targeted) XP',
    de: 'X (X = Gegner als Ziel) EP',
  },
  money: {
    modifier: { type: 'money', value: '@adjacentEnemies' },
    en: 'Gain money tokens: X (X = adjacent enemies)',
    de: 'Geldmarker erhalten: X (X = benachbarte Gegner)',
  },
  bonus: { modifier: { type: 'bonus', to: 'move', value: -1 }, en: '−1 Move', de: '−1 Bewegung' },
  multiply: { modifier: { type: 'multiply', to: 'attack', by: 2 }, en: 'Attack × 2', de: 'Angriff × 2' },
  damage: {
    modifier: { type: 'damage', value: 1, who: { side: 'any', count: 'all', within: 1, of: 'target' } },
    en: '1 damage for: all allies and enemies next to the target',
    de: '1 Schaden für: alle Verbündeten und Gegner neben: das Ziel',
  },
  kill: {
    modifier: { type: 'kill', count: 1, if: { type: 'rank', ranks: ['normal'] }, after: true, xp: 1 },
    en: 'Kill 1 if: the target is normal (after the attack); then 1 XP',
    de: 'Töten (1), falls das Ziel normal ist (nach dem Angriff); dann 1 EP',
  },
  perform: {
    modifier: {
      type: 'perform',
      who: { side: 'enemy', within: 5 },
      control: 'you',
      must: true,
      against: 'its-allies',
      actions: [{ type: 'attack', value: 2, modifiers: [{ type: 'range', distance: { own: 0 } }] }],
    },
    en: 'one enemy within 5 hexes must perform: Attack 2: Range +0 (you control it) (against one of its allies)',
    de: 'ein Gegner im Umkreis von 5 Feldern – muss ausführen: Angriff 2: Reichweite +0 (du steuerst) (gegen einen seiner Verbündeten)',
  },
  'take-turn': {
    modifier: { type: 'take-turn', how: 'extra', cards: 'bottom' },
    en: 'You: an extra bottom action at once of a card from hand',
    de: 'Du: sofort eine zusätzliche untere Aktion einer Handkarte',
  },
  trap: {
    modifier: { type: 'trap', damage: 3, conditions: ['wound'], xp: 2, splash: { damage: 2 } },
    en: 'Create a trap in an adjacent empty hex: 3 damage, Wound, 2 XP when an enemy springs it, when it is sprung, for enemies next to it: 2 damage',
    de: 'Erschaffe eine Falle auf einem leeren Nachbarfeld: 3 Schaden, Wunde, 2 EP, wenn ein Gegner sie auslöst, beim Auslösen für Gegner daneben: 2 Schaden',
  },
  'disarm-trap': {
    modifier: { type: 'disarm-trap', count: 'all', within: 'moved-through' },
    en: 'Disarm all traps moved through',
    de: 'Entschärfe alle Fallen auf dem Weg',
  },
  'create-obstacle': {
    modifier: { type: 'create-obstacle', size: 3, within: 3 },
    en: 'Create 1 obstacle of 3 hexes within 3 hexes',
    de: 'Erschaffe 1 Hindernis aus 3 Feldern im Umkreis von 3 Feldern',
  },
  'destroy-obstacle': {
    modifier: { type: 'destroy-obstacle' },
    en: 'Destroy 1 obstacle next to you',
    de: 'Zerstöre 1 Hindernis neben dir',
  },
  'move-obstacle': {
    modifier: { type: 'move-obstacle', within: 4 },
    en: 'Move an adjacent obstacle of one hex to an empty hex within 4 hexes',
    de: 'Versetze ein benachbartes Hindernis aus einem Feld auf ein leeres Feld im Umkreis von 4 Feldern',
  },
  when: {
    modifier: {
      type: 'when',
      if: { type: 'not', predicate: { type: 'adjacent', to: 'its-allies' } },
      effects: [{ type: 'bonus', to: 'attack', value: 2 }],
    },
    en: 'if the target is not next to any of its allies: +2 Attack',
    de: 'falls das Ziel nicht neben einem seiner Verbündeten steht: +2 Angriff',
  },
  on: {
    modifier: {
      type: 'on',
      moment: 'turn-start',
      may: true,
      by: 'them',
      limit: 'next',
      who: { side: 'ally', count: 'all', place: 'map' },
      effects: [{ type: 'heal', value: 1, who: { side: 'self' } }],
    },
    en: 'The next time: at the start of the turn (all allies anywhere), they may: Heal 1: yourself',
    de: 'Beim nächsten Mal: zu Beginn des Zuges (alle Verbündeten überall), wenn sie wollen: Heilung 1: du selbst',
  },
  cost: {
    modifier: {
      type: 'cost',
      price: { type: 'damage', value: 3, upTo: true },
      bonus: [{ type: 'bonus', to: 'move', value: '@damagePaid' }],
    },
    en: 'You may suffer up to 3 damage for: +X (X = damage suffered for it) Move',
    de: 'Wenn du willst, bis zu 3 Schaden erleiden für: +X (X = dafür erlittener Schaden) Bewegung',
  },
  choose: {
    modifier: { type: 'choose', from: [[{ type: 'xp', value: 1 }], [{ type: 'infuse', element: 'ice' }]] },
    en: 'Choose 1: 1 XP or Infuse Ice',
    de: 'Wähle 1: 1 EP oder Erzeuge Eis',
  },
  'treat-as': {
    modifier: { type: 'treat-as', from: ['attack', 'move'], to: 'heal', plus: 1 },
    en: 'All Attack or Move abilities may be performed as Heal abilities of the same value plus 1',
    de: 'Jede Fähigkeit „Angriff oder Bewegung“ darf als „Heilung“ mit gleichem Wert plus 1 ausgeführt werden',
  },
  'keyword-limit': {
    modifier: { type: 'keyword-limit', keyword: 'doom', count: 2 },
    en: '2 active at once on the same target: Doom',
    de: '2 zugleich auf demselben Ziel aktiv: Verdammnis',
  },
  'keyword-reach': {
    modifier: { type: 'keyword-reach', keyword: 'augment', attacks: 'ranged' },
    en: 'your ranged attacks gain the effects of: Augment',
    de: 'deine Fernkampfangriffe mit den Wirkungen von: Verstärkung',
  },
  mark: { modifier: { type: 'mark' }, en: 'Put your token on the target', de: 'Lege deinen Marker auf das Ziel' },
  'move-mark': {
    modifier: { type: 'move-mark', count: 'all', keyword: 'doom', to: { side: 'enemy', within: 4 } },
    en: 'Move all tokens (Doom) to: one enemy within 4 hexes',
    de: 'Versetze alle Marker (Verdammnis) auf: ein Gegner im Umkreis von 4 Feldern',
  },
  'modifier-card': {
    modifier: { type: 'modifier-card', drawn: 'double', as: 'plus-0' },
    en: '×2 counts as +0',
    de: '×2 zählt als +0',
  },
  'modifier-deck': {
    modifier: { type: 'modifier-deck', remove: 'curse', count: 'all', shuffle: true },
    en: 'Remove all Curse cards from the attack modifier deck and shuffle its discards back in',
    de: 'Entferne alle Karten „Fluch“ aus dem Angriffsmodifikatorstapel und mische seine abgelegten Karten wieder ein',
  },
  initiative: {
    modifier: { type: 'initiative', change: 10 },
    en: 'raise or lower your leading initiative by 10',
    de: 'erhöhe oder senke deine führende Initiative um 10',
  },
  'basic-action': {
    modifier: { type: 'basic-action', half: 'bottom', value: 3 },
    en: 'the basic bottom action is Move 3',
    de: 'die Grundaktion unten ist Bewegung 3',
  },
  'item-slots': {
    modifier: { type: 'item-slots', slot: 'small', more: 2 },
    en: '2 more items: small item',
    de: '2 Gegenstände mehr: kleiner Gegenstand',
  },
  rest: {
    modifier: { type: 'rest' },
    en: 'a short rest at the end of this round gives all benefits of a long rest',
    de: 'eine kurze Rast am Ende dieser Runde bringt alles, was eine lange Rast bringt',
  },
  'hit-points': {
    modifier: { type: 'hit-points', set: 1 },
    en: 'hit points become 1 (this is no damage)',
    de: 'die Trefferpunkte werden 1 (das ist kein Schaden)',
  },
  redistribute: {
    modifier: { type: 'redistribute', who: { side: 'self-or-ally', count: 'all', place: 'map' } },
    en: 'Deal out anew the damage taken by: you and all allies anywhere',
    de: 'Verteile den erlittenen Schaden neu unter: du und alle Verbündeten überall',
  },
  exhaust: { modifier: { type: 'exhaust' }, en: 'You become exhausted', de: 'Du bist erschöpft' },
  forbid: {
    modifier: { type: 'forbid', what: 'fly', who: { side: 'enemy', count: 'all', place: 'map' } },
    en: 'all enemies anywhere can no longer fly',
    de: 'alle Gegner überall können nicht mehr fliegen',
  },
  sight: {
    modifier: { type: 'sight' },
    en: 'can target invisible enemies',
    de: 'kann unsichtbare Gegner als Ziel wählen',
  },
  chain: {
    modifier: { type: 'chain', steps: [-1, -2], within: 2 },
    en: 'then 2 new enemies, each within 2 hexes of the last, with Attack −1, −2',
    de: 'danach 2 neue Gegner, jeder höchstens 2 Felder vom vorigen, mit Angriff −1, −2',
  },
  'act-from': {
    modifier: { type: 'act-from' },
    en: 'you may attack as if you stood in its hex',
    de: 'du darfst angreifen, als stündest du auf seinem Feld',
  },
  'go-to': {
    modifier: { type: 'go-to', next: 'door', reveals: true },
    en: 'Go to the next door and reveal the room',
    de: 'Gehe zur nächsten Tür und decke den Raum auf',
  },
  'spend-element': {
    modifier: { type: 'spend-element' },
    en: 'consume that element instead, for nothing',
    de: 'verbrauche stattdessen dieses Element ohne Wirkung',
  },
  'loot-limit': {
    modifier: { type: 'loot-limit', count: 4 },
    en: 'at most 4 tokens and tiles',
    de: 'höchstens 4 Marker und Plättchen',
  },
  'loot-path': { modifier: { type: 'loot-path' }, en: 'loot every hex you enter', de: 'jedes betretene Feld plündern' },
  'boss-special': { modifier: { type: 'boss-special', number: 2 }, en: 'Special 2', de: 'Spezial 2' },
  hatch: {
    modifier: { type: 'hatch', object: 'egg', monster: 'night-demon' },
    en: 'each egg becomes: night-demon',
    de: 'aus jedem Ei wird: night-demon',
  },
};

describe.each(Object.entries(EXAMPLES))('the modifier %s', (type, { modifier: json, en, de }) => {
  const parsed = modifier.parse(json);

  test('the example passes its schema without problems', () => {
    expect(parsed.type).toBe(type);
    expect(modifierProblem(parsed)).toBeUndefined();
  });

  test('the example has the expected text in English and German', () => {
    expect(describeModifier(parsed, tell.en)).toBe(en);
    expect(describeModifier(parsed, tell.de)).toBe(de);
  });

  test('the schema rejects an unknown field', () => {
    expect(modifier.safeParse({ ...parsed, colour: 'red' }).success).toBe(false);
  });

  test('the modifier is allowed in some place, but not on text', () => {
    expect(PLACES_OF_MODIFIERS.some((place) => mayStandOn(parsed, place))).toBe(true);
    expect(mayStandOn(parsed, 'text')).toBe(false);
  });
});

test('every kind of modifier has a text in both languages', () => {
  expect(Object.keys(en.modifier).toSorted()).toEqual(Object.keys(modifierKinds).toSorted());
});

describe('problems of a modifier beyond its schema', () => {
  test.each([
    [{ type: 'target', within: 1, place: 'map' }, 'a target has a distance or a place, not both.'],
    [{ type: 'aoe', from: 'self', hexes: [[0, 0]] }, "an area leaves the figure's own hex out."],
    [
      {
        type: 'aoe',
        from: 'free',
        hexes: [
          [1, 0],
          [1, 0],
        ],
      },
      'an area names each hex once.',
    ],
    [{ type: 'teleport', to: 'any', range: 3 }, 'a range goes with `to: "range"`.'],
    [{ type: 'pull', distance: 1, to: 'chosen-hex' }, 'a distance goes with `to: "chosen-hex"`.'],
    [{ type: 'active', lasts: 'round', slots: [1] }, 'a round bonus has no slots.'],
    [{ type: 'range', distance: 0 }, 'a range is a whole number of hexes, one at least.'],
    [{ type: 'range', distance: 1.5 }, 'a range is a whole number of hexes, one at least.'],
    [{ type: 'trap' }, 'a trap does damage or gives a condition.'],
    [{ type: 'initiative' }, 'it changes, or counts as something: one of both.'],
    [{ type: 'hit-points' }, 'set, or over: one of both.'],
  ])('modifierProblem rejects %j', (json, problem) => {
    expect(modifierProblem(modifier.parse(json))).toBe(problem);
  });
});
