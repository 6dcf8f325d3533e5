import { describe, expect, test } from 'vitest';
import { noFacts } from './facts.ts';
import { type PredicateContext, predicates } from './predicates.ts';

/** An invisible figure attacks a poisoned elite guard that is adjacent to one of the attacker's allies. */
const situation: PredicateContext = {
  facts: { ...noFacts, targetHitPoints: 4 },
  has: (who, condition) => condition === (who === 'self' ? 'invisible' : 'poison'),
  adjacent: (who, to) => (who === 'target' && to === 'your-allies' ? 1 : 0),
  rank: (who) => (who === 'target' ? 'elite' : undefined),
  monster: (who) => (who === 'target' ? 'bandit-guard' : undefined),
  element: (element) => (element === 'dark' ? 'waning' : 'inert'),
  isInfused: (element) => element === 'dark',
  distance: (who) => (who === 'self' ? 0 : 2),
  isSummoned: () => false,
  isMarked: (who) => who === 'target',
  stands: (who, terrain) => who === 'self' && terrain === 'obstacle',
  isPath: (shape) => shape === 'straight',
  isAttack: (kind) => kind === 'melee',
  isLethal: () => false,
  hasUsedItem: () => true,
  isOwnTurn: () => true,
  isCommand: () => false,
  isDrawn: (card) => card === 'curse',
};

describe('condition on a card', () => {
  test.each([
    [{ type: 'has', conditions: ['stun', 'poison'] }, true],
    [{ type: 'has', who: 'self', conditions: ['poison'] }, false],
    [{ type: 'adjacent', to: 'your-allies' }, true],
    [{ type: 'adjacent', to: 'your-allies', least: 2 }, false],
    [{ type: 'not', predicate: { type: 'adjacent', to: 'its-allies' } }, true],
    [{ type: 'rank', ranks: ['normal', 'elite'] }, true],
    [{ type: 'rank', ranks: ['normal'] }, false],
    [{ type: 'monster', monsters: ['bandit-guard'] }, true],
    [{ type: 'element', element: 'dark', states: ['strong', 'waning'] }, true],
    [{ type: 'element', element: 'fire', states: ['strong', 'waning'] }, false],
    [{ type: 'infused', element: 'dark' }, true],
    [{ type: 'infused', element: 'fire' }, false],
    [{ type: 'within', range: 2 }, true],
    [{ type: 'within', range: 1 }, false],
    [{ type: 'summoned' }, false],
    [{ type: 'marked' }, true],
    [{ type: 'terrain', who: 'self', terrain: 'obstacle' }, true],
    [{ type: 'path', shape: 'straight' }, true],
    [{ type: 'attack', kind: 'ranged' }, false],
    [{ type: 'lethal' }, false],
    [{ type: 'item-used' }, true],
    [{ type: 'own-turn' }, true],
    [{ type: 'drawn', cards: ['bless', 'curse'] }, true],
    [{ type: 'compare', formula: '@targetHitPoints <= 5' }, true],
    [{ type: 'compare', formula: '@targetHitPoints < 4' }, false],
    [{ type: 'and', predicates: [{ type: 'marked' }, { type: 'summoned' }] }, false],
    [{ type: 'or', predicates: [{ type: 'marked' }, { type: 'summoned' }] }, true],
  ])('%j evaluates to %s', (predicate, verdict) => {
    expect(predicates.compile(predicate).test(situation)).toBe(verdict);
  });
});
