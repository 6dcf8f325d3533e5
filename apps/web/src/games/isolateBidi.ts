/** Matches letters of right-to-left scripts. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * Wraps a right-to-left name in Unicode isolation marks, so that it does not reorder the sentence around it. A name
 * rendered alone uses `<bdi>` instead.
 */
export function isolateBidi(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
