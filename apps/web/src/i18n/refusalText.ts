import type { RefusalInfo } from '@tessera/protocol';
import { i18n } from './i18n.ts';

/** Where the sentences of refusals are that no game gives. English has none: there they come with the refusal. */
const REFUSALS = 'refusals';

/** Why something was not done, in the language of the page: in the game's words, in the table's, or as it came. */
export function refusalText({ code, params, message }: RefusalInfo, game?: string): string {
  const own = game === undefined ? undefined : messagesOf(i18n.getResourceBundle(i18n.language, game))[code];
  const sentence = own ?? (i18n.getResourceBundle(i18n.language, REFUSALS) as Messages | undefined)?.[code];
  return sentence === undefined ? message : fill(sentence, params);
}

/** A code without anything to fill in: why a match ended. */
export function outcomeText(code: string, game: string, english: string | undefined): string {
  return refusalText({ code, params: {}, message: english ?? code }, game);
}

type Messages = Readonly<Record<string, string>>;

function messagesOf(texts: { readonly refusals?: Messages } | undefined): Messages {
  return texts?.refusals ?? {};
}

function fill(sentence: string, params: RefusalInfo['params']): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => {
    const value = params[name];
    if (value === undefined) return gap;
    return typeof value === 'string' ? value : Array.isArray(value) ? value.join(', ') : JSON.stringify(value);
  });
}
