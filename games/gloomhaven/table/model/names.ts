import { kindName, type View } from '@tessera/gloomhaven/reading';
import type { Teller } from '@tessera/text';

/** A figure by name and number, as the log says it. */
export function figureName(figure: number, teller: Teller): string {
  return teller.tell('name.plain', { figure });
}

/** What a figure is, without a number. */
export function kindOf(view: View, figure: number, teller: Teller): string {
  return kindName(view, figure, teller);
}

/** A sentence begins with a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
