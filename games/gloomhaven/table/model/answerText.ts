import { type Choice, optionText, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';
import { capital } from './names.ts';

/** Returns the text of an answer that a number alone would not explain. */
export function answerText(view: View, formatter: GameFormatter, choice: Choice): string {
  const text = choice.type === 'option' ? optionText(view, choice.n, formatter) : undefined;
  return capital(text ?? formatter.action(choice));
}
