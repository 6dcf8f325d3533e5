// Every game of the catalogue with content that takes ten times as long to load, and the games for tests. For computers on which a test may
// not slow a whole process down. Plain JavaScript, because worker threads load it as it is.
import { manifests as all } from '@tessera/catalog/manifests';
import { manifests as ofTests } from './games.mjs';

const FACTOR = 10;

/** Waits without letting anything else happen, as a slow loader would. */
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
