import type { Advice, Category, Hearing, Saying } from './advice.ts';
import { isHeard, isMuted } from './advice.ts';
import type { Consideration, Occasion } from './occasion.ts';

/** Says one of its sayings. */
export type Say<Code extends string> = (code: Code, params?: Advice['params']) => void;

/** Everything there is to say in one category. */
export interface Counsel<Code extends string = string> {
  readonly category: Category;
  readonly sayings: Readonly<Record<Code, Saying>>;
  /** About things as they stand. */
  situation?(occasion: Occasion, say: Say<Code>): void;
  /** About an action that may be taken, and what is sure to follow from it. */
  action?(consideration: Consideration, say: Say<Code>): void;
}

/** Lets the compiler check that a counsel says only what it has words for. */
export function counsel<Code extends string>(counsel: Counsel<Code>): Counsel<Code> {
  return counsel;
}

/** What a counsel says, as far as somebody wants to hear it. */
export function heard<Code extends string>(
  { category, sayings }: Pick<Counsel<Code>, 'category' | 'sayings'>,
  hearing: Hearing,
  speak: (say: Say<Code>) => void,
): Advice[] {
  const said: Advice[] = [];
  if (isMuted(category, hearing)) return said;
  speak((code, params = {}) => {
    const saying = sayings[code];
    if (isHeard(saying, hearing)) said.push({ category, severity: saying.severity, code, params });
  });
  return said;
}
