import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { classes } from '../classes.ts';
import { Button } from '../controls/Button.tsx';
import { chevronRight } from '../icons/glyphs.ts';

export interface MoreRowProps {
  /** Its name for screen readers. */
  readonly label: string;
  /** How many lie out of sight, in words. */
  more(count: number): string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Options in one row. What lies beyond its edge is counted there, and a press goes on to it. */
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
          // For pointers: keys walk the options themselves, and it is gone once the last of them is in sight.
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

/** How much of the row a press goes on: what was last in sight stays. */
const MOST_OF_IT = 0.8;
/** Whatever shows less than this of itself, in pixels, counts as out of sight. */
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
