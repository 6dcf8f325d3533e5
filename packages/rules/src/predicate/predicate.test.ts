import fc from 'fast-check';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { type Label, type MessageParam, plainWords } from '../message.ts';
import { traceLines } from '../provenance.ts';
import { PredicateError } from './compile.ts';
import { definePredicates } from './definePredicates.ts';
import { allOf, anyOf, opposite, type Verdict } from './verdict.ts';

interface Facts {
  readonly level: number;
  readonly tags: readonly string[];
  readonly roll?: { readonly against: string };
}

const predicates = definePredicates({
  levelAtLeast: {
    schema: z.object({ value: z.int() }),
    test: ({ value }, facts: Facts) => facts.level >= value,
    describe: ({ value }) => ({ code: 'level', params: { value } }),
    found: (_, facts) => ({ code: 'level', params: { value: facts.level } }),
    reads: () => ['level'],
  },
  hasTag: {
    schema: z.object({ tag: z.string(), count: z.int().default(1) }),
    test: ({ tag, count }, facts) => facts.tags.filter((each) => each === tag).length >= count,
    describe: ({ tag }) => ({ code: tag }),
    reads: ({ tag }) => [`tags.${tag}`],
  },
  against: {
    schema: z.object({ what: z.string() }),
    test: ({ what }, { roll }) => (roll === undefined ? 'situational' : roll.against === what),
    describe: ({ what }) => ({ code: 'against', params: { what } }),
  },
});
const facts: Facts = { level: 5, tags: ['raging'] };

const yes = { type: 'levelAtLeast', value: 5 } as const;
const no = { type: 'hasTag', tag: 'calm' } as const;
const depends = { type: 'against', what: 'magic' } as const;

describe('verdicts', () => {
  test.each([
    ['an empty list', [], true],
    ['a leaf', yes, true],
    ['a list means and', [yes, no], false],
    ['false beats situational in and', [depends, no], false],
    ['and of true and situational', [yes, depends], 'situational'],
    ['true beats situational in or', { type: 'or', predicates: [depends, yes] }, true],
    ['or of false and situational', { type: 'or', predicates: [no, depends] }, 'situational'],
    ['or of nothing', { type: 'or', predicates: [] }, false],
    ['and written out', { type: 'and', predicates: [yes, yes] }, true],
    ['not of true', { type: 'not', predicate: yes }, false],
    ['not of situational stays situational', { type: 'not', predicate: depends }, 'situational'],
    ['a nest', { type: 'not', predicate: [{ type: 'or', predicates: [no, [yes, no]] }] }, true],
  ])('%s', (_, json, verdict) => {
    const compiled = predicates.compile(json);
    expect(compiled.test(facts)).toBe(verdict);
    expect(compiled.explain(facts).verdict).toBe(verdict);
  });

  test('a roll resolves a situational verdict', () => {
    const compiled = predicates.compile([yes, depends]);
    expect(compiled.test({ ...facts, roll: { against: 'magic' } })).toBe(true);
    expect(compiled.test({ ...facts, roll: { against: 'poison' } })).toBe(false);
  });

  const verdicts = fc.array(fc.constantFrom<Verdict>(true, false, 'situational'));

  test('and, or and not obey De Morgan', () => {
    fc.assert(
      fc.property(verdicts, (all) => {
        expect(opposite(allOf(all))).toBe(anyOf(all.map(opposite)));
        expect(opposite(anyOf(all))).toBe(allOf(all.map(opposite)));
      }),
    );
  });

  test('the compiled verdict equals that of the trace', () => {
    const leaf = fc.constantFrom(yes, no, depends);
    const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
      tree: fc.oneof(
        { maxDepth: 4 },
        leaf,
        fc.array(tie('tree'), { maxLength: 3 }),
        fc.record({ type: fc.constantFrom('and', 'or'), predicates: fc.array(tie('tree'), { maxLength: 3 }) }),
        fc.record({ type: fc.constant('not'), predicate: tie('tree') }),
      ),
    }));
    fc.assert(
      fc.property(tree, (json) => {
        const compiled = predicates.compile(json);
        expect(compiled.test(facts)).toBe(compiled.explain(facts).verdict);
      }),
    );
  });
});

