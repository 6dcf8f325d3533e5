import * as z from 'zod';
import { SpellRoll } from '../content/records/spellRoll.ts';
import { scaledDice } from '../vocabulary/dice.ts';
import { CANTRIP_TIERS } from '../vocabulary/vocabulary.ts';
import type { Describable, Description } from './description.ts';

/** A problem with a description. */
export interface DescriptionIssue {
  readonly key: string;
  readonly code:
    | 'missing'
    | 'surplus'
    | 'stub'
    | 'number'
    | 'needless-prose'
    | 'dice'
    | 'unsaid-dice'
    | 'needless-reason'
    | 'phrase';
  /** The number, dice or phrase in question. */
  readonly what?: string;
}

/** Number of consecutive words that no description may share with its source text. */
const PHRASE_LENGTH = 8;

/** A text with fewer words is a stub, unless the source is as short. */
const STUB_WORDS = 8;

/** Returns every problem of the descriptions. `phrases` are those of the source text, when it is available. */
export function measureDescriptions(
  wanted: readonly Describable[],
  descriptions: ReadonlyMap<string, Description>,
  phrases: ReadonlySet<string> = new Set(),
): readonly DescriptionIssue[] {
  const keys = new Set(wanted.map(({ key }) => key));
  const surplus = [...descriptions.keys()].filter((key) => !keys.has(key));
  return [
    ...surplus.map((key) => ({ key, code: 'surplus' }) as const),
    ...wanted.flatMap((thing): readonly DescriptionIssue[] => {
      const description = descriptions.get(thing.key);
      if (description === undefined) return [{ key: thing.key, code: 'missing' }];
      return findingsIn(thing, description, phrases);
    }),
  ];
}

function findingsIn(
  { key, data }: Describable,
  description: Description,
  phrases: ReadonlySet<string>,
): DescriptionIssue[] {
  const text = `${description.text}\n${description.higher ?? ''}`;
  const findings: DescriptionIssue[] = [];
  if (wordsOf(text).length < STUB_WORDS) findings.push({ key, code: 'stub' });
  const known = new Set(numbersIn(JSON.stringify(data)));
  const said = new Set(numbersIn(text));
  const prose = new Set(description.prose ?? []);
  for (const what of said) if (!known.has(what) && !prose.has(what)) findings.push({ key, code: 'number', what });
  for (const what of prose) if (!said.has(what)) findings.push({ key, code: 'needless-prose', what });
  if (key.startsWith('spell/')) findings.push(...diceFindings(key, text, data, description.unrolled ?? {}));
  for (const what of phrasesOf(text)) if (phrases.has(what)) findings.push({ key, code: 'phrase', what });
  return findings;
}

/**
 * Finds dice in the text that are neither rolled nor explained, needless explanations, and rolls that the text does not
 * mention.
 */
function diceFindings(
  key: string,
  text: string,
  data: unknown,
  reasons: Readonly<Record<string, string>>,
): DescriptionIssue[] {
  const said = new Set(
    numbersIn(text)
      .filter((number) => number.includes('d'))
      .map((dice) => (dice.startsWith('d') ? `1${dice}` : dice)),
  );
  const { rolls } = Rolls.parse(data);
  const named = new Set(rolls.flatMap(namedDice));
  const rolled = new Set([...named, ...rolls.flatMap(grownDice)]);
  const missing = [...said].filter((dice) => !rolled.has(dice) && !Object.hasOwn(reasons, dice));
  const unsaid = [...named].filter((dice) => !said.has(dice));
  const needless = Object.keys(reasons).filter((dice) => !said.has(dice) || rolled.has(dice));
  return [
    ...missing.map((what): DescriptionIssue => ({ key, code: 'dice', what })),
    ...unsaid.map((what): DescriptionIssue => ({ key, code: 'unsaid-dice', what })),
    ...needless.map((what): DescriptionIssue => ({ key, code: 'needless-reason', what })),
  ];
}

const Rolls = z.object({ rolls: z.array(SpellRoll).default([]) });

/** Returns the dice that a roll of a spell names. */
function namedDice({ dice, higher, levels = {} }: SpellRoll): string[] {
  return [dice, higher?.dice, ...Object.values(levels)].filter((each) => each !== undefined);
}

/** Returns the dice of a cantrip at each tier. */
function grownDice({ dice, scales }: SpellRoll): string[] {
  return scales === 'dice' && dice !== undefined ? CANTRIP_TIERS.map((_, tier) => scaledDice(dice, tier + 1)) : [];
}

/** Returns the numbers and dice in a text: `30`, `1,000`, `8d6`. */
export function numbersIn(text: string): readonly string[] {
  return [...text.matchAll(/\d*d\d+|\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([number]) => number.replaceAll(',', ''));
}

function wordsOf(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll(/['’]/g, '')
      .match(/[a-z0-9]+/g) ?? []
  );
}

/** Returns every sequence of `PHRASE_LENGTH` words. */
export function phrasesOf(text: string): readonly string[] {
  return text.split('\n').flatMap((paragraph) => {
    const words = wordsOf(paragraph);
    const count = Math.max(0, words.length - PHRASE_LENGTH + 1);
    return Array.from({ length: count }, (_, at) => words.slice(at, at + PHRASE_LENGTH).join(' '));
  });
}
