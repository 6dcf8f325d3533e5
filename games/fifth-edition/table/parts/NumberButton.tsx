import { Pressable } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useDesk } from '../desk/desk.ts';
import { numberText } from './numberText.ts';
import type { OpenSum } from './openSum.ts';
import { useSum } from './useSum.ts';

interface NumberButtonProps {
  /** Where on the sheet it stands: `ac`, `skills.Stealth.bonus`. */
  readonly path: string;
  /** Its whole name: "Armor class". */
  readonly label: string;
  /** What is shown, where it is not the value at the path. */
  readonly value?: number | string | undefined;
  readonly signed?: boolean | undefined;
  readonly className?: string | undefined;
  readonly roll?: OpenSum['roll'];
  /** What is shown instead of the number alone; it must then name the button as well. */
  readonly children?: ReactNode;
}

/** A number that opens its sum: pointed at, pressed, or with R. */
export function NumberButton({ path, label, value, signed, className = '', roll, children }: NumberButtonProps) {
  const { explain } = useDesk();
  const shown = value ?? (children === undefined ? valueAt(explain(path)) : '');
  const text = numberText(shown, signed);
  const { anchor, isOpen, toggle, watching } = useSum({ path, label, roll });
  return (
    <Pressable
      ref={anchor}
      className={`fe-number aria-expanded:outline-2 aria-expanded:outline-act-line aria-expanded:outline-offset-2 hover:bg-ink/8 ${className}`}
      aria-label={children === undefined ? `${label} ${text}` : undefined}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
      {...watching}
    >
      {children ?? text}
    </Pressable>
  );
}

interface SourceButtonProps {
  readonly path: string;
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Words that open where they come from: a list of resistances, of languages. */
export function SourceButton({ path, label, className = '', children }: SourceButtonProps) {
  const { anchor, isOpen, toggle, watching } = useSum({ path, label });
  return (
    <Pressable
      ref={anchor}
      className={`fe-source aria-expanded:outline-2 aria-expanded:outline-act-line aria-expanded:outline-offset-2 hover:bg-ink/8 ${className}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={toggle}
      {...watching}
    >
      {children}
    </Pressable>
  );
}

function valueAt(explained: ReturnType<ReturnType<typeof useDesk>['explain']>): number | string {
  if (!explained.ok) return '–';
  const { value } = explained.explanation;
  return typeof value === 'number' || typeof value === 'string' ? value : value.length;
}
