import { brief } from '../difference.ts';
import type { Law } from '../law.ts';
import { schemaMisfit } from './state.ts';

export const events: Law = {
  name: 'events',
  says: 'Whatever happens fits the schema of events, also what is told to others instead.',

  step({ before: { game }, events }, verdict) {
    for (const { event, others } of events) {
      for (const variant of others ? [event, others] : [event]) {
        const misfit = schemaMisfit(game.events, variant, 'event');
        verdict.expect(misfit === undefined, () => `${brief(variant)}: ${misfit}`);
      }
    }
  },
};
