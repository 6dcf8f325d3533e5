import { Pressable } from '@tessera/ui';
import type { ReactNode } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
import { numberText } from '../numberText.ts';
import type { OpenSum } from './openSum.ts';
import { useSum } from './useSum.ts';

interface NumberButtonProps {
  /** Path on the sheet: `ac`, `skills.Stealth.bonus`. */
  readonly path: string;
  /** Full name: "Armor class". */
  readonly label: string;
  /** Displayed value, if it differs from the value at the path. */
  readonly value?: number | string | undefined;
  readonly signed?: boolean | undefined;
  readonly className?: string | undefined;
  readonly roll?: OpenSum['roll'];
  /** Content instead of the number alone; must include an accessible name. */
  readonly children?: ReactNode;
}

/** Number that opens its sum on hover, click or R. */
export function NumberButton({ path, label, value, signed, className = '', roll, children }: NumberButtonProps) {
  const { explain } = useCharacter();
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

/** Text that opens its sources: a list of resistances or languages. */
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

function valueAt(explained: ReturnType<ReturnType<typeof useCharacter>['explain']>): number | string {
  if (!explained.ok) return '–';
  const { value } = explained.explanation;
  return typeof value === 'number' || typeof value === 'string' ? value : value.length;
}
