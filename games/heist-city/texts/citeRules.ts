import { REFUSALS, type RefusalCode } from '../src/state/refusals.ts';

type Refusals = Readonly<Record<RefusalCode, string>>;

/** Adds to each refusal its section of the reference rules, or the number of its ruling. */
export function citeRules(texts: Refusals, ruling: string): Refusals {
  const sentences = Object.entries(REFUSALS).map(([code, section]) => {
    const source = section.startsWith('R ') ? section : `${ruling} ${section}`;
    return [code, `${texts[code as RefusalCode]} (${source})`];
  });
  return Object.fromEntries(sentences) as Refusals;
}
