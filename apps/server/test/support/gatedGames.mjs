// Gloomhaven with content that is loaded up to a gate: the loader waits there while the file that TESSERA_TEST_GATE
// names exists. Plain JavaScript, because worker threads load it directly.
import { existsSync } from 'node:fs';
import { manifests as all } from '@tessera/catalog/manifests';

const gate = process.env.TESSERA_TEST_GATE ?? '';
/** Steps before the gate: a part of the content. */
const STEPS = 100;
/** One step of the loader while it waits. */
const WAIT_MS = 5;

function* gated(steps) {
  const clock = new Int32Array(new SharedArrayBuffer(4));
  let count = 0;
  for (const step of steps) {
    yield step;
    count++;
    while (count === STEPS && existsSync(gate)) {
      Atomics.wait(clock, 0, 0, WAIT_MS);
      yield step;
    }
  }
}

function behindGate(manifest) {
  return {
    ...manifest,
    async rules() {
      const rules = await manifest.rules();
      return { ...rules, prepare: () => gated(rules.prepare()) };
    },
  };
}

export const manifests = all.filter(({ id }) => id === 'gloomhaven').map(behindGate);
