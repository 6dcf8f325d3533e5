import { type MarkArt, star } from '@tessera/ui';

/** Stance of a character, which must be visible at a glance. */
export type MarkedStance = 'overt' | 'hidden' | 'disguised' | 'stunned' | 'unconscious';

const STAR = star(9, 7.6, 5, 8, 8);

/** Mark of each stance; each has a distinct shape, because all players must see it. */
export const STANCE_MARKS: Readonly<Record<MarkedStance, MarkArt>> = {
  overt: { d: STAR, colour: 'var(--enemy)' },
  hidden: { d: 'M10.8 1.6A6.8 6.8 0 1 0 14.4 10.6A5.8 5.8 0 0 1 10.8 1.6Z', colour: 'var(--ally)' },
  disguised: {
    d:
      'M1 5.2C3.2 3.6 5.8 3.6 8 5.2C10.2 3.6 12.8 3.6 15 5.2C15.2 9 13.8 12.2 11 12.2C9.6 12.2 8.9 10.6 8 10.6' +
      'C7.1 10.6 6.4 12.2 5 12.2C2.2 12.2 .8 9 1 5.2ZM3.4 7.7A1.6 1.3 0 1 0 6.6 7.7A1.6 1.3 0 1 0 3.4 7.7Z' +
      'M9.4 7.7A1.6 1.3 0 1 0 12.6 7.7A1.6 1.3 0 1 0 9.4 7.7Z',
    colour: 'var(--magic)',
  },
  stunned: {
    d: 'M8 .8L15.6 14.6H.4ZM7.2 5.4V10H8.8V5.4ZM7.2 11.2V12.9H8.8V11.2Z',
    colour: 'var(--ink)',
  },
  unconscious: { d: 'M1.5 5.5H14.5V10.5H1.5Z', colour: 'var(--muted)' },
};
