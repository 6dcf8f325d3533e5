import { KernelError } from '../errors.ts';
import type { Game } from '../game.ts';
import { hashValue, seedCommitment } from '../hash.ts';
import { canonical } from '../state/json.ts';
import { packOptions, unpackOptions } from './attachments.ts';
import type { MatchFile, MatchOperation } from './matchFile.ts';

/** Returns the file as the current rules can replay it, or throws a KernelError that says why they cannot. */
export function upToDate<S extends object, A extends object, O extends object, V extends object>(
  game: Game<S, A, O, V>,
  file: MatchFile,
): MatchFile {
  const { header } = file;
  if (header.game !== game.id)
    throw new KernelError('wrong-game', 'header.game', `This is a match of ${header.game}, not of ${game.id}`);
  const current = header.version === game.version ? file : migrated(game, file);
  if (current?.header.version !== game.version) {
    throw new KernelError(
      'version-mismatch',
      'header.version',
      `Rules ${header.version} cannot be opened with ${game.version}`,
    );
  }
  const missing = game.missingContent(current.header.content);
  if (missing.length > 0) {
    const packs = missing.join(', ');
    throw new KernelError('content-mismatch', 'header.content', `This match was made with other content: ${packs}`);
  }
  return current;
}

/** Migrates a file; it then pins the content of the current rules. */
function migrated<S extends object, A extends object, O extends object, V extends object>(
  game: Game<S, A, O, V>,
  file: MatchFile,
): MatchFile | undefined {
  const current = game.migrate?.(file);
  if (!current) return undefined;
  const options = game.options.safeParse(unpackOptions(current.header));
  if (!options.success) return current;
  // Older rules may have kept attachments in the options.
  const parts = packOptions(game.brings, unpackOptions(current.header));
  return { ...current, header: { ...current.header, ...parts, content: game.contentFor(options.data) } };
}

/** The result of replaying the operations of a file. */
interface Replayed {
  readonly chain: readonly string[];
  readonly deeds: readonly MatchOperation[];
  readonly state: object;
}

/** Compares a file with the result of its replay. A KernelError gives the location of the first difference. */
export function compare(file: MatchFile, { chain, deeds, state }: Replayed): void {
  if (seedCommitment(file.seed) !== file.header.commitment) {
    throw new KernelError('corrupt-file', 'seed', 'The seed is not the one committed to');
  }
  if (file.chain.length !== file.deeds.length) {
    throw new KernelError('corrupt-file', 'chain', 'The chain does not have one link a deed');
  }
  // Parsing drops unknown fields of an action. The hash chain does not cover them, so a file that has any is rejected.
  const padded = deeds.findIndex((deed, i) => canonical(deed) !== canonical(file.deeds[i]));
  if (padded >= 0) throw new KernelError('corrupt-file', `deeds.${padded}`, 'This is not all that was done');
  const broken = chain.findIndex((link, i) => link !== file.chain[i]);
  if (broken >= 0) throw new KernelError('corrupt-file', `chain.${broken}`, 'The hash chain is broken here');
  if (hashValue(state) !== file.hash) {
    throw new KernelError('corrupt-file', 'hash', 'The deeds do not lead to the state that was saved');
  }
}
