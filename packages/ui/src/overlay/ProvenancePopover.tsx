import { type ReactNode, useId, useState } from 'react';
import { ReasonList, type Source } from '../play/ReasonList.tsx';
import { useFloatingPlace } from './useFloatingPlace.ts';

export interface ProvenancePopoverProps {
  /** The number as shown in the text. */
  readonly value: ReactNode;
  /** The accessible name: "Armor class 17". */
  readonly label: string;
  readonly title?: ReactNode;
  readonly sources: readonly Source[];
  readonly total?: { readonly label: string; readonly value: ReactNode } | undefined;
}

/** In pixels; on a narrow screen as wide as possible. */
const WIDTH = 300;

/** A number with a popover of its sources. It opens beside the number; Esc or a press elsewhere closes it. */
export function ProvenancePopover({ value, label, title, sources, total }: ProvenancePopoverProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const { setThing, setFloating, style } = useFloatingPlace({
    isOpen,
    sides: ['right', 'left', 'below', 'above'],
    isFlush: true,
  });
  return (
    <>
      <button
        ref={setThing}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className="cursor-help border-0 border-b border-dotted border-muted bg-transparent p-0 font-[inherit] text-inherit"
      >
        {value}
      </button>
      <div
        ref={setFloating}
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === 'open')}
        style={{ ...style, width: `min(${WIDTH}px, calc(100vw - 20px))` }}
        className="max-h-(--room) overflow-y-auto rounded-control border border-control bg-raised px-4 py-3 text-left font-ui text-body font-normal text-ink shadow-float"
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
