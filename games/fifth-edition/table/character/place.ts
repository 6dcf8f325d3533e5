import type { TablePlace } from '@tessera/table';
import { createContext, useContext, useMemo, useState } from 'react';
import { type Whereabouts, whereaboutsOf } from '../screens.ts';

/** Location of the character's screens, from context. */
export const PlaceContext = createContext<TablePlace>({ path: '', go: () => {}, href: () => '#' });

/** Returns the location that the host keeps in its address, or else local state for the lifetime of the table. */
export function useOwnPlace(hosted: TablePlace | undefined): TablePlace {
  const [path, go] = useState('');
  const own = useMemo(() => ({ path, go, href: () => '#' }), [path]);
  return hosted ?? own;
}

export function usePlace(): TablePlace {
  return useContext(PlaceContext);
}

/** Returns the open screen and the anchor on it. */
export function useWhereabouts(): Whereabouts {
  return whereaboutsOf(usePlace().path);
}
