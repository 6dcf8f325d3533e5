// Rewrites the golden playthroughs after an intended change of the rules: node
// games/gloomhaven/scripts/recordPlaythroughs.mjs
// Needs a build. The heuristic bot plays scenarios 1 to 5 with two and with four heroes to their end, because random
// heroes would not leave the first room. The files contain its choices, so a change of the bot does not affect them.
import { fileURLToPath } from 'node:url';
import { gloomhaven } from '@tessera/gloomhaven';
import { gloomhavenBots } from '@tessera/gloomhaven/bot';
import { recordToFile } from '@tessera/testkit/files';

const { instinct } = gloomhavenBots.bots;
const choose = (question) => instinct.choose({ ...question, budget: { iterations: 1 } });
/** Far more than any scenario takes. */
const MAX = 5000;

for (const scenario of [1, 2, 3, 4, 5]) {
  for (const seats of [2, 4]) {
    const file = fileURLToPath(new URL(`../playthroughs/scenario-${scenario}-of-${seats}.txt`, import.meta.url));
    recordToFile(gloomhaven, file, { seed: 'golden', seats, options: { scenario }, limit: MAX, choose });
    console.log(`scenario ${scenario} with ${seats} heroes`);
  }
}
