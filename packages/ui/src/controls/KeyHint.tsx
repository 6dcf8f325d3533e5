import type { ReactNode } from 'react';

/** The name of a key as a keycap; hidden on devices without a keyboard. */
export function KeyHint({ children }: { readonly children: ReactNode }) {
  return (
    <kbd className="rounded-chip border border-current px-1.5 font-ui text-note font-semibold leading-4 no-underline pointer-coarse:hidden">
      {children}
    </kbd>
  );
}
