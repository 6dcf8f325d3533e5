import { focusOnMount } from '@tessera/ui';

const MAX_DIGITS = 4;

/** Field for an amount of hit points. It accepts up to four digits. */
export function AmountField({
  label,
  text,
  onText,
  isFocused = false,
  onEscape,
}: {
  readonly label: string;
  readonly text: string;
  onText(text: string): void;
  /** Whether the field takes the focus when it appears, because the player just opened it. */
  readonly isFocused?: boolean;
  onEscape?(): void;
}) {
  return (
    <input
      ref={isFocused ? focusOnMount : undefined}
      inputMode="numeric"
      autoComplete="off"
      aria-label={label}
      className="w-16 min-h-8 px-2 border border-control rounded-lg bg-surface text-ink font-semibold"
      value={text}
      onChange={({ target }) => onText(target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))}
      onKeyDown={(event) => event.key === 'Escape' && onEscape?.()}
    />
  );
}
