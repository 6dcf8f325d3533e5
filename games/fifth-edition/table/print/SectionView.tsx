import type { TranslateFn } from '@tessera/text';
import { Entry } from './Entry.tsx';
import type { PrintSection } from './printSection.ts';

interface SectionViewProps {
  readonly section: PrintSection;
  readonly t: TranslateFn;
  readonly note: string;
  /** Index of the first entry shown here. */
  readonly from: number;
  readonly to: number;
}

/** A section on paper, or a part of it. */
export function SectionView({ section, t, note, from, to }: SectionViewProps) {
  return (
    <section data-section={section.id} className="fe-p-section">
      <div data-head className="fe-p-head">
        <div>
          <h3>{section.title}</h3>
          <span>{note}</span>
        </div>
      </div>
      {placesOf(from, to).map((at) => (
        <div key={at} data-entry>
          {section.entries.slice(at, at + 1).map((entry) => (
            <Entry key={entry.kind} entry={entry} t={t} />
          ))}
        </div>
      ))}
    </section>
  );
}

function placesOf(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}
