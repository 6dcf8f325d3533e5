import { kindName, type View } from '@tessera/gloomhaven/selectors';
import type { GameFormatter } from '@tessera/text';

/** Returns the name and number of a figure, as in the log. */
export function figureName(figure: number, formatter: GameFormatter): string {
  return formatter.format('name.plain', { figure });
}

/** Returns the kind of a figure without a number. */
export function kindOf(view: View, figure: number, formatter: GameFormatter): string {
  return kindName(view, figure, formatter);
}

/** Returns a text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
