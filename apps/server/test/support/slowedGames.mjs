// Every game of the catalogue with content that takes ten times as long to load, and the test games. For computers on
// which a test may not slow down a whole process. Plain JavaScript, because worker threads load it directly.
import { manifests as all } from '@tessera/catalog/manifests';
import { manifests as ofTests } from './games.mjs';

const FACTOR = 10;

/** Blocks the thread, like a slow loader. */
function spin(ms) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

function* slowed(steps) {
  for (;;) {
    const start = performance.now();
    const next = steps.next();
    spin((performance.now() - start) * (FACTOR - 1));
    if (next.done) return;
    yield next.value;
  }
}

function slowly(manifest) {
  return {
    ...manifest,
    async rules() {
      const rules = await manifest.rules();
      const { prepare } = rules;
      return prepare ? { ...rules, prepare: () => slowed(prepare()) } : rules;
    },
  };
}

export const manifests = [...all.map(slowly), ...ofTests];
