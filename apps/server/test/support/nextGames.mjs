// The games of `games.mjs` in their next version: matches of the version before go another way from their first entry on.
import { defineGame } from '@tessera/kernel';
import * as z from 'zod';
import { bareManifest } from '../../src/testing/bareManifest.mjs';
import { marksRules } from './games.mjs';

const marks = defineGame({
  ...marksRules,
  version: '2.0.0',
  state: marksRules.state.extend({ round: z.int() }),
  setup: () => ({ ...marksRules.setup(), round: 0 }),
  play(state, seat, action) {
    marksRules.play(state, seat, action);
    state.round++;
  },
});

export const manifests = [bareManifest(marks)];
