import { REFUSALS, type RefusalCode } from '../src/refusals.ts';

type Refusals = Readonly<Record<RefusalCode, string>>;

/** Refusals with the section of the reference rules that each comes from, or the number of the ruling. */
export function cited(texts: Refusals, ruling: string): Refusals {
  const sentences = Object.entries(REFUSALS).map(([code, section]) => {
    const source = section.startsWith('R ') ? section : `${ruling} ${section}`;
    return [code, `${texts[code as RefusalCode]} (${source})`];
  });
  return Object.fromEntries(sentences) as Refusals;
}
