import { KernelError } from './errors.ts';
import { fileProblemOf } from './fileProblem.ts';
import type { Game } from './game.ts';
import { seedCommitment } from './hash.ts';
import { Match } from './match.ts';
import { type MatchFile, readMatchFile } from './matchFile.ts';
import type { Message } from './message.ts';

/** What a replay file is worth. */
export interface Verification {
  readonly ok: boolean;
  readonly actions: number;
  /** The hash of the last state, as the file gives it. */
  readonly hash: string;
  readonly seedCommitmentOk: boolean;
  /** Deeds before which dice were rolled and then taken back by consent. */
  readonly takenBack: readonly number[];
  /** Whether it says of itself that somebody practised: dice, or what was seen, taken back without asking anybody. */
  readonly practice: boolean;
  readonly why?: Message;
}

/** Plays a file again and compares everything. Never throws for a bad file: it says what is wrong with it. */
export function verifyMatch(text: string, find: (game: string) => Game | undefined): Verification {
  let file: MatchFile | undefined;
  try {
    file = readMatchFile(text);
    const game = find(file.header.game);
    if (!game) throw new KernelError('wrong-game', 'header.game', `There is no game called ${file.header.game}`);
    const match = Match.load(game, text);
    return { ...summary(file), ok: true, takenBack: match.takenBack };
  } catch (error) {
    const why: Message = { code: 'bad-replay', params: { ...fileProblemOf(error) } };
    return { ...summary(file), ok: false, takenBack: [], why };
  }
}

function summary(
  file: MatchFile | undefined,
): Pick<Verification, 'actions' | 'hash' | 'seedCommitmentOk' | 'practice'> {
  if (!file) return { actions: 0, hash: '', seedCommitmentOk: false, practice: false };
  return {
    actions: file.deeds.length,
    hash: file.hash,
    seedCommitmentOk: seedCommitment(file.seed) === file.header.commitment,
    practice: file.practice ?? false,
  };
}
