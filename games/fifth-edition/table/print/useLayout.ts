import { type RefObject, useLayoutEffect, useState } from 'react';
import { CARD_ROWS, cardPages } from './cardPages.ts';
import { type Heights, type PageLayout, paginate, type SectionHeights } from './paginate.ts';
import type { PrintDocument } from './printSection.ts';

/** A document with its pages. */
export interface PrintLayout {
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

/** Lays out a document by the measured heights; repeats when either changes or fonts are loaded. */
export function useLayout(document: PrintDocument, room: RefObject<HTMLElement | null>): PrintLayout | undefined {
  const [layout, setLayout] = useState<PrintLayout>();
  useLayoutEffect(() => {
    let isCurrent = true;
    const lay = () => {
      if (isCurrent && room.current) setLayout(laidOut(document, room.current));
    };
    lay();
    void window.document.fonts.ready.then(lay);
    return () => {
      isCurrent = false;
    };
  }, [document, room]);
  return layout;
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
