import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { produce } from './draft.ts';
import { cloneJson } from './json.ts';

interface Thing {
  n: number;
  list: Thing[];
  named: Record<string, Thing>;
}

const thing = (n: number, ...list: Thing[]): Thing => ({ n, list, named: {} });

describe('produce', () => {
  it('keeps the base unchanged and shares the unchanged parts', () => {
    const old = { a: thing(1), b: thing(2, thing(3)) };
    const next = produce(old, (draft) => {
      draft.b.n = 5;
    });
    expect(old.b.n).toBe(2);
    expect(next.b.n).toBe(5);
    expect(next.a).toBe(old.a);
    expect(next.b.list).toBe(old.b.list);
  });

  it('returns the base itself when nothing changed', () => {
    const old = thing(1, thing(2));
    expect(
      produce(old, (draft) => {
        draft.n = 1;
        expect(draft.list[0]?.n).toBe(2);
      }),
    ).toBe(old);
  });

  it('shares the unchanged parts of a small object', () => {
    const old = { at: { x: 1, y: 2 }, wounds: [1, 2], name: 'a' };
    const next = produce(old, (draft) => {
      draft.wounds.push(3);
      draft.at = { x: 1, y: 2 };
    });
    expect(old.wounds).toEqual([1, 2]);
    expect(next).toEqual({ at: { x: 1, y: 2 }, wounds: [1, 2, 3], name: 'a' });
    expect(next.at).toBe(old.at);
  });

  it('accepts frozen content in the new state', () => {
    const kind = Object.freeze({ size: Object.freeze([1, 1]), speed: 3 });
    const old = { kind: { size: [1, 1] as readonly number[], speed: 2 }, list: [thing(1, thing(2))] };
    const next = produce(old, (draft) => {
      draft.kind = kind;
    });
    expect(next.kind).toEqual(kind);
  });

  it('moves a changed object from one field to another', () => {
    const old = { deck: [thing(1), thing(2)], hand: [thing(9)] };
    const next = produce(old, (draft) => {
      const card = draft.deck.pop();
      if (card) draft.hand.push(card);
      if (card) card.n = 20;
    });
    expect(next).toEqual({ deck: [thing(1)], hand: [thing(9), thing(20)] });
    expect(next.deck[0]).toBe(old.deck[0]);
  });

  it('finishes drafts inside new objects', () => {
    const old = { a: thing(1), b: thing(2) };
    const next = produce(old, (draft) => {
      draft.b = { n: 3, list: [{ ...draft.a, n: 4 }], named: { was: draft.a } };
      draft.a.n = 10;
    });
    expect(next).toEqual({ a: thing(10), b: { n: 3, list: [thing(4)], named: { was: thing(10) } } });
  });

  it('lets the recipe mutate a new object after assigning and reading it', () => {
    const next = produce({ list: [thing(0)] }, (draft) => {
      const added = thing(1);
      draft.list.push(added);
      expect(draft.list.at(-1)?.n).toBe(1);
      added.n = 2;
    });
    expect(next.list[1]?.n).toBe(2);
  });

  it('leaves the base unchanged when the recipe throws', () => {
    const old = thing(1, thing(2));
    const before = cloneJson(old);
    expect(() =>
      produce(old, (draft) => {
        draft.list.length = 0;
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(old).toEqual(before);
  });

  it('mutates a draft exactly as the same program mutates a plain copy', () => {
    const step = fc.record({
      path: fc.array(fc.nat({ max: 3 }), { maxLength: 3 }),
      change: fc.constantFrom('set', 'push', 'pop', 'splice', 'reverse', 'sort', 'delete', 'name', 'move', 'length'),
      n: fc.nat({ max: 9 }),
    });
    const world: fc.Memo<Thing> = fc.memo<Thing>((depth) =>
      fc.record({
        n: fc.nat(9),
        list: depth > 1 ? fc.array(world(), { maxLength: 3 }) : fc.constant([]),
        named: depth > 1 ? fc.dictionary(fc.constantFrom('a', 'b'), world(), { maxKeys: 2 }) : fc.constant({}),
      }),
    );
    fc.assert(
      fc.property(world(3), fc.array(step, { maxLength: 12 }), (base, program) => {
        const untouched = cloneJson(base);
        const plain = cloneJson(base);
        for (const line of program) run(plain, line);
        const next = produce(base, (draft) => {
          for (const line of program) run(draft, line);
        });
        expect(next).toEqual(plain);
        expect(base).toEqual(untouched);
      }),
      { numRuns: 500 },
    );
  });
});

function run(root: Thing, { path, change, n }: { path: number[]; change: string; n: number }): void {
  let at = root;
  for (const i of path) at = at.list[i] ?? at.named.a ?? at;
  switch (change) {
    case 'set':
      at.n = n;
      break;
    case 'push':
      at.list.push(thing(n));
      break;
    case 'pop':
      at.list.pop();
      break;
    case 'splice':
      at.list.splice(n % 2, 1, thing(n));
      break;
    case 'reverse':
      at.list.reverse();
      break;
    case 'sort':
      at.list.sort((a, b) => a.n - b.n);
      break;
    case 'delete':
      delete at.named.a;
      break;
    case 'name':
      at.named = { ...at.named, b: thing(n, ...at.list.splice(0, 1)) };
      break;
    case 'move': {
      const moved = at.list.shift();
      if (moved) root.list.push({ ...moved, n });
      break;
    }
    case 'length':
      at.list.length = Math.min(at.list.length, 1);
      break;
  }
}
