import type { NestedMessage } from './message.ts';
import { problem, problemText } from './saying.ts';

/** The question a person reads after an error: `Did you mean "x"?`, or nothing. */
export function suggestion(name: string | undefined): NestedMessage | undefined {
  return name === undefined ? undefined : problem('did-you-mean', { name });
}

/** The same in English. */
export function didYouMean(name: string | undefined): string | undefined {
  const asked = suggestion(name);
  return asked && problemText(asked);
}
