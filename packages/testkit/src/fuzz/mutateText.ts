import type { Random } from './random.ts';

/** Longer than any sensible text, and short enough to generate thousands. */
const LONG = [100, 1_000, 20_000] as const;

/** Inputs that break parsers: line ends, surrogate pairs and halves, invisible characters. */
const STRANGE = ['', '\0', '\n', '"', '\\', '\ud800', '\u202e', '\ufeff', '😀', 'é', '�', ' ', '\u2028'] as const;

/** Returns random bytes, decoded as text. */
export function randomBytes(random: Random): string {
  const bytes = Uint8Array.from({ length: random.below(120) }, () => random.below(256));
  return new TextDecoder().decode(bytes);
}

/** Returns tokens of a language in random order. */
export function wordSoup(words: readonly string[], random: Random): string {
  const all = [' ', ...words] as const;
  return Array.from({ length: 1 + random.below(30) }, () => random.pick(all)).join(random.oneIn(3) ? ' ' : '');
}

/** Returns the text with a few random mutations. */
export function mutateText(text: string, other: string, words: readonly string[], random: Random): string {
  const at = random.below(text.length + 1);
  const end = Math.min(text.length, at + random.below(random.oneIn(4) ? 400 : 6));
  const piece = text.slice(at, end);
  const around = (middle: string) => text.slice(0, at) + middle + text.slice(end);
  switch (random.below(9)) {
    case 0:
      return around('');
    case 1:
      return text.slice(0, at);
    case 2:
      return around(piece + piece);
    case 3:
      return around(piece.repeat(1 + random.below(60)));
    case 4:
      return around(random.pick(STRANGE));
    case 5:
      return around(random.pick(['0', ...words]));
    case 6:
      return text.slice(0, at) + other.slice(random.below(other.length + 1));
    case 7:
      return around(String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(8)) || 0));
    default:
      return around(random.pick(['x', '(', '[', '9', '-', '@', ' ']).repeat(random.pick(LONG)));
  }
}
