import { problem, problemText } from './issueText.ts';
import type { NestedMessage } from './message.ts';

/** Returns the suggestion after an error: `Did you mean "x"?`, or undefined. */
export function suggestion(name: string | undefined): NestedMessage | undefined {
  return name === undefined ? undefined : problem('did-you-mean', { name });
}

/** Returns the suggestion in English. */
export function didYouMean(name: string | undefined): string | undefined {
  const asked = suggestion(name);
  return asked && problemText(asked);
}
