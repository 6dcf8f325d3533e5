import { type Bundle, mapTexts } from './bundle.ts';

/** The language that nobody speaks: English with every letter marked, so that a text that was never translated shows. */
export const PSEUDO = 'en-XA';

/** What begins a marked text; a text on screen that has none of it is in no bundle. */
export const PSEUDO_MARK = '⟦';

/** A bundle in the language that nobody speaks. Gaps and what chooses a branch stay as they are. */
export function pseudo(bundle: object): Bundle {
  return mapTexts(bundle, (text) => (text === '' ? text : `⟦${marked(text)}⟧`));
}

/** Letters outside of gaps, and inside the branches of plurals and selects, with accents. */
function marked(text: string): string {
  const depths: ('text' | 'gap')[] = ['text'];
  let out = '';
  for (let i = 0; i < text.length; i++) {
    const char = text.charAt(i);
    if (char === '{') {
      const inText = depths.at(-1) === 'text';
      // A brace in a text opens a gap; one inside a gap (`one {# hex}`) opens a text again.
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