/** Formats labels as a game would. */
function words(label: Label): string {
  if (typeof label === 'string') return label;
  const { code, params = {} } = label;
  const part = (name: string) => said(params[name] ?? '');
  const sentences: Readonly<Record<string, () => string>> = {
    level: () => `level ${part('value')} or more`,
    against: () => `against ${part('what')}`,
    and: () => `${part('left')} and ${part('right')}`,
    or: () => `${part('left')} or ${part('right')}`,
    not: () => `not ${part('what')}`,
    brackets: () => `(${part('what')})`,
    found: () => `found ${part('found')}`,
  };
  return sentences[code]?.() ?? code;
}

function said(param: MessageParam): string {
  return typeof param === 'object' && 'code' in param ? words(param) : plainWords(param);
}

describe('compiled predicate', () => {
  const compiled = predicates.compile([{ type: 'or', predicates: [no, { type: 'levelAtLeast', value: 7 }] }, depends]);

  test('describes itself as a message', () => {
    expect(words(compiled.asks)).toBe('(calm or level 7 or more) and against magic');
    expect(words(predicates.compile([]).asks)).toBe('always');
    const denied = predicates.compile({ type: 'not', predicate: [yes, no] });
    expect(words(denied.asks)).toBe('not (level 5 or more and calm)');
    expect(plainWords(denied.asks)).toBe('not(what: brackets(what: and(left: level(value: 5), right: calm)))');
  });

  test('lists the values it reads, each once', () => {
    expect(predicates.compile([yes, yes, no]).reads).toEqual(['level', 'tags.calm']);
  });

  test('explains every part with its verdict and the actual value', () => {
    expect(traceLines(compiled.explain(facts), words)).toEqual([
      'no: (calm or level 7 or more) and against magic',
      '├─ no: calm or level 7 or more',
      '│  ├─ no: calm',
      '│  └─ no: level 7 or more (found level 5 or more)',
      '└─ depends: against magic',
    ]);
  });

  test('passes the defaults of a schema to the leaf', () => {
    expect(predicates.compile({ type: 'hasTag', tag: 'raging' }).test(facts)).toBe(true);
    expect(predicates.compile({ type: 'hasTag', tag: 'raging', count: 2 }).test(facts)).toBe(false);
  });
});

function refusal(json: unknown): PredicateError {
  try {
    predicates.compile(json);
  } catch (error) {
    if (error instanceof PredicateError) return error;
    throw error;
  }
  throw new Error('it was accepted');
}

describe('definePredicates errors', () => {
  test('reports an unknown type with the nearest one', () => {
    const error = refusal({ type: 'levelAtLest', value: 3 });
    expect(error.code).toBe('E_UNKNOWN_PREDICATE');
    expect(error.findings).toMatchObject([
      { path: ['type'], found: '"levelAtLest"', hint: 'Did you mean "levelAtLeast"?' },
    ]);
  });

  test('reports all problems at once, each with its path', () => {
    const error = refusal({
      type: 'or',
      predicates: [3, [{ type: 'levelAtLeast', valeu: 2 }], { type: 'constructor' }],
    });
    expect(error.findings.map(({ code, path }) => [code, path.join('/')])).toEqual([
      ['E_SCHEMA', 'predicates/0'],
      ['E_SCHEMA', 'predicates/1/0/value'],
      ['E_SCHEMA', 'predicates/1/0/valeu'],
      ['E_UNKNOWN_PREDICATE', 'predicates/2/type'],
    ]);
    expect(error.message).toContain('Did you mean "value"?');
  });

  test('rejects an endless nest', () => {
    let json: unknown = yes;
    for (let depth = 0; depth < 100_000; depth++) json = [json];
    expect(refusal(json).code).toBe('E_PREDICATE_LIMIT');
  });

  test('rejects a leaf named like a connective', () => {
    const leaf = { schema: z.object({}), test: () => true, describe: () => ({ code: 'nothing' }) };
    expect(() => definePredicates({ and: leaf })).toThrow(TypeError);
  });
});

test('the schema gives the type of predicates in content', () => {
  type Json = z.output<typeof predicates.schema>;
  expectTypeOf<{ type: 'levelAtLeast'; value: number }>().toExtend<Json>();
  expectTypeOf<{ type: 'levelAtLeast'; value: string }>().not.toExtend<Json>();
  expectTypeOf<{ type: 'levelAtLest'; value: number }>().not.toExtend<Json>();
});
