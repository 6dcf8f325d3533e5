import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { chevronRight } from '../icons/glyphs.ts';

export interface MoreRowProps {
  /** The accessible name. */
  readonly label: string;
  /** Formats the number of hidden options. */
  more(count: number): string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Options in one row. Its edge shows the number of hidden ones, and a press scrolls to them. */
export function MoreRow({ label, more, className, children }: MoreRowProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const beyond = useBeyond(row);
  const goOn = () => row.current?.scrollBy({ left: row.current.clientWidth * MOST_OF_IT });
  return (
    <div className="flex min-w-0 items-center gap-1">
      <fieldset ref={row} className={classes('flex min-w-0 flex-1 gap-2 motion-safe:scroll-smooth', className)}>
        <legend className="sr-only">{label}</legend>
        {children}
      </fieldset>
      {beyond > 0 && (
        <Button
          small
          tone="bare"
          icon={chevronRight}
          // For pointers only: keys move between the options themselves, and it disappears once the last one is in
          // sight.
          tabIndex={-1}
          onClick={goOn}
          className="flex-none flex-row-reverse text-note"
        >
          {more(beyond)}
        </Button>
      )}
    </div>
  );
}

/** The share of the row that a press scrolls, so that the last visible option stays in sight. */
const MOST_OF_IT = 0.8;
/** An option with fewer visible pixels counts as hidden. */
const HARDLY = 24;

function useBeyond(row: RefObject<HTMLElement | null>): number {
  const [beyond, setBeyond] = useState(0);
  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const count = () => {
      const edge = element.getBoundingClientRect().right;
      const parts = [...element.children].filter((part) => part.tagName !== 'LEGEND');
      setBeyond(parts.filter((part) => part.getBoundingClientRect().left > edge - HARDLY).length);
    };
    const sizes = new ResizeObserver(count);
    const contents = new MutationObserver(count);
    sizes.observe(element);
    contents.observe(element, { childList: true });
    element.addEventListener('scroll', count, { passive: true });
    count();
    return () => {
      sizes.disconnect();
      contents.disconnect();
      element.removeEventListener('scroll', count);
    };
  }, [row]);
  return beyond;
}
