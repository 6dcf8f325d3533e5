import { CHARACTERS, regionOf } from '../../../content/index.ts';
import { character, regionId } from '../../../content/record.ts';
import { kindSchema, regionAt } from '../../../deck/kind.ts';
import { effectKind } from '../../effectKind.ts';

/** A character moves to a region from any place. */
export const send = effectKind({
  schema: kindSchema('send', { character, to: regionId }),
  describe: ({ character, to }, t) => t('effect.send', { who: t.character(character), to: t(`name.region.${to}`) }),
  references: ({ to }) => regionAt(to, 'to'),
  can: (state, { character, to }) => {
    const place = state.characters[CHARACTERS.indexOf(character)]!;
    return place >= 0 && place !== regionOf(to);
  },
  run(state, { character, to }, _play, { log }) {
    const number = CHARACTERS.indexOf(character);
    if (state.characters[number]! < 0) return undefined;
    state.characters[number] = regionOf(to);
    log({ type: 'travelled', characters: [number], to: regionOf(to) });
    return undefined;
  },
});
