import { find } from '@tessera/catalog';
import { type Verification, verifyMatch } from '@tessera/kernel';
import { defineCommand, EXIT, FindingError, type Paint } from '@tessera/terminal';
import { createGameFormatter, createTranslator, house as houseTexts } from '@tessera/text';
import { savedText } from '../savedMatch.ts';

/** Command that replays a file and compares every link of its hash chain. */
export const replayVerify = defineCommand({
  name: 'replay verify',
  topic: 'files',
  summary: 'Replay a saved match and compare every step with its hash chain',
  operands: { usage: '<file>', min: 1, max: 1 },
  flags: {},
  examples: ['tessera replay verify match.json', 'tessera replay verify match.json --json'],

  async run({ operands: [path = ''] }, { io, paint }) {
    const verification = verify(path, io.cwd);
    const { ok, actions, hash, seedCommitmentOk, why } = verification;
    return {
      exit: ok ? EXIT.fine : EXIT.findings,
      text: verificationText(path, verification, paint),
      document: { ok, actions, hash, seedCommitmentOk, ...(why !== undefined && { why }) },
    };
  },
});

/** Result of the verification, with the reason in English when it failed. */
interface Verdict extends Omit<Verification, 'why'> {
  readonly why?: string;
}

const house = createGameFormatter({ params: {} }, createTranslator('en', houseTexts.en));

function verify(path: string, cwd: string): Verdict {
  try {
    const { why, ...verification } = verifyMatch(savedText(path, cwd), (id) => find(id)?.game);
    return why ? { ...verification, why: house.refusal(why) } : verification;
  } catch (error) {
    if (!(error instanceof FindingError)) throw error;
    return {
      ok: false,
      actions: 0,
      hash: '',
      seedCommitmentOk: false,
      takenBack: [],
      practice: false,
      missing: 0,
      why: error.message,
    };
  }
}

function verificationText(path: string, verification: Verdict, paint: Paint): string {
  const { ok, actions, hash, seedCommitmentOk, takenBack, practice, missing, why } = verification;
  if (!ok) return `${paint.red('not ok')}  ${path}\n${why}`;
  return [
    `${paint.green('ok')}  ${path}`,
    `actions          ${actions}`,
    ...(missing > 0 ? [`not in the file  ${missing} earlier actions: it starts from the position after them`] : []),
    `hash             ${hash}`,
    `seed commitment  ${seedCommitmentOk ? 'kept' : 'broken'}`,
    ...(takenBack.length > 0
      ? [`taken back       dice were rolled and taken back before action ${takenBack.map((i) => i + 1).join(', ')}`]
      : []),
    ...(practice ? ['practice         a player alone took back rolled dice or revealed information'] : []),
  ].join('\n');
}
