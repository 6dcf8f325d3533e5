import { describe, expect, test } from 'vitest';
import { attack, give, type KindExamples, special, strike, testExample } from '../../../../test/kindExamples.ts';
import { BRUTE, FAR, GUARD, stage, TINKERER } from '../../../../test/stage.ts';
import { activate } from '../../../abilities/activation.ts';
import { moveCard, zoneOf } from '../../../cards/piles.ts';
import { printedId } from '../../../content/enhancedCard.ts';
import { activeModifiers } from '../../../inPlay/activeModifiers.ts';
import { boardFigure } from '../../../inPlay/position.ts';
import { Options } from '../../../party/options.ts';
import { basicPointer } from '../../../turn/act.ts';

const examples: KindExamples = {
  active: {
    modifier: { type: 'active', lasts: 'persistent', slots: [0, 1], keyword: 'augment' },
    en: 'Augment: stays active for 2 uses; gain 1 experience on use 2',
    de: 'Verstärkung: bleibt für 2 Nutzungen aktiv; erhalte 1 Erfahrung bei Nutzung 2',
    effect(s) {
      s.state.heroes[BRUTE]!.inPlay = ['warding-strength'];
      activate(s.state, BRUTE, 'warding-strength', 'bottom', s.ctx);
      expect(s.state.heroes[BRUTE]!.active).toEqual(['warding-strength']);
      expect(s.state.heroes[BRUTE]!.halves).toEqual([{ card: 'warding-strength', half: 'bottom', used: 0 }]);
    },
  },
  'basic-action': {
    modifier: { type: 'basic-action', half: 'bottom', value: 3 },
    en: 'your basic bottom action is Move 3',
    de: 'deine Grundaktion unten ist Bewegung 3',
    effect(s) {
      give(s, BRUTE, 'comfortable-shoes');
      expect(basicPointer(s.state, BRUTE, 'bottom')).toBe('rule/as-move-3');
      expect(basicPointer(s.state, BRUTE, 'top')).toBe('rule/basic-top');
    },
  },
  discard: {
    modifier: { type: 'discard', cards: 2 },
    en: 'the target returns 2 lost cards to the discard pile',
    de: 'das Ziel legt 2 verlorene Karten auf den Ablagestapel zurück',
    effect(s) {
      s.state.heroes[BRUTE]!.lost = ['trample'];
      s.perform(special({ type: 'discard', cards: 1 }));
      expect(s.state.heroes[BRUTE]).toMatchObject({ lost: [], discard: ['trample'] });
    },
  },
  'give-card': {
    modifier: { type: 'give-card', card: 'this' },
    en: 'give this card to the target, for whom it stays active',
    de: 'gib dem Ziel diese Karte; sie bleibt dort aktiv',
    effect(s) {
      // The supply has seven, and each returns to it when discarded or lost.
      const given = special({ type: 'give-card', card: 'medical-pack' }, { type: 'target', side: 'ally', within: 1 });
      const tinkerer = s.state.heroes[TINKERER]!;
      const packs = () => tinkerer.hand.filter((card) => printedId(card) === 'medical-pack');
      for (let n = 0; n < 8; n++) s.perform(given, { type: 'target', figure: TINKERER });
      expect(packs()).toHaveLength(7);
      expect(new Set(packs()).size).toBe(7);
      moveCard(tinkerer, 'medical-pack~3', 'hand', 'discard');
      expect([packs().length, zoneOf(tinkerer, 'medical-pack~3')]).toEqual([6, undefined]);
      s.perform(given, { type: 'target', figure: TINKERER });
      expect(packs()).toContain('medical-pack~3');
    },
  },
  initiative: {
    modifier: { type: 'initiative', change: 10 },
    en: 'raise or lower the initiative of your leading card by 10',
    de: 'erhöhe oder senke die Initiative deiner führenden Karte um 10',
    effect(s) {
      s.state.heroes[BRUTE]!.initiative = 30;
      s.perform(special({ type: 'initiative', change: 10 }), { type: 'option', n: 0 });
      expect(s.state.heroes[BRUTE]!.initiative).toBe(20);
      give(s, BRUTE, 'flea-bitten-shawl');
      expect(boardFigure(s.state, BRUTE).initiative).toBe(99);
    },
  },
  'item-slots': {
    modifier: { type: 'item-slots', slot: 'small', more: 2 },
    en: 'you may bring 2 more small items',
    de: 'du darfst 2 weitere Gegenstände mitnehmen (Platz: klein)',
    effect() {
      const small = ['minor-healing-potion', 'minor-stamina-potion', 'minor-power-potion'];
      const withItems = (items: string[]) => Options.safeParse({ heroes: [{ class: 'brute', items }] }).success;
      expect(withItems(small)).toBe(false);
      expect(withItems(['cloak-of-pockets', ...small])).toBe(true);
    },
  },
  'keyword-limit': {
    modifier: { type: 'keyword-limit', keyword: 'doom', count: 2 },
    en: 'you may have 2 Doom cards active at once on the same target',
    de: 'du darfst 2 Karten „Verdammnis“ zugleich auf demselben Ziel aktiv haben',
    effect(s) {
      const minds = ['feedback-loop', 'the-minds-weakness', 'parasitic-influence'];
      const hero = s.state.heroes[BRUTE]!;
      hero.inPlay = [...minds];
      for (const card of minds.slice(0, 2)) activate(s.state, BRUTE, card, 'top', s.ctx);
      expect(hero.active).toEqual(['the-minds-weakness']);
      s.perform(special({ type: 'keyword-limit', keyword: 'augment', count: 2 }));
      activate(s.state, BRUTE, 'parasitic-influence', 'top', s.ctx);
      expect(hero.active).toEqual(['the-minds-weakness', 'parasitic-influence']);
    },
  },
  'keyword-reach': {
    modifier: { type: 'keyword-reach', keyword: 'augment', attacks: 'ranged' },
    en: 'your ranged attacks also have the effects of your Augment cards',
    de: 'deine Fernkampfangriffe haben auch die Wirkungen deiner Karten „Verstärkung“',
    effect(s) {
      s.run(
        [{ at: 'performance', figure: BRUTE, of: 'card/the-minds-weakness/top', by: BRUTE, turned: false }],
        strike,
      );
      // The augment already applies to its own attack.
      expect(s.hp(GUARD)).toBe(17);
      const shot = attack(1, { type: 'range', distance: 3 });
      s.perform(shot, { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(19);
      s.perform(special({ type: 'keyword-reach', keyword: 'augment', attacks: 'ranged' }));
      s.perform(shot, { type: 'target', figure: FAR });
      expect(s.hp(FAR)).toBe(16);
    },
  },
  'lose-cards': {
    modifier: { type: 'lose-cards', cards: 2 },
    en: 'the target loses 2 cards',
    de: 'das Ziel verliert 2 Karten',
    effect(s) {
      s.state.heroes[TINKERER]!.hand = ['net-shooter', 'ink-bomb'];
      s.perform(
        special({ type: 'lose-cards', cards: 1 }, { type: 'target', side: 'ally', within: 1 }),
        { type: 'target', figure: TINKERER },
        { type: 'cards', cards: ['ink-bomb'] },
      );
      expect(s.state.heroes[TINKERER]).toMatchObject({ hand: ['net-shooter'], lost: ['ink-bomb'] });
    },
  },
  lost: {
    modifier: { type: 'lost' },
    en: 'Lost',
    de: 'Verloren',
    effect(s) {
      s.state.figures[GUARD]!.hp = 1;
      s.state.heroes[BRUTE]!.inPlay = ['fatal-advance'];
      s.run(
        [
          { at: 'performance', figure: BRUTE, of: 'card/fatal-advance/top', by: BRUTE, turned: false },
          { at: 'card.end', seat: BRUTE, card: 'fatal-advance', half: 'top', basic: false },
        ],
        strike,
      );
      expect(s.state.heroes[BRUTE]!.lost).toEqual(['fatal-advance']);
    },
  },
  'modifier-card': {
    modifier: { type: 'modifier-card', drawn: 'double', as: 'plus-0' },
    en: 'treat a drawn ×2 card as +0',
    de: 'eine gezogene Karte „×2“ zählt als +0',
    effect(s) {
      give(s, BRUTE, 'iron-helmet');
      s.state.decks.monsters.pile = ['double'];
      const of = s.instructions(attack(3));
      s.run([{ at: 'performance', figure: GUARD, of, by: -1, turned: false, focus: BRUTE }], { type: 'suffer' });
      expect(s.hp(BRUTE)).toBe(17);
    },
  },
  'modifier-deck': {
    modifier: { type: 'modifier-deck', remove: 'curse', count: 'all', shuffle: true },
    en: 'remove all Curse cards from your attack modifier deck, then shuffle its discard pile back in',
    de: 'entferne alle Karten „Fluch“ aus deinem Angriffsmodifikatorstapel und mische seine abgelegten Karten wieder ein',
    effect(s) {
      s.state.decks.heroes[BRUTE]!.cards.push('minus-1', 'minus-1');
      s.state.decks.heroes[BRUTE]!.pile.push('minus-1', 'minus-1');
      s.perform(special({ type: 'modifier-deck', remove: 'minus-1', count: 2 }));
      expect(s.state.decks.heroes[BRUTE]!.cards).not.toContain('minus-1');
      s.perform(attack(2), strike);
      s.perform(special({ type: 'modifier-deck', remove: 'curse', count: 'all' }));
      expect(s.state.decks.heroes[BRUTE]!.drawn).toHaveLength(1);
      s.perform(special({ type: 'modifier-deck', remove: 'curse', count: 'all', shuffle: true }));
      expect(s.state.decks.heroes[BRUTE]!.drawn).toEqual([]);
      expect(s.state.decks.heroes[BRUTE]!.pile).toHaveLength(20);
    },
  },
  recover: {
    modifier: { type: 'recover', cards: 1, from: 'lost' },
    en: 'the target recovers one lost card',
    de: 'das Ziel holt eine verlorene Karte zurück',
    effect(s) {
      s.state.heroes[BRUTE]!.discard = ['trample', 'skewer'];
      s.perform(special({ type: 'recover', cards: 1, from: 'discard' }), { type: 'cards', cards: ['skewer'] });
      expect(s.state.heroes[BRUTE]!.hand).toContain('skewer');
      expect(s.state.heroes[BRUTE]!.discard).toEqual(['trample']);
    },
  },
  refresh: {
    modifier: { type: 'refresh', items: 1, state: 'consumed', slots: ['small'] },
    en: 'the target refreshes one consumed small item',
    de: 'das Ziel frischt einen verbrauchten Gegenstand auf (Platz: klein)',
    effect(s) {
      give(s, BRUTE, 'boots-of-striding');
      s.state.heroes[BRUTE]!.items[0]!.state = 'spent';
      s.perform(special({ type: 'refresh', items: 'all', state: 'spent' }));
      expect(s.state.heroes[BRUTE]!.items[0]!.state).toBe('ready');
    },
  },
  rest: {
    modifier: { type: 'rest' },
    en: 'a short rest at the end of this round gives you all benefits of a long rest',
    de: 'eine kurze Rast am Ende dieser Runde wirkt für dich wie eine lange Rast',
    effect(s) {
      s.state.figures[BRUTE]!.hp = 10;
      s.perform(special({ type: 'rest' }));
      s.state.heroes[BRUTE]!.discard = ['trample', 'skewer'];
      expect(activeModifiers(s.state, BRUTE, 'rest')).toHaveLength(1);
      // R 6.3: the player chooses the lost card.
      s.run(
        [{ at: 'rest.short', seat: BRUTE, full: true }],
        { type: 'short-rest' },
        { type: 'cards', cards: ['skewer'] },
      );
      expect(s.hp(BRUTE)).toBe(12);
      expect(s.state.heroes[BRUTE]!.lost).toContain('skewer');
    },
  },
  unrecoverable: {
    modifier: { type: 'unrecoverable' },
    en: 'this card cannot be recovered',
    de: 'diese Karte kann nicht zurückgeholt werden',
    effect(s) {
      s.state.heroes[BRUTE]!.lost = ['reviving-ether', 'trample'];
      s.perform(special({ type: 'recover', cards: 'all', from: 'lost' }));
      expect(s.state.heroes[BRUTE]!.lost).toEqual(['reviving-ether']);
    },
  },
};

test.each(Object.entries(examples))('the modifier %s changes the state as described', (_type, { effect }) => {
  effect(stage());
});

describe.each(Object.entries(examples))('the modifier %s', testExample);
