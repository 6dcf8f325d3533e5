import * as z from 'zod';
import { defineGame } from '../defineGame.ts';
import { AttachmentCache } from '../match/attachments.ts';
import { refuse } from '../refusal.ts';

// A small test game whose matches carry attachments.

const Stones = z.array(z.int().min(1).max(9)).min(1).max(40);

/** A parsed text: the number of stones at each place. */
interface Trail {
  readonly stones: readonly number[];
}

const isTrail = (text: string) => {
  try {
    return Stones.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const DEFAULT: Trail = { stones: [2, 1] };

const State = z.object({ trail: z.string(), at: z.int(), turn: z.int(), scores: z.array(z.int()) });
type State = z.infer<typeof State>;

/**
 * Creates a game in which players in turn take any number of the stones at the next place. Two instances share no
 * attachment cache, like the same game in two processes.
 */
export function newTrail() {
  const trails = new AttachmentCache((text): Trail => ({ stones: Stones.parse(JSON.parse(text)) }));
  const stonesOf = ({ trail }: State): readonly number[] => {
    const found = trail === '' ? DEFAULT : trails.find(trail);
    if (!found) throw new Error(`No state holds the trail ${trail}`);
    return found.stones;
  };

  return defineGame({
    id: 'trail',
    version: '1.0.0',
    seats: { min: 1, max: 2 },
    options: z.object({ trail: z.string().max(200).refine(isTrail).optional(), bonus: z.int().default(0) }),
    state: State,
    action: z.object({ take: z.int() }),
    brings: { trail: trails },
    setup: ({ trail: text, bonus }, seats) => ({
      trail: text ? trails.idOf(text) : '',
      at: 0,
      turn: 0,
      scores: Array.from({ length: seats }, () => bonus),
    }),
    decisions: (state) => (state.at < stonesOf(state).length ? [{ seat: state.turn, kind: 'take' }] : []),
    legal: (state) => Array.from({ length: stonesOf(state)[state.at] ?? 0 }, (_, i) => ({ take: i + 1 })),
    check(state, _seat, { take }) {
      const most = stonesOf(state)[state.at] ?? 0;
      return take >= 1 && take <= most ? undefined : refuse('too-many', { most });
    },
    play(state, seat, { take }) {
      state.scores[seat] = (state.scores[seat] ?? 0) + take;
      state.at++;
      state.turn = (seat + 1) % state.scores.length;
    },
    outcome(state) {
      if (state.at < stonesOf(state).length) return undefined;
      const best = Math.max(...state.scores);
      return { results: state.scores.map((score) => (score === best ? 'win' : 'loss')), scores: [...state.scores] };
    },
  });
}

export const trail = newTrail();
