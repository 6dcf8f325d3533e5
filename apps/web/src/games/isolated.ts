/** Letters of scripts that are written from right to left. */
const FROM_THE_RIGHT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * A name as it stands inside a sentence: one that is written from right to left must not turn what is around it. For what
 * is drawn by itself there is `<bdi>`.
 */
export function isolated(name: string): string {
  return FROM_THE_RIGHT.test(name) ? `\u2068${name}\u2069` : name;
}
