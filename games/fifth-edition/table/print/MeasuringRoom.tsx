import type { TranslateFn } from '@tessera/text';
import type { Ref } from 'react';
import { Card } from './Cards.tsx';
import { Paper, Strip } from './Paper.tsx';
import type { PrintDocument, PrintSection } from './printSection.ts';
import { SectionView } from './SectionView.tsx';

interface MeasuringRoomProps {
  readonly document: PrintDocument;
  readonly t: TranslateFn;
  readonly ref: Ref<HTMLDivElement>;
}

/** Hidden copy of all sections in every possible width, and two empty pages, for measuring heights. Never printed. */
export function MeasuringRoom({ document, t, ref }: MeasuringRoomProps) {
  const paper = { document, t, page: 0, pages: 1, foot: { text: t('print.end'), isMarker: true } };
  const all = [...document.side, ...document.flow, ...document.back];
  return (
    <div ref={ref} className="fe-p-room" aria-hidden="true" inert>
      <Paper {...paper} line={document.line}>
        <Strip strip={document.strip} t={t} />
        <div className="fe-p-columns fe-p-first" data-room="first">
          <Sample name="side" sections={document.side} t={t} />
          <Sample name="main" sections={all} t={t} />
        </div>
      </Paper>
      <Paper {...paper} line={document.line}>
        <div className="fe-p-columns fe-p-measured" data-room="later">
          <Sample name="half" sections={all} t={t} />
        </div>
      </Paper>
      <Paper {...paper} line={document.line}>
        <div className="fe-p-columns fe-p-cards">
          <div className="fe-p-column" data-room="card">
            {document.cards.map((card) => (
              <Card key={card.id} card={card} />
            ))}
          </div>
        </div>
      </Paper>
    </div>
  );
}

interface SampleProps {
  readonly name: string;
  readonly sections: readonly PrintSection[];
  readonly t: TranslateFn;
}

function Sample({ name, sections, t }: SampleProps) {
  return (
    <div className="fe-p-column" data-room={name}>
      {sections.map((section) => (
        <SectionView
          key={section.id}
          section={section}
          t={t}
          note={section.note}
          from={0}
          to={section.entries.length}
        />
      ))}
    </div>
  );
}
