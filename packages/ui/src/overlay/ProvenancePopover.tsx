import { type CSSProperties, type ReactNode, useId, useRef, useState } from 'react';
import { ReasonList, type Source } from '../play/ReasonList.tsx';
import { beside } from './beside.ts';

export interface ProvenancePopoverProps {
  /** The number as it stands in the text. */
  readonly value: ReactNode;
  /** Its name: "Armor class 17". */
  readonly label: string;
  readonly title?: ReactNode;
  readonly sources: readonly Source[];
  readonly total?: { readonly label: string; readonly value: ReactNode } | undefined;
}

/** Pixels; on a narrow screen it is as wide as that allows. */
const WIDTH = 300;

/** A number that tells where it comes from. It opens beside the number; Esc or a press elsewhere closes it. */
export function ProvenancePopover({ value, label, title, sources, total }: ProvenancePopoverProps) {
  const id = useId();
  const number = useRef<HTMLButtonElement>(null);
  const [place, setPlace] = useState<CSSProperties>();
  const aim = () => {
    const box = number.current?.getBoundingClientRect();
    if (box) setPlace(beside(box, WIDTH, { width: window.innerWidth, height: window.innerHeight }));
  };
  return (
    <>
      <button
        ref={number}
        type="button"
        popoverTarget={id}
        aria-label={label}
        onClick={aim}
        className="cursor-help border-0 border-b border-dotted border-muted bg-transparent p-0 font-[inherit] text-inherit"
      >
        {value}
      </button>
      <div
        id={id}
        popover="auto"
        style={{ ...FLOATING, ...place, width: `min(${WIDTH}px, calc(100vw - 20px))` }}
        className="overflow-y-auto rounded-control border border-control bg-raised px-4 py-3 text-left font-ui text-body font-normal text-ink shadow-float"
      >
        {title !== undefined && <h3 className="m-0 mb-1 text-body font-semibold">{title}</h3>}
        <ReasonList reasons={sources} />
        {total && (
          <p className="m-0 mt-1 flex justify-between gap-2 border-t border-control pt-1 text-note font-semibold">
            {total.label}
            <span>{total.value}</span>
          </p>
        )}
      </div>
    </>
  );
}

const FLOATING: CSSProperties = { position: 'fixed', inset: 'auto', margin: 0 };
