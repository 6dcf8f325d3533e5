import { type Bundle, mapTexts } from './bundle.ts';

/** Pseudo-locale: English with accented letters, so that untranslated text is visible. */
export const PSEUDO = 'en-XA';

/** First character of a pseudo-localized text; a text on screen without it is in no bundle. */
export const PSEUDO_MARK = '⟦';

/** Pseudo-localizes a bundle. Placeholders and branch keys stay unchanged. */
export function pseudo(bundle: object): Bundle {
  return mapTexts(bundle, (text) => (text === '' ? text : `⟦${marked(text)}⟧`));
}

/** Adds accents to letters outside of placeholders and inside the branches of plurals and selects. */
function marked(text: string): string {
  const depths: ('text' | 'gap')[] = ['text'];
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '{') {
      const inText = depths.at(-1) === 'text';
      // A brace in a text opens a placeholder; one inside a placeholder (`one {# hex}`) opens a text again.
      depths.push(inText ? 'gap' : 'text');
      out += char;
    } else if (char === '}') {
      depths.pop();
      out += char;
    } else {
      out += depths.at(-1) === 'text' ? (ACCENTS[char] ?? char) : char;
    }
  }
  return out;
}

const PLAIN = 'aceginorsuyzACEGINORSUYZ';
const MARKED = 'áçéğíñóŕšúýžÁÇÉĞÍÑÓŔŠÚÝŽ';
const ACCENTS: Readonly<Record<string, string>> = Object.fromEntries(
  [...PLAIN].map((letter, i) => [letter, [...MARKED][i] ?? letter]),
);
