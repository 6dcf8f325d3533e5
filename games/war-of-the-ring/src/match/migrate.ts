import { type Game, type MatchFile, renameInStates, untilRefused } from '@tessera/kernel';

export const VERSION = '1.1.0';

/**
 * Replays a 1.0.0 match by the rules of 1.1.0. They correct destroyed Armies, retreats that activate, a teammate's
 * characters, the Nations of an action with three players, and cards that recruit or ask. If they refuse a deed, the
 * match opens at the position before it.
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

/** Converts the one Nation of the last action in a 1.0.0 state (-1: none) to a list. */
function withNations(state: StateRecord): StateRecord {
  return 'lastNations' in state ? { ...state, lastNations: nationsOf(state.lastNations) } : state;
}

/** Converts edits of companion mode: of the field, or of a whole state. */
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
