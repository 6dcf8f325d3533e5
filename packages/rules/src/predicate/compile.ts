import * as z from 'zod';
import { type Finding, findingsOf, formatPath } from '../finding.ts';
import { formatIssue, problem } from '../issueText.ts';
import type { Label, NestedMessage } from '../message.ts';
import { allOf, anyOf, opposite, type Verdict } from './verdict.ts';

/** A compiled predicate, which can be tested repeatedly. */
export interface CompiledPredicate<Facts> {
  readonly test: (facts: Facts) => Verdict;
  /** Returns the verdict with the verdicts of all parts, without short-circuiting. */
  readonly explain: (facts: Facts) => PredicateTrace;
  /** The whole condition as a message. */
  readonly asks: NestedMessage;
  /** The values that the leaves read, each once. */
  readonly reads: readonly string[];
}

/** Why a predicate has its verdict. */
export interface PredicateTrace {
  readonly type: string;
  readonly verdict: Verdict;
  readonly asks: NestedMessage;
  /** The actual value, if the leaf reports it. */
  readonly found?: Label;
  readonly parts?: readonly PredicateTrace[];
}

/** A predicate that its schema rejects, or that is nested too deeply. */
export class PredicateError extends Error {
  override readonly name = 'PredicateError';
  readonly code: string;
  readonly findings: readonly Finding[];

  constructor(findings: readonly [Finding, ...Finding[]]) {
    const lines = findings.map(({ code, path, message, hint }) =>
      [code, formatPath(path), message, hint].filter(Boolean).join(' '),
    );
    super(lines.join('\n'));
    this.code = findings[0].code;
    this.findings = findings;
  }
}

/** A declared leaf: its schema, and how its fields become a test. */
export interface Leaf<Facts> {
  readonly schema: z.ZodObject;
  bind(fields: Readonly<Record<string, unknown>>): BoundLeaf<Facts>;
}

interface BoundLeaf<Facts> {
  readonly type: string;
  readonly asks: NestedMessage;
  readonly reads: readonly string[];
  readonly test: (facts: Facts) => Verdict;
  readonly found: (facts: Facts) => Label | undefined;
}

type Node<Facts> =
  | BoundLeaf<Facts>
  | { readonly type: 'and' | 'or'; readonly parts: readonly Node<Facts>[] }
  | { readonly type: 'not'; readonly part: Node<Facts> };

/** Parses a predicate of content and compiles it to a function of facts. */
export function compilePredicate<Facts>(
  json: unknown,
  schema: z.ZodType,
  leaves: ReadonlyMap<string, Leaf<Facts>>,
): CompiledPredicate<Facts> {
  refuseDepth(json);
  const parsed = schema.safeParse(json);
  if (!parsed.success) {
    const [first, ...rest] = findingsOf(parsed.error, json);
    throw new PredicateError([first!, ...rest]);
  }
  const node = nodeOf(json, leaves);
  return {
    test: closureOf(node),
    explain: (facts) => traceOf(node, facts),
    asks: messageOf(node),
    reads: [...new Set(readsOf(node))],
  };
}

const DEEPEST = 32;

/** Checked before any recursion: a predicate may come from an untrusted pack. */
function refuseDepth(json: unknown): void {
  let level: unknown[] = [json];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > 2 * DEEPEST)
      throw new PredicateError([
        {
          code: 'E_PREDICATE_LIMIT',
          path: [],
          ...formatIssue({ message: problem('predicate-too-deep', { most: DEEPEST }) }),
        },
      ]);
    level = level.flatMap((value) => (typeof value === 'object' && value !== null ? Object.values(value) : []));
  }
}

const LIST = z.array(z.unknown());
const TAGGED = z.looseObject({ type: z.string() });

/** Converts a validated predicate to a node, one level at a time. */
function nodeOf<Facts>(json: unknown, leaves: ReadonlyMap<string, Leaf<Facts>>): Node<Facts> {
  const nodes = (parts: unknown) => LIST.parse(parts).map((part) => nodeOf(part, leaves));
  if (Array.isArray(json)) return { type: 'and', parts: nodes(json) };
  const tagged = TAGGED.parse(json);
  switch (tagged.type) {
    case 'and':
    case 'or':
      return { type: tagged.type, parts: nodes(tagged.predicates) };
    case 'not':
      return { type: 'not', part: nodeOf(tagged.predicate, leaves) };
    default:
      return leaves.get(tagged.type)!.bind(tagged);
  }
}

function closureOf<Facts>(node: Node<Facts>): (facts: Facts) => Verdict {
  if ('test' in node) return node.test;
  if ('part' in node) {
    const inner = closureOf(node.part);
    return (facts) => opposite(inner(facts));
  }
  const parts = node.parts.map(closureOf);
  if (parts.length === 1) return parts[0]!;
  const decisive = node.type === 'or';
  return (facts) => {
    let verdict: Verdict = !decisive;
    for (const part of parts) {
      const answer = part(facts);
      if (answer === decisive) return decisive;
      if (answer === 'situational') verdict = answer;
    }
    return verdict;
  };
}

function traceOf<Facts>(node: Node<Facts>, facts: Facts): PredicateTrace {
  const { type } = node;
  const asks = messageOf(node);
  if ('test' in node) {
    const found = node.found(facts);
    return { type, verdict: node.test(facts), asks, ...(found !== undefined && { found }) };
  }
  const parts = ('part' in node ? [node.part] : node.parts).map((part) => traceOf(part, facts));
  const verdicts = parts.map((part) => part.verdict);
  const verdict = 'part' in node ? opposite(verdicts[0]!) : node.type === 'or' ? anyOf(verdicts) : allOf(verdicts);
  return { type, verdict, asks, parts };
}

function messageOf<Facts>(node: Node<Facts>): NestedMessage {
  if ('test' in node) return node.asks;
  if ('part' in node) return { code: 'not', params: { what: bracketed(node.part) } };
  const [first, ...rest] = node.parts;
  if (first === undefined) return { code: node.type === 'or' ? 'never' : 'always' };
  if (rest.length === 0) return messageOf(first);
  // Nested pairwise, so that each language can join them with its own conjunction.
  return rest.reduce<NestedMessage>(
    (left, part) => ({ code: node.type, params: { left, right: bracketed(part) } }),
    bracketed(first),
  );
}

function bracketed<Facts>(node: Node<Facts>): NestedMessage {
  const message = messageOf(node);
  return 'parts' in node && node.parts.length > 1 ? { code: 'brackets', params: { what: message } } : message;
}

function readsOf<Facts>(node: Node<Facts>): readonly string[] {
  if ('test' in node) return node.reads;
  return ('part' in node ? [node.part] : node.parts).flatMap(readsOf);
}
