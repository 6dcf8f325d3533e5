import { brief } from '../difference.ts';
import type { Law } from '../law.ts';
import { schemaMisfit } from './state.ts';

export const events: Law = {
  name: 'events',
  says: 'Every event fits the schema of events, and so does its substitute for other viewers.',

  step({ before: { game }, events }, verdict) {
    for (const { event, others } of events) {
      for (const variant of others ? [event, others] : [event]) {
        const misfit = schemaMisfit(game.events, variant, 'event');
        verdict.expect(misfit === undefined, () => `${brief(variant)}: ${misfit}`);
      }
    }
  },
};
