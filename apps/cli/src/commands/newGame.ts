import { spawnSync } from 'node:child_process';
import { defineCommand, EXIT, FindingError, indent, UsageError, workspaceRoot } from '@tessera/terminal';
import { writeGame } from '../newGame/writeGame.ts';

/** Document with the package graph, in which every game has a node. */
const HOUSE = 'docs/architecture.md';

/** Command that writes a new game: its folder, and its line in the registry. */
export const newGame = defineCommand({
  name: 'new game',
  topic: 'rules',
  summary: 'Create the folder of a new game, which passes every test, and add it to the registry',
  about:
    'The game is a heap of pebbles until you change it: rules, texts in two languages, a rule case, a playthrough.\nnpm test and npm start include it automatically.',
  operands: { usage: '<id>', min: 1, max: 1 },
  flags: {},
  examples: ['tessera new game hex-chess'],

  async run({ operands: [id = ''] }) {
    const root = workspaceRoot();
    if (root === undefined) throw new UsageError('not-in-workspace', 'New games are written into the workspace.');
    const { folder, files } = writeGame(root, id);
    redrawHouse(root);
    const written = [...files, HOUSE];
    return {
      exit: EXIT.fine,
      text: `Written:\n${indent(written.join('\n'))}\nNext: npm install && npm run build, then npx tessera play ${id}.`,
      document: { id, folder, files: written },
    };
  },
});

/** Redraws the package graph with the new game. */
function redrawHouse(root: string): void {
  const { status } = spawnSync(process.execPath, ['scripts/dependencyGraph.mjs', '--write'], {
    cwd: root,
    stdio: 'ignore',
  });
  if (status !== 0) throw new FindingError('house-map', `The picture in ${HOUSE} could not be drawn anew.`);
}
