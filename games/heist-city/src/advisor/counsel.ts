import type { Advice, AdviceFilter, AdviceItem, Category } from './advice.ts';
import { isHeard, isMuted } from './advice.ts';
import type { Consideration, Occasion } from './occasion.ts';

/** Adds a piece of advice of this counsel. */
export type AddAdvice<Code extends string> = (code: Code, params?: Advice['params']) => void;

/** All advice of one category. */
export interface Counsel<Code extends string = string> {
  readonly category: Category;
  readonly sayings: Readonly<Record<Code, AdviceItem>>;
  /** Adds advice about the current position. */
  situation?(occasion: Occasion, add: AddAdvice<Code>): void;
  /** Adds advice about a possible action and its certain consequences. */
  action?(consideration: Consideration, add: AddAdvice<Code>): void;
}

/** Declares a counsel, so that the compiler checks its codes against its sayings. */
export function counsel<Code extends string>(counsel: Counsel<Code>): Counsel<Code> {
  return counsel;
}

/** Returns the advice of a counsel that passes a player's filter. */
export function filterAdvice<Code extends string>(
  { category, sayings }: Pick<Counsel<Code>, 'category' | 'sayings'>,
  filter: AdviceFilter,
  speak: (add: AddAdvice<Code>) => void,
): Advice[] {
  const said: Advice[] = [];
  if (isMuted(category, filter)) return said;
  speak((code, params = {}) => {
    const saying = sayings[code];
    if (isHeard(saying, filter)) said.push({ category, severity: saying.severity, code, params });
  });
  return said;
}
