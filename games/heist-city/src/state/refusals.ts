import { type Refusal, refuse } from '@tessera/kernel';

/** Refusal codes, each with its section of the reference rules or its ruling. */
export const REFUSALS = {
  'wrong-phase': 'R 7',
  'not-active': 'R 7.2',
  'already-activated': 'R 6.4',
  'wrong-state': 'R 7.5',
  'wrong-role': 'R 13',
  'no-slots': 'R 7.1',
  'used-up': 'R 7.2',
  'not-carrying': 'R 7.2',
  disabled: 'R 14.3',
  'not-loaded': 'R 14.2',
  loaded: 'R 7.4',
  armed: 'B14',
  'not-a-weapon': 'R 9',
  'not-throwable': 'R 9.6, 14.2',
  'wrong-skill': 'R 14.3',
  'no-target': 'R 7.2',
  'not-an-enemy': 'R 9.5',
  unseen: 'B17',
  'out-of-range': 'R 9.5, 8.2',
  'no-sight': 'R 4.5',
  'blocked-path': 'R 8.1',
  'no-room': 'R 12.1',
  'too-many-slots': 'R 7.1',
  'no-passing': 'R 6.4',
  'not-yours': 'R 6.3',
  'not-in-zone': 'R 5.2',
  occupied: 'R 4.4',
  'must-be-overt': 'C1',
  'too-stealthy': 'C1',
  'no-alert-changes': 'E4',
  'wrong-crew': 'R 1.4',
  'unknown-item': 'R 14',
  'not-for-sale': 'R 3.4, 3.5',
  'duplicate-item': 'R 3.3',
  'too-many-items': 'R 3.2',
  'over-budget': 'R 3.1',
} as const;
export type RefusalCode = keyof typeof REFUSALS;

/** Returns the refusal for a target out of range, with the distance. */
export function outOfRange(range: number, distance: number): Refusal {
  return refuse('out-of-range', { range, distance, missing: distance - range });
}
