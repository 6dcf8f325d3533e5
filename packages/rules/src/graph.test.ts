import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dependencyOrder } from './graph.ts';

function order(graph: Record<string, string[]>) {
  return dependencyOrder(Object.keys(graph), (node) => graph[node] ?? []);
}

describe('dependencyOrder', () => {
  test('puts every node after its dependencies and otherwise keeps the order', () => {
    expect(order({ c: ['a'], b: [], a: [] })).toEqual({ ok: true, order: ['a', 'c', 'b'] });
  });

  test('includes nodes that are only mentioned as dependencies', () => {
    expect(order({ a: ['z'] })).toEqual({ ok: true, order: ['z', 'a'] });
  });

  test('returns the members of a cycle', () => {
    expect(order({ x: ['a'], a: ['b'], b: ['c'], c: ['a'] })).toEqual({ ok: false, cycle: ['a', 'b', 'c', 'a'] });
    expect(order({ a: ['a'] })).toEqual({ ok: false, cycle: ['a', 'a'] });
  });

  test('handles a chain of 100,000', () => {
    const result = dependencyOrder([0], (node) => (node < 100_000 ? [node + 1] : []));
    expect(result.ok && result.order[0]).toBe(100_000);
  });

  test('puts every dependency first in an acyclic graph', () => {
    const graphs = fc.array(fc.array(fc.nat(19), { maxLength: 4 }), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(graphs, (edges) => {
        const earlier = (node: number) => edges[node]!.filter((other) => other < node);
        const nodes = edges.map((_, node) => node).reverse();
        const result = dependencyOrder(nodes, earlier);
        if (!result.ok) throw new Error('there is no circle');
        const positions = new Map(result.order.map((node, position) => [node, position]));
        for (const node of nodes)
          for (const other of earlier(node)) expect(positions.get(other)).toBeLessThan(positions.get(node)!);
      }),
    );
  });
});
