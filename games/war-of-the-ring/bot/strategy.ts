/** Weights of a strategy for one side. A custom strategy is another such record, passed to `botsWith`. */
export interface Strategy {
  readonly name: string;
  readonly side: number;
  /** Weight of enemy Settlements; 1 is usual. */
  readonly conquest: number;
  /** Weight of own Settlements in danger. */
  readonly defence: number;
  /** Weight of moving the Fellowship, or of hunting it. */
  readonly ring: number;
  /** Corruption from which the Free Peoples rest in a haven; they leave at `leaveAt`. */
  readonly restAt: number;
  readonly leaveAt: number;
  /** Maximum Corruption for entering Mordor. */
  readonly enterAt: number;
  /** Moves of the Fellowship per turn outside Mordor, unless the Hunt Box is empty. */
  readonly pace: number;
  /** Dice that the Shadow puts into the Hunt Box: far from Mordor, near it, on the Track. */
  readonly hunters: readonly [number, number, number];
  /** Deck it draws from: 0 Character, 1 Strategy. */
  readonly deck: number;
}

const CALM = { restAt: 99, leaveAt: 99, enterAt: 99, pace: 0, hunters: [0, 0, 0] } as const;

/** The Free Peoples rush the Ring to Mordor. */
export const RING_RUSH: Strategy = {
  ...CALM,
  name: 'ring-rush',
  side: 0,
  conquest: 0.5,
  defence: 0.4,
  ring: 1,
  restAt: 5,
  leaveAt: 3,
  enterAt: 6,
  pace: 3,
  deck: 0,
};

/** The Free Peoples rush the Ring and take weakly held Settlements. */
export const RAID: Strategy = { ...RING_RUSH, name: 'raid', conquest: 3, defence: 0.6, ring: 0.9 };

/** The Free Peoples defend their walls first and move when it is safe. */
const DEFENSIVE: Strategy = {
  ...RING_RUSH,
  name: 'defensive',
  conquest: 0.7,
  defence: 1,
  ring: 0.7,
  restAt: 3,
  leaveAt: 1,
  enterAt: 4,
  pace: 2,
  deck: 1,
};

/** The Free Peoples rest and heal on the way, and take unguarded Settlements. */
export const PATIENT: Strategy = {
  ...RING_RUSH,
  name: 'patient',
  conquest: 1,
  defence: 0.6,
  ring: 0.9,
  restAt: 2,
  leaveAt: 1,
  enterAt: 3,
  pace: 2,
};

/** The Shadow wins by ten points. */
export const MILITARY: Strategy = {
  ...CALM,
  name: 'military',
  side: 1,
  conquest: 1,
  defence: 0.3,
  ring: 0.4,
  hunters: [1, 1, 3],
  deck: 1,
};

/** The Shadow wins by Corruption. */
export const CORRUPTION: Strategy = {
  ...MILITARY,
  name: 'corruption',
  conquest: 1.3,
  ring: 1,
  hunters: [2, 3, 5],
  deck: 0,
};

/** The Shadow conquers with a guard in every Stronghold, and hunts with two dice on the approach. */
const WATCHFUL: Strategy = {
  ...MILITARY,
  name: 'watchful',
  defence: 0.8,
  ring: 0.6,
  hunters: [1, 2, 3],
};

/** All built-in strategies. */
export const STRATEGIES: readonly Strategy[] = [RING_RUSH, RAID, DEFENSIVE, PATIENT, MILITARY, CORRUPTION, WATCHFUL];
