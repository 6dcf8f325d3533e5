import type { ButtonHTMLAttributes, Ref } from 'react';
import { classes } from '../classes.ts';

export interface PressableProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** The toggle state; without it, a press acts at once. */
  readonly pressed?: boolean | undefined;
  /** Why a press does nothing now. It stays in place and focusable, so that the reason can be read. */
  readonly locked?: string | undefined;
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

/** An unstyled pressable element: a token, a pip, a place, a figure of a sum. */
export function Pressable({ pressed, locked, title, onClick, className, ...rest }: PressableProps) {
  const isLocked = locked !== undefined;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-disabled={isLocked || undefined}
      {...rest}
      title={locked ?? title}
      onClick={isLocked ? undefined : onClick}
      className={classes('cursor-pointer disabled:cursor-default aria-disabled:cursor-not-allowed', className)}
    />
  );
}

/** A list row that can be pressed anywhere. The open, pressed or current one is highlighted. */
export function PressRow({ className, ...rest }: PressableProps) {
  return <Pressable {...rest} className={classes(ROW, className)} />;
}

const ROW =
  'w-full text-left hover:bg-raised aria-expanded:bg-raised aria-pressed:bg-raised aria-[current]:bg-raised ' +
  'aria-disabled:text-muted';
