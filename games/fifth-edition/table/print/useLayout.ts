import { type RefObject, useLayoutEffect, useState } from 'react';
import { CARD_ROWS, cardPages } from './cardPages.ts';
import { type Heights, type PageLayout, paginate, type SectionHeights } from './paginate.ts';
import type { PrintDocument } from './printSection.ts';

/** A document with its pages. */
interface PrintLayout {
  readonly pages: readonly PageLayout[];
  /** Cards on each further page by column, as indices into the document's cards. */
  readonly cards: ReturnType<typeof cardPages>;
  /** Minimum height of a card in pixels. */
  readonly cardHeight: number;
}

/** Pixels to spare, so that rounding never pushes a line over the edge. */
const SAFETY = 2;

/** Pixels above the cards of a page. */
const CARDS_TOP = 12;

/** A layout, and whether it is final: fonts that load could still change its heights. */
interface LayoutProgress {
  readonly layout: PrintLayout | undefined;
  readonly isFinal: boolean;
}

/**
 * Lays out a document by the measured heights; repeats when the document, the size of a page or the fonts change. A browser may
 * load fonts again when it switches to print. A hidden room has no heights, so it is measured once it is shown.
 */
export function useLayout(document: PrintDocument, room: RefObject<HTMLElement | null>): LayoutProgress {
  const [done, setDone] = useState<{ of: PrintDocument; layout: PrintLayout; hasFonts: boolean }>();
  useLayoutEffect(() => {
    const { fonts } = window.document;
    let measured = 0;
    const lay = () => {
      if (!room.current) return;
      measured = tall(room.current, 'later');
      if (measured === 0) return;
      setDone({ of: document, layout: laidOut(document, room.current), hasFonts: fonts.status === 'loaded' });
    };
    const wait = () => setDone((last) => last && { ...last, hasFonts: false });
    const resized = new ResizeObserver(() => {
      if (room.current && tall(room.current, 'later') !== measured) lay();
    });
    // Measuring starts the load of missing fonts.
    lay();
    fonts.addEventListener('loading', wait);
    fonts.addEventListener('loadingdone', lay);
    const page = room.current?.querySelector('[data-room="later"]');
    if (page) resized.observe(page);
    return () => {
      fonts.removeEventListener('loading', wait);
      fonts.removeEventListener('loadingdone', lay);
      resized.disconnect();
    };
  }, [document, room]);
  return { layout: done?.layout, isFinal: done !== undefined && done.of === document && done.hasFonts };
}

function laidOut(document: PrintDocument, room: HTMLElement): PrintLayout {
  const page = tall(room, 'later') - CARDS_TOP - SAFETY;
  return {
    pages: paginate({
      side: document.side,
      flow: document.flow,
      back: document.back,
      sideHeights: heightsIn(room, 'side'),
      mainHeights: heightsIn(room, 'main'),
      halfHeights: heightsIn(room, 'half'),
      first: tall(room, 'first') - SAFETY,
      later: tall(room, 'later') - SAFETY,
    }),
    cards: cardPages([...room.querySelectorAll('[data-room="card"] [data-card]')].map(heightOf), page),
    cardHeight: page / CARD_ROWS,
  };
}

function tall(room: HTMLElement, name: 'first' | 'later'): number {
  const body = room.querySelector(`[data-room="${name}"]`);
  return body === null ? 0 : heightOf(body);
}

function heightsIn(room: HTMLElement, name: 'side' | 'main' | 'half'): Heights {
  const sections = room.querySelectorAll<HTMLElement>(`[data-room="${name}"] [data-section]`);
  return new Map([...sections].map((section) => [section.dataset.section ?? '', sectionHeights(section)]));
}

function sectionHeights(section: HTMLElement): SectionHeights {
  const head = section.querySelector('[data-head]');
  return {
    head: head === null ? 0 : heightOf(head),
    entries: [...section.querySelectorAll('[data-entry]')].map(heightOf),
  };
}

function heightOf(element: Element): number {
  return element.getBoundingClientRect().height;
}
