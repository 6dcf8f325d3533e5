import type { GameLobby, SeatRole } from '@tessera/manifest';

const ROLES = {
  'free-peoples': 'medium',
  shadow: 'easy',
  gondor: 'medium',
  rohan: 'medium',
  'witch-king': 'easy',
  saruman: 'easy',
} as const satisfies Readonly<Record<string, SeatRole['difficulty']>>;
type RoleId = keyof typeof ROLES;

/** Roles in the order of the seats, by the number of players. R 13.1 */
const SEATS: Readonly<Record<number, readonly RoleId[]>> = {
  2: ['free-peoples', 'shadow'],
  3: ['free-peoples', 'witch-king', 'saruman'],
  4: ['gondor', 'rohan', 'witch-king', 'saruman'],
};

/** Sides and leaders that players choose before a match. */
export const lobby: GameLobby = {
  roles: ({ seats }) =>
    (SEATS[seats] ?? []).map((id) => ({
      id,
      name: `lobby.role.${id}.name`,
      advice: `lobby.role.${id}.advice`,
      difficulty: ROLES[id],
    })),
};
