import { byTopic, type Command } from '@tessera/terminal';

/** Commands of this workspace by name. Each is loaded only when it is needed: most load the rules of every game. */
const OWN: ReadonlyMap<string, () => Promise<Command>> = new Map<string, () => Promise<Command>>([
  ['games', async () => (await import('./games.ts')).games],
  ['play', async () => (await import('./play.ts')).play],
  ['rules', async () => (await import('./rules.ts')).rules],
  ['sim', async () => (await import('./sim.ts')).sim],
  ['perft', async () => (await import('./perft.ts')).perft],
  ['cases', async () => (await import('./cases.ts')).cases],
  ['playthrough check', async () => (await import('./playthroughCheck.ts')).playthroughCheck],
  ['playthrough record', async () => (await import('./playthroughRecord.ts')).playthroughRecord],
  ['new game', async () => (await import('./newGame.ts')).newGame],
  ['new lesson', async () => (await import('../lessons/newLesson.ts')).newLesson],
  ['lesson record', async () => (await import('../lessons/lessonRecord.ts')).lessonRecord],
  ['replay verify', async () => (await import('./replayVerify.ts')).replayVerify],
  ['replay show', async () => (await import('./replayShow.ts')).replayShow],
  ['review', async () => (await import('../review/review.ts')).review],
  ['puzzles mine', async () => (await import('../review/puzzlesMine.ts')).puzzlesMine],
  ['validate-content', async () => (await import('./validateContent.ts')).validateContent],
  ['matches list', async () => (await import('./matchesList.ts')).matchesList],
  ['matches check', async () => (await import('./matchesCheck.ts')).matchesCheck],
  ['matches lift', async () => (await import('./matchesLift.ts')).matchesLift],
  ['matches migrate', async () => (await import('./matchesMigrate.ts')).matchesMigrate],
  ['people delete', async () => (await import('./peopleDelete.ts')).peopleDelete],
  ['backup', async () => (await import('./backup.ts')).backup],
  ['restore', async () => (await import('./restore.ts')).restore],
  ['worker', async () => (await import('./worker.ts')).worker],
  ['serve', async () => (await import('./serve.ts')).serve],
  ['doctor', async () => (await import('./doctor.ts')).doctor],
  ['completion', async () => (await import('./completion.ts')).completion],
  ['bench', async () => (await import('./bench.ts')).bench],
]);

/** Returns the command that the words name exactly, or all commands, including those of games. */
export async function commandsFor([first = '', second = '']: readonly string[]): Promise<readonly Command[]> {
  const load = OWN.get(`${first} ${second}`) ?? OWN.get(first);
  return load ? [await load()] : allCommands();
}

/** Returns all commands, including those of games, in the order of the help page. */
export async function allCommands(): Promise<readonly Command[]> {
  const { manifests } = await import('@tessera/catalog');
  const own = await Promise.all([...OWN.values()].map((load) => load()));
  const ofGames = await Promise.all(manifests.map(async (manifest) => (await manifest.commands?.()) ?? []));
  return byTopic([...own, ...ofGames.flat()]);
}
