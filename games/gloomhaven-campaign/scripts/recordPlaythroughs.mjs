// Rewrites the golden playthroughs after an intended change of the rules: node
// games/gloomhaven-campaign/scripts/recordPlaythroughs.mjs
// Needs a build. Campaigns of one and of three players go up to two hundred random choices.
import { fileURLToPath } from 'node:url';
import { campaign } from '@tessera/gloomhaven-campaign';
import { recordToFile } from '@tessera/testkit/files';

for (const seats of [1, 3]) {
  const file = fileURLToPath(new URL(`../playthroughs/town-of-${seats}.txt`, import.meta.url));
  recordToFile(campaign, file, { seed: 'golden', seats, limit: 200 });
  console.log(`campaign of ${seats}`);
}
