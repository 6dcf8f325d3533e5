import type { TranslateFn } from '@tessera/text';
import type { ReactNode } from 'react';
import { numberText } from '../parts/numberText.ts';
import type { PrintDocument, PrintStrip } from './printSection.ts';

interface PaperProps {
  readonly document: PrintDocument;
  readonly t: TranslateFn;
  /** Page index, from 0. */
  readonly page: number;
  readonly pages: number;
  /** Line below the name: classes, or the source. */
  readonly line: string;
  /** Text of the footer beside the page number. */
  readonly foot: { readonly text: string; readonly isMarker: boolean };
  readonly children: ReactNode;
}

/** A page with header and footer. */
export function Paper({ document, t, page, pages, line, foot, children }: PaperProps) {
  return (
    <section className="fe-paper" aria-label={t('print.page', { page: page + 1, pages })}>
      <header className="fe-p-header">
        <div>
          <h2 className="fe-p-name">{document.name}</h2>
          <p>{line}</p>
        </div>
        <div className="fe-p-right">
          <p>
            {t('print.level')} <b>{document.level}</b> · {document.rules}
          </p>
          <p className="fe-p-grey">
            {t('print.player')} {document.player === '' ? <span className="fe-p-blank" /> : document.player}
          </p>
        </div>
      </header>
      {children}
      <footer className="fe-p-footer">
        <span className="fe-p-grey">{document.sources}</span>
        <span className={foot.isMarker ? 'fe-p-marker' : undefined}>{foot.text}</span>
        <b>{t('print.page', { page: page + 1, pages })}</b>
      </footer>
    </section>
  );
}

/** Row of large numbers on the first page. */
export function Strip({ strip, t }: { readonly strip: PrintStrip; readonly t: TranslateFn }) {
  const { ac, hitPoints, initiative, speed, proficiencyBonus, perception } = strip;
  return (
    <div className="fe-p-strip">
      <div className="fe-p-shield">
        <svg viewBox="0 0 76 72" aria-hidden="true">
          <path d="M38 2 72 9v26c0 18-14 28-34 35C18 63 4 53 4 35V9z" />
        </svg>
        <Figure value={ac} name={t('print.strip.ac')} />
      </div>
      <div className="fe-p-life">
        <Figure value={hitPoints} name={t('print.strip.max')} />
        <Empty name={t('print.strip.now')} />
        <Empty name={t('print.strip.temporary')} />
      </div>
      <Figure value={numberText(initiative, true)} name={t('print.strip.initiative')} />
      <Figure value={speed} name={t('print.strip.speed')} />
      <Figure value={numberText(proficiencyBonus, true)} name={t('print.strip.proficiency')} />
      <Figure value={perception} name={t('print.strip.perception')} />
    </div>
  );
}

function Figure({ value, name }: { readonly value: number | string; readonly name: string }) {
  return (
    <div className="fe-p-figure">
      <span className="fe-p-numeral fe-p-36">{value}</span>
      <span>{name}</span>
    </div>
  );
}

/** Empty box for a number that changes in play. */
function Empty({ name }: { readonly name: string }) {
  return (
    <div className="fe-p-figure">
      <span className="fe-p-write" />
      <span>{name}</span>
    </div>
  );
}
