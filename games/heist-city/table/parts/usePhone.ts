import { useSyncExternalStore } from 'react';

/** From here on down the panels become a sheet. */
const PHONE = '(max-width: 900px)';

/** Whether the screen is as narrow as a phone's or a small tablet's. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(PHONE);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
