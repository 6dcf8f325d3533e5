import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classes } from '../classes.ts';
import { lock } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import { KeyHint } from './KeyHint.tsx';
import { WorkingDots } from './WorkingDots.tsx';

/**
 * What a press means: the one thing to do now (once a screen), anything else, harm, or hardly anything; `bare` has no
 * frame, for bars full of buttons.
 */
export const BUTTON_TONES = ['act', 'rest', 'harm', 'quiet', 'bare'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly tone?: ButtonTone | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  /** The key that does the same. */
  readonly keyHint?: string | undefined;
  /** Why it cannot be pressed now. It stays in place and takes focus, so that the reason can be read. */
  readonly locked?: string | undefined;
  /** Pressed, and not answered yet. The button keeps its width. */
  readonly working?: boolean | undefined;
  /** For a button that stays down. */
  readonly pressed?: boolean | undefined;
  /** As wide as it is high, for an icon alone. */
  readonly square?: boolean | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. What locks it is its text: there is no disabled state without a reason. */
export function Button(props: ButtonProps) {
  const { tone = 'rest', small, square, icon, keyHint, locked, working, pressed, children, className, ...rest } = props;
  const still = locked !== undefined || working === true;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={still || undefined}
      aria-pressed={pressed}
      aria-busy={working || undefined}
      title={locked ?? rest.title}
      onClick={still ? (event) => event.preventDefault() : rest.onClick}
      className={classes(
        BASE,
        sizeOf(small === true, square === true),
        locked !== undefined ? LOCKED : TONES[tone],
        className,
      )}
    >
      {locked !== undefined && !square ? <Icon of={lock} /> : icon && !working && <Icon of={icon} />}
      {working && <WorkingDots />}
      {children}
      {keyHint !== undefined && locked === undefined && <KeyHint>{keyHint}</KeyHint>}
    </button>
  );
}

function sizeOf(small: boolean, square: boolean): string {
  if (square) return small ? 'size-target-small flex-none' : 'size-target flex-none';
  return small ? 'min-h-target-small px-3' : 'min-h-target px-4';
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-control border text-body ' +
  'select-none transition-[background-color,box-shadow,translate] time-feedback aria-disabled:cursor-not-allowed';

const LOCKED = 'border-dashed border-control bg-transparent text-muted text-left';

const SINKS = 'active:translate-y-px active:shadow-[inset_0_2px_4px_rgb(0_0_0/0.4)]';

const TONES: Readonly<Record<ButtonTone, string>> = {
  act: classes('border-act-line bg-act font-semibold text-act-ink hover:brightness-105', SINKS),
  rest: classes(
    'border-control bg-raised font-semibold text-ink hover:bg-[color-mix(in_oklab,var(--raised),var(--ink)_12%)] active:bg-table',
    'aria-pressed:border-act-line aria-pressed:bg-table',
    SINKS,
  ),
  harm: classes('border-enemy bg-transparent font-semibold text-enemy hover:bg-raised active:bg-table', SINKS),
  quiet: 'border-transparent bg-transparent text-muted underline underline-offset-4 hover:text-ink',
  bare: 'border-transparent bg-transparent font-semibold text-ink hover:bg-raised active:bg-table aria-pressed:bg-table',
};
