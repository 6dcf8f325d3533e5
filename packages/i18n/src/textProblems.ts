import { flatten } from './bundle.ts';
import { placeholdersOf, templateOf } from './translator.ts';

/** A problem with the texts of a language. */
export interface TextProblem {
  readonly language: string;
  readonly key: string;
  readonly problem: string;
}

/**
 * Checks bundles for invalid ICU messages, missing or surplus keys, and placeholders that the first language lacks.
 * Returns an empty list if all are valid.
 */
export function textProblems(bundles: Readonly<Record<string, object>>): readonly TextProblem[] {
  const [original, ...others] = Object.entries(bundles).map(([language, bundle]) => readTexts(language, bundle));
  if (original === undefined) return [];
  return [...original.problems, ...others.flatMap((other) => [...other.problems, ...differences(original, other)])];
}

interface ReadTexts {
  readonly language: string;
  /** The placeholder names of each text. */
  readonly gaps: ReadonlyMap<string, ReadonlySet<string>>;
  readonly problems: readonly TextProblem[];
}

function readTexts(language: string, bundle: object): ReadTexts {
  const gaps = new Map<string, ReadonlySet<string>>();
  const problems: TextProblem[] = [];
  for (const [key, text] of flatten(bundle)) {
    gaps.set(key, new Set());
    try {
      gaps.set(key, new Set(placeholdersOf(templateOf(text, language)).map(({ name }) => name)));
    } catch (error) {
      problems.push({ language, key, problem: `cannot be read: ${error instanceof Error ? error.message : error}` });
    }
  }
  return { language, gaps, problems };
}

function differences(original: ReadTexts, { language, gaps }: ReadTexts): readonly TextProblem[] {
  const problems: TextProblem[] = [];
  for (const key of original.gaps.keys()) if (!gaps.has(key)) problems.push({ language, key, problem: 'is missing' });
  for (const [key, names] of gaps) {
    const expected = original.gaps.get(key);
    if (expected === undefined) problems.push({ language, key, problem: `is not a text of ${original.language}` });
    for (const name of names) {
      if (expected && !expected.has(name)) {
        problems.push({ language, key, problem: `has a gap {${name}} that ${original.language} does not have` });
      }
    }
  }
  return problems;
}
