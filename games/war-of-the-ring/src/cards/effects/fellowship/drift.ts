import { tables } from '../../../content/index.ts';
import { kindSchema } from '../../../deck/kind.ts';
import { askFor, pick } from '../../choices.ts';
import { effectKind } from '../../effectKind.ts';

/** The Shadow moves the figure of the Ring-bearers to an adjacent region; Progress and hiding do not change. */
export const drift = effectKind({
  schema: kindSchema('drift', {}),
  describe: (_, t) => t('effect.drift'),
  can: ({ fellowship }) => fellowship.mordor < 0,
  run: (_state, _effect, play) => [askFor(play, play.seat)],
  options: ({ fellowship }) => tables.neighbours[fellowship.region]!.map((region) => pick('region', region)),
  chosen(state, _effect, _play, [region], { log }) {
    state.fellowship.region = region!;
    log({ type: 'figure-moved', region: region! });
    return undefined;
  },
});
