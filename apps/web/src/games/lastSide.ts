import * as z from 'zod';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const Sides = z.object({ seats: z.record(z.string(), z.int().min(0)).catch({}) });

/** Seat that the player last chose against a bot, by game. */
export const useLastSide = create<z.infer<typeof Sides>>()(
  persist(() => Sides.parse({}), {
    name: 'tessera.sides',
    merge: (stored, now) => ({ ...now, ...(stored === undefined ? {} : Sides.parse(stored)) }),
  }),
);

/** Stores the seat for the next match of this game. */
export function rememberSide(game: string, seat: number): void {
  useLastSide.setState(({ seats }) => ({ seats: { ...seats, [game]: seat } }));
}
