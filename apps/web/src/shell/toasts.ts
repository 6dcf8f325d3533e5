import { createToasts } from '@tessera/ui';

/** What the shell tells in passing; all pages share it. */
export const toasts = createToasts();
