/** Control characters, unpaired surrogates, private-use characters, and blanks with a visible glyph. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2800\ufff9-\ufffb]/gu;
/**
 * Invisible characters, including direction overrides. Joiners and U+FE0F stay, because emoji and some scripts need
 * them.
 */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** More combining marks than any language uses; they would cover the lines above and below. */
const TOWERS = /([\p{M}\u200c\u200d]{4})[\p{M}\u200c\u200d]+/gu;

/**
 * Sanitizes a line of user input for display: no invisible characters, direction overrides or stacked accents, and
 * white space collapsed to single blanks.
 */
export function cleanLine(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(UNREADABLE, '').replace(INVISIBLE, '');
  const composed = visible.normalize('NFC').replace(TOWERS, '$1').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(composed) ? composed : '';
}
