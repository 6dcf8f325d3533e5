import type { TranslateFn } from '@tessera/text';
import { scrollable } from '@tessera/ui';
import { useEffect, useMemo, useRef } from 'react';
import { Card } from './Cards.tsx';
import { continuedText, noteOf } from './continuations.ts';
import { Lines } from './Entry.tsx';
import { MeasuringRoom } from './MeasuringRoom.tsx';
import { Paper, Strip } from './Paper.tsx';
import type { PageLayout, Piece } from './paginate.ts';
import type { PrintOptions } from './printOptions.ts';
import type { PrintDocument, PrintSection } from './printSection.ts';
import { SectionView } from './SectionView.tsx';
import { useLayout } from './useLayout.ts';

interface PrintPagesProps {
  readonly document: PrintDocument;
  readonly options: PrintOptions;
  readonly t: TranslateFn;
  /** Whether all texts of the document are loaded. */
  readonly isComplete: boolean;
  /** Called with true when the pages are final, and with false when they change again. */
  readonly onReady: (isReady: boolean) => void;
}

/** Printed pages; on screen, one below the other. */
export function PrintPages({ document, options, t, isComplete, onReady }: PrintPagesProps) {
  const room = useRef<HTMLDivElement>(null);
  const { layout, isFinal } = useLayout(document, room);
  const isReady = isComplete && isFinal;
  useEffect(() => onReady(isReady), [isReady, onReady]);
  const sections = useMemo(() => byId(document), [document]);
  const count = layout === undefined ? 0 : layout.pages.length + layout.cards.length;
  const footOf = (page: number) => {
    if (page === count - 1) return { text: t('print.end'), isMarker: false };
    const text = layout === undefined ? undefined : continuedText(page, layout.pages, sections, t);
    return { text: text ?? t('print.continued', { page: page + 2, what: t('print.cardsTitle') }), isMarker: true };
  };
  const paper = (page: number) => ({ document, t, page, pages: count, foot: footOf(page) });

  return (
    <div
      ref={scrollable}
      className="fe-papers"
      data-paper={options.paper}
      data-large={options.isLarge}
      aria-busy={!isReady}
    >
      <MeasuringRoom document={document} t={t} ref={room} />
      {layout === undefined && <p role="status">{t('print.laying')}</p>}
      {layout?.pages.map((page, index) => (
        <Paper
          key={keyOf(page.columns.flat())}
          {...paper(index)}
          line={index === 0 ? document.line : t('print.continuedFrom', { page: index })}
        >
          {index === 0 && <Strip strip={document.strip} t={t} />}
          <div className={index === 0 ? 'fe-p-columns fe-p-first' : 'fe-p-columns fe-p-later'}>
            <Columns page={page} pages={layout.pages} sections={sections} t={t} />
          </div>
          {index > 0 && index === layout.pages.length - 1 && (
            <section className="fe-p-section fe-p-notes">
              <div className="fe-p-head">
                <div>
                  <h3>{t('print.section.notes')}</h3>
                </div>
              </div>
              <Lines count={40} />
            </section>
          )}
        </Paper>
      ))}
      {layout?.cards.map((columns, index) => (
        <Paper key={columns.flat().join()} {...paper(layout.pages.length + index)} line={t('print.cardsTitle')}>
          <div className="fe-p-columns fe-p-cards">
            {columns.map((cards) => (
              <div key={cards.join()} className="fe-p-column">
                {cards.map((at) =>
                  document.cards
                    .slice(at, at + 1)
                    .map((card) => <Card key={card.id} card={card} height={layout.cardHeight} />),
                )}
              </div>
            ))}
          </div>
        </Paper>
      ))}
    </div>
  );
}

interface ColumnsProps {
  readonly page: PageLayout;
  readonly pages: readonly PageLayout[];
  readonly sections: ReadonlyMap<string, PrintSection>;
  readonly t: TranslateFn;
}

function Columns({ page, pages, sections, t }: ColumnsProps) {
  return page.columns.map((column, index) => (
    <div key={index === 0 ? 'left' : 'right'} className="fe-p-column">
      {column.map((piece) => {
        const section = sections.get(piece.section);
        if (section === undefined) return null;
        const note = noteOf(piece, section, pages, t);
        return <SectionView key={piece.section} section={section} t={t} note={note} from={piece.from} to={piece.to} />;
      })}
    </div>
  ));
}

/** Returns a React key; no two pages begin with the same entry of a section. */
function keyOf(pieces: readonly Piece[]): string {
  return pieces.map(({ section, from }) => `${section} ${from}`).join();
}

function byId({ side, flow, back }: PrintDocument): ReadonlyMap<string, PrintSection> {
  return new Map([...side, ...flow, ...back].map((section) => [section.id, section]));
}
