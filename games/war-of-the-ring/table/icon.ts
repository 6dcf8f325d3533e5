import type { IconArt } from '@tessera/ui';

/** Icon of the game in lists: a ring with a flame over it. */
export const icon: IconArt = {
  box: 24,
  drawn: 'line',
  d: 'M12 8.5a6.3 6.3 0 1 1 0 12.6 6.3 6.3 0 0 1 0-12.6zM12 11.4a3.4 3.4 0 1 1 0 6.8 3.4 3.4 0 0 1 0-6.8zM12 2.6c2 1.7 2 3.3 0 4.4-2-1.1-2-2.7 0-4.400z',
};
