/** Controls, halves of characters, and blanks that are drawn as something. */
const UNREADABLE = /[\p{Cc}\p{Cs}\p{Co}\u2800\ufff9-\ufffb]/gu;
/** What is not drawn, among it what turns the direction of writing; emoji and some scripts need joiners and U+FE0F. */
const INVISIBLE = /(?!\u200c|\u200d|\ufe0f)\p{Default_Ignorable_Code_Point}/gu;
/** More marks on a letter than any language has: they are drawn over the lines above and below. */
const TOWERS = /([\p{M}\u200c\u200d]{4})[\p{M}\u200c\u200d]+/gu;

/**
 * A line that somebody wrote, as it is kept and shown to others: nothing invisible, nothing that turns the text around it,
 * no towers of accents, and no white space but single blanks.
 */
export function cleanLine(text: string): string {
  const visible = text.replace(/\s+/gu, ' ').replace(UNREADABLE, '').replace(INVISIBLE, '');
  const composed = visible.normalize('NFC').replace(TOWERS, '$1').replace(/ +/g, ' ').trim();
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(composed) ? composed : '';
}
