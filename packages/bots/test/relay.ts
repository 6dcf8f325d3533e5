import { defineGame, teamResults } from '@tessera/kernel';
import * as z from 'zod';

const TEAMS = ['sun', 'moon', 'sun', 'moon'];
const MATE = [2, 3, 0, 1];

const Action = z.object({ type: z.enum(['keep', 'give']) });

const State = z.object({ teams: z.array(z.string()), points: z.array(z.int()), turn: z.int() });

/**
 * Two teams of two. Each player once keeps one point or gives a teammate three: the best choice for the team is the
 * worst for the player.
 */
export const relay = defineGame({
  id: 'relay',
  version: '1.0.0',
  seats: { min: 4, max: 4 },
  options: z.object({}),
  state: State,
  action: Action,
  teams: () => TEAMS,
  setup: () => ({ teams: [...TEAMS], points: [0, 0, 0, 0], turn: 0 }),
  decisions: ({ turn }) => (turn < 4 ? [{ seat: turn, kind: 'choose' }] : []),
  legal: (): z.infer<typeof Action>[] => [{ type: 'keep' }, { type: 'give' }],
  check: () => undefined,
  play(state, seat, { type }) {
    const to = type === 'keep' ? seat : (MATE[seat] ?? seat);
    state.points[to] = (state.points[to] ?? 0) + (type === 'keep' ? 1 : 3);
    state.turn++;
  },
  outcome({ teams, points, turn }) {
    if (turn < 4) return undefined;
    const of = (team: string) => points.reduce((sum, point, seat) => sum + (teams[seat] === team ? point : 0), 0);
    const lead = of('sun') - of('moon');
    return {
      results: teamResults(teams, (team) => (lead === 0 ? 'draw' : lead > 0 === (team === 'sun') ? 'win' : 'loss')),
    };
  },
});

/** Returns the value of a seat's own points, without those of its teammate. */
export function ownPoints({ points }: z.infer<typeof State>, seat: number): number {
  return (points[seat] ?? 0) / 12;
}
