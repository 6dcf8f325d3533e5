import { manifests } from '@tessera/catalog/manifests';
import { fastChance, hashValue, Match } from '@tessera/kernel';
import { checkPlaythrough, type PlaythroughCheck } from '@tessera/testkit';

/** Functions of a page with the bundle. Node runs the same functions from the sources. */
export interface Replaying {
  check(game: string, text: string): Promise<PlaythroughCheck>;
  fairMatch(game: string, seed: string): Promise<Fingerprint>;
}

/** Result of a match; equal only if every state, view and roll was equal. */
export interface Fingerprint {
  readonly actions: number;
  readonly state: string;
  readonly chain: string;
}

/** Enough actions to reach every kind of decision of the first rounds. */
const ACTIONS = 150;

export const inThisEngine: Replaying = {
  check: async (game, text) => checkPlaythrough(await rulesOf(game), text),
  fairMatch,
};

/** Plays a match by random choices with the dice of real matches. Playthroughs use the fast ones. */
async function fairMatch(id: string, seed: string): Promise<Fingerprint> {
  const game = await rulesOf(id);
  const choices = fastChance(`${seed} choices`);
  const match = Match.create(game, { options: {}, seats: game.seats.min, seed, dice: 'fair' });
  while (match.seq < ACTIONS && match.outcome === undefined) {
    const seat = choices.pick(
      Array.from({ length: match.seats }, (_, at) => at).filter((at) => match.legal(at).length),
    );
    const result = match.apply(seat, choices.pick(match.legal(seat)));
    if (!result.ok) throw new Error(`${id}: a legal action was refused: ${result.refusal.code}`);
  }
  return { actions: match.seq, state: hashValue(match.state), chain: match.link };
}

async function rulesOf(id: string) {
  const manifest = manifests.find((each) => each.id === id);
  if (!manifest) throw new Error(`There is no game ${id}`);
  return (await manifest.rules()).game;
}

declare global {
  var replaying: Replaying | undefined;
}
globalThis.replaying = inThisEngine;
