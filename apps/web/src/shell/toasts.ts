import { createToasts } from '@tessera/ui';

/** Toast queue that all pages share. */
export const toasts = createToasts();
