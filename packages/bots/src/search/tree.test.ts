import { fastChance } from '@tessera/kernel';
import { describe, expect, it } from 'vitest';
import { type Edge, Tree } from './tree.ts';

interface Act {
  readonly act: string;
}

const acts = (letters: string): Act[] => [...letters].map((act) => ({ act }));

describe('Tree', () => {
  it('visits every move once before any move twice', () => {
    const tree = newTree();
    const tried = Array.from({ length: 4 }, () => visit(tree, acts('abcd'), 0).move);
    expect(tried).toHaveLength(4);
    expect(tried).toEqual(expect.arrayContaining(acts('abcd')));
  });

  it('prefers the move with the best results', () => {
    const tree = newTree();
    for (let i = 0; i < 200; i++) {
      const edge = tree.select(tree.root, 0, acts('abc'));
      edge.visits++;
      edge.total += sameAct(edge, 'b') ? 1 : 0;
    }
    const visits = tree.edges(tree.root, 0).map((edge) => edge.visits);
    expect(visits[1]).toBeGreaterThan(150);
  });

  it('recognizes a move in another order and as another object', () => {
    const tree = newTree();
    const lists = ['abc', 'cab', 'bd', 'dcba', 'a'];
    for (let i = 0; i < 100; i++) visit(tree, acts(lists[i % lists.length] ?? ''), 0.5);
    const edges = tree.edges(tree.root, 0);
    expect(edges.map(({ move }) => move)).toEqual(acts('abcd'));
    expect(edges.reduce((sum, { visits }) => sum + visits, 0)).toBe(100);
  });

  it('visits a good move whenever it is available, even if that is rare', () => {
    const tree = newTree();
    for (let i = 0; i < 1000; i++) {
      const edge = tree.select(tree.root, 0, acts(i % 10 === 0 ? 'ab' : 'a'));
      edge.visits++;
      edge.total += sameAct(edge, 'b') ? 0.9 : 0.4;
    }
    const [, rare] = tree.edges(tree.root, 0);
    expect(rare?.visits).toBeGreaterThan(60);
  });

  it('keeps a separate table per seat', () => {
    const tree = newTree();
    visit(tree, acts('ab'), 1);
    tree.select(tree.root, 1, acts('xy'));
    expect(tree.edges(tree.root, 0)).toHaveLength(1);
    expect(tree.edges(tree.root, 1).map((edge) => acts('xy').some((act) => sameAct(edge, act.act)))).toEqual([true]);
    expect(tree.edges(tree.root, 2)).toEqual([]);
  });

  it('adds a node after a move that is visited again', () => {
    const tree = newTree();
    const edge = tree.select(tree.root, 0, acts('a'));
    expect(tree.after(edge)).toBeUndefined();
    edge.visits++;
    const node = tree.after(edge);
    expect(node).toBeDefined();
    expect(tree.after(edge)).toBe(node);
  });

  it('adds a node for each combination of simultaneous moves', () => {
    const tree = newTree();
    const [a, b] = [visit(tree, acts('ab'), 1), visit(tree, acts('ab'), 1)];
    expect(tree.afterAll(tree.root, [a, b])).toBeUndefined();
    const node = tree.afterAll(tree.root, [a, b]);
    expect(node).toBeDefined();
    expect(tree.afterAll(tree.root, [b, a])).toBeUndefined();
    expect(tree.afterAll(tree.root, [a, b])).toBe(node);
  });
});

function newTree(): Tree<Act> {
  return new Tree<Act>(1, fastChance('tree'));
}

function visit(tree: Tree<Act>, moves: readonly Act[], worth: number): Edge<Act> {
  const edge = tree.select(tree.root, 0, moves);
  edge.visits++;
  edge.total += worth;
  return edge;
}

function sameAct({ move }: Edge<Act>, act: string): boolean {
  return 'act' in move && move.act === act;
}
