import { type Game, type MatchFile, renameInStates, untilRefused } from '@tessera/kernel';

export const VERSION = '1.1.0';

/**
 * 1.1.0 mends rules of 1.0.0: what an Army that is gone still did, retreats that activate, characters of a teammate, the Nations of an
 * action with three players, cards that recruit or ask. A match of 1.0.0 is played again by these rules. Where they refuse what was
 * done, it opens at the position before.
 */
export function migrate(game: Game, file: MatchFile): MatchFile {
  if (file.header.version !== '1.0.0') throw new Error(`there is no way from ${file.header.version} to ${VERSION}`);
  const { header, deeds, ...rest } = renameInStates(file, { fields: { lastNation: 'lastNations' } });
  const { origin } = header;
  const begun = origin && { origin: { ...origin, state: withNations(origin.state) } };
  return untilRefused(game, {
    ...rest,
    header: { ...header, version: VERSION, ...begun },
    deeds: deeds.map(withEditedNations),
  });
}

type Deed = MatchFile['deeds'][number];
type StateRecord = NonNullable<MatchFile['header']['origin']>['state'];

/** A state of 1.0.0 knew one Nation of the last action, or -1. */
function withNations(state: StateRecord): StateRecord {
  return 'lastNations' in state ? { ...state, lastNations: nationsOf(state.lastNations) } : state;
}

/** Converts what was changed by hand in companion mode: the field, or a whole state. */
function withEditedNations(deed: Deed): Deed {
  if (!('edit' in deed)) return deed;
  return {
    ...deed,
    edit: deed.edit.map((patch) => {
      const [path, value] = patch;
      if (path[0] === 'lastNations') return [path, nationsOf(value)];
      const isState = path.length === 0 && typeof value === 'object' && value !== null && !Array.isArray(value);
      return isState ? [path, withNations(value)] : patch;
    }),
  };
}

function nationsOf(nation: StateRecord[string] | undefined): number[] {
  return typeof nation === 'number' && nation >= 0 ? [nation] : [];
}
