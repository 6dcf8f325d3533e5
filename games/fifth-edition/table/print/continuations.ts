import type { TranslateFn } from '@tessera/text';
import type { PageLayout, Piece } from './paginate.ts';
import type { PrintSection } from './printSection.ts';

/** Returns the note of a split section: how much of it is here, and where the rest is. */
export function noteOf(piece: Piece, section: PrintSection, pages: readonly PageLayout[], t: TranslateFn): string {
  const isWhole = piece.from === 0 && piece.to === section.entries.length;
  if (isWhole || !section.isCounted) return section.note;
  const [here, next] = [pageOf(pages, (each) => each === piece), pageOf(pages, (each) => goesOn(each, piece))];
  const all = countOf(section, 0, section.entries.length);
  // A text that continues here started before, so it does not count here.
  const last = countOf(section, 0, piece.to);
  const first = Math.min(last, countOf(section, 0, piece.from) + 1);
  if (first === 1 && next > here) return t('print.splitFirst', { last, all, page: next + 1 });
  return first === last ? t('print.splitOne', { first, all }) : t('print.splitRest', { first, last, all });
}

/** Limit of names in the footer of a page. */
const MAX_NAMES = 4;

/** Returns the footer with the sections still to come; undefined on the last page. */
export function continuedText(
  page: number,
  pages: readonly PageLayout[],
  sections: ReadonlyMap<string, PrintSection>,
  t: TranslateFn,
): string | undefined {
  const later = new Map<string, number>();
  for (const { columns } of pages.slice(page + 1))
    for (const { section: id, from, to } of columns.flat()) {
      const section = sections.get(id);
      later.set(id, (later.get(id) ?? 0) + (section === undefined ? 0 : countOf(section, from, to)));
    }
  if (later.size === 0) return undefined;
  const names = [...later].map(([id, count]) => {
    const section = sections.get(id);
    const title = section?.title ?? id;
    return section?.isCounted && count > 0 ? t('print.whole', { title, n: count }) : title;
  });
  const shown = names.slice(0, MAX_NAMES);
  const hidden = names.length - shown.length;
  const what = hidden > 0 ? [...shown, t('print.more', { n: hidden })] : shown;
  return t('print.continued', { page: page + 2, what: what.join(', ') });
}

function pageOf(pages: readonly PageLayout[], isIt: (piece: Piece) => boolean): number {
  return pages.findIndex(({ columns }) => columns.flat().some(isIt));
}

function goesOn(next: Piece, piece: Piece): boolean {
  return next.section === piece.section && next.from === piece.to;
}

/** Counts the items that start among some entries: a long text has several entries but counts once. */
function countOf({ entries }: PrintSection, from: number, to: number): number {
  return entries.slice(from, to).filter((entry) => entry.kind !== 'text' || entry.title !== undefined).length;
}
