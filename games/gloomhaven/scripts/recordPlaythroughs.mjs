// Writes the golden playthroughs anew, after the rules have changed on purpose: node games/gloomhaven/scripts/recordPlaythroughs.mjs
// Needs a build. Scenarios 1 to 5 with two and with four heroes, and campaigns of one and of three players, as far as two hundred choices go.
import { fileURLToPath } from 'node:url';
import { gloomhaven } from '@tessera/gloomhaven';
import { campaign } from '@tessera/gloomhaven/campaign';
import { recordToFile } from '@tessera/testkit/files';

for (const scenario of [1, 2, 3, 4, 5]) {
  for (const seats of [2, 4]) {
    const file = fileURLToPath(new URL(`../playthroughs/scenario-${scenario}-of-${seats}.txt`, import.meta.url));
    recordToFile(gloomhaven, file, { seed: 'golden', seats, options: { scenario }, limit: 200 });
    console.log(`scenario ${scenario} with ${seats} heroes`);
  }
}

for (const seats of [1, 3]) {
  const file = fileURLToPath(new URL(`../campaign-playthroughs/town-of-${seats}.txt`, import.meta.url));
  recordToFile(campaign, file, { seed: 'golden', seats, limit: 200 });
  console.log(`campaign of ${seats}`);
}
