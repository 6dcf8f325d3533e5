import { type ButtonHTMLAttributes, type ReactNode, type Ref, useEffect, useState } from 'react';
import { classes } from '../classes.ts';
import { lock } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import type { IconArt } from '../icons/iconArt.ts';
import { useEnterKey } from './enterKey.ts';
import { KeyHint } from './KeyHint.tsx';
import { type Costly, useCostly } from './useCostly.ts';
import { WorkingDots } from './WorkingDots.tsx';

/**
 * The tones of a button: the main action (one per screen), other actions, destructive ones, minor ones; `bare` has no
 * frame, for toolbars.
 */
export const BUTTON_TONES = ['act', 'rest', 'harm', 'quiet', 'bare'] as const;
export type ButtonTone = (typeof BUTTON_TONES)[number];

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> {
  readonly tone?: ButtonTone | undefined;
  readonly small?: boolean | undefined;
  readonly icon?: IconArt | undefined;
  /** The keyboard shortcut. The button that shows Enter is pressed by Enter regardless of the focus: see `useEnterKey`. */
  readonly keyHint?: string | undefined;
  /**
   * Its price, if it kills, loses or cannot be undone. The button then says so under its name, asks once in place (the first
   * press shows the question, the second acts), and is never the main button: it has the tone `harm` and drops the key Enter.
   */
  readonly costly?: Costly | undefined;
  /** Why it cannot be pressed now. It stays in place and focusable, and a press shows the reason for a while. */
  readonly locked?: string | undefined;
  /** Whether a press would do nothing for a visible reason: an empty field, nothing to undo. */
  readonly idle?: boolean | undefined;
  /** Pressed and waiting for an answer. The button keeps its width. */
  readonly working?: boolean | undefined;
  /** For a toggle button. */
  readonly pressed?: boolean | undefined;
  /** As wide as it is high, for an icon alone. */
  readonly square?: boolean | undefined;
  /** Two lines high, the second one small: the action and its cost. */
  readonly stacked?: boolean | undefined;
  readonly children?: ReactNode;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button. It has no disabled state without a reason, which is shown as text or visible on screen. */
export function Button(props: ButtonProps) {
  const {
    tone = 'rest',
    small,
    square,
    stacked,
    icon,
    keyHint,
    costly,
    locked,
    idle,
    working,
    pressed,
    children,
    className,
    ...rest
  } = props;
  const still = locked !== undefined || working === true || idle === true;
  const keys = keysOf(props);
  useEnterKey(locked === undefined && (costly !== undefined || keys['aria-keyshortcuts'] === 'Enter'));
  const { isAsking, press } = useCostly(costly, rest.onClick);
  const [isReasonShown, showReason] = useShownReason(square ? undefined : locked);
  return (
    <button
      type="button"
      {...rest}
      {...keys}
      data-asking={isAsking || undefined}
      aria-disabled={still || undefined}
      aria-pressed={pressed}
      aria-busy={working || rest['aria-busy']}
      title={locked ?? rest.title}
      onClick={
        still
          ? (event) => {
              event.preventDefault();
              showReason();
            }
          : press
      }
      className={classes(
        BASE,
        sizeOf({ small, square, stacked: stacked || costly !== undefined }),
        locked !== undefined
          ? LOCKED
          : idle
            ? classes(IDLE, tone === 'bare' ? 'border-transparent' : 'border-hairline')
            : TONES[costly ? 'harm' : tone],
        className,
      )}
    >
      {locked !== undefined && !square ? <Icon of={lock} /> : icon && !working && <Icon of={icon} />}
      {working && <WorkingDots />}
      {isReasonShown ? (
        <span aria-live="polite">{locked}</span>
      ) : costly && locked === undefined ? (
        <CostlyLabel costly={costly} isAsking={isAsking}>
          {children}
        </CostlyLabel>
      ) : (
        children
      )}
      {keyHint !== undefined && locked === undefined && !(costly && isEnterHint(keyHint)) && (
        <KeyHint>{keyHint}</KeyHint>
      )}
    </button>
  );
}

/** The name of a costly choice and its effect, or its question. The button is as wide as the wider one in both states. */
function CostlyLabel({ costly, isAsking, children }: CostlyLabelProps) {
  return (
    <span className="grid justify-items-center whitespace-normal text-center *:[grid-area:1/1]">
      <span className={classes('flex flex-col items-center', isAsking && 'invisible')}>
        {children}
        <small className="font-normal text-note">{costly.effect}</small>
      </span>
      <span aria-live="polite" className={classes('self-center', !isAsking && 'invisible')}>
        {isAsking ? costly.ask : <span aria-hidden="true">{costly.ask}</span>}
      </span>
    </span>
  );
}

interface CostlyLabelProps {
  readonly costly: Costly;
  readonly isAsking: boolean;
  readonly children: ReactNode;
}

function isEnterHint(keyHint: string | undefined): boolean {
  return keyHint === 'Enter' || keyHint === '↵';
}

interface KeyAttributes {
  readonly 'aria-keyshortcuts': string | undefined;
  readonly 'data-asks-first'?: '';
  readonly 'data-costly-key'?: string | undefined;
}

/** Returns the attributes by which `useEnterKey` finds the button. */
function keysOf({ keyHint, costly, 'aria-keyshortcuts': own }: ButtonProps): KeyAttributes {
  const shortcut = own ?? (isEnterHint(keyHint) ? 'Enter' : undefined);
  if (!costly) return { 'aria-keyshortcuts': shortcut };
  if (shortcut === 'Enter') return { 'aria-keyshortcuts': undefined, 'data-asks-first': '' };
  return { 'aria-keyshortcuts': shortcut, 'data-costly-key': (shortcut ?? keyHint)?.toLowerCase() };
}

const REASON_SHOWN_MS = 2500;

/** Returns whether the reason of a lock is shown, and a function that shows it: touch devices have no tooltip. */
function useShownReason(reason: string | undefined): readonly [boolean, () => void] {
  const [shownReason, setShownReason] = useState<string>();
  useEffect(() => {
    if (shownReason === undefined) return;
    const timer = setTimeout(() => setShownReason(undefined), REASON_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shownReason]);
  return [shownReason !== undefined && shownReason === reason, () => setShownReason(reason)];
}

/** Returns the classes of a button, for other elements that look like one, such as a link. */
export function buttonLook(props: Pick<ButtonProps, 'tone' | 'small' | 'square' | 'stacked'> = {}): string {
  return classes(BASE, sizeOf(props), TONES[props.tone ?? 'rest']);
}

function sizeOf({ small, square, stacked }: Pick<ButtonProps, 'small' | 'square' | 'stacked'>): string {
  if (stacked) return 'min-h-13 flex-col px-4 whitespace-nowrap';
  if (square) return small ? 'size-target-small flex-none' : 'size-target flex-none';
  return small ? 'min-h-target-small gap-2 px-3' : 'min-h-target gap-2 px-4';
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center rounded-control border text-body ' +
  'select-none transition-[background-color,box-shadow,translate] time-feedback aria-disabled:cursor-not-allowed ' +
  '[&>small]:font-normal [&>small]:text-note';

const LOCKED = 'border-dashed border-control bg-transparent text-muted text-left';

const IDLE = 'bg-transparent font-semibold text-muted';

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
