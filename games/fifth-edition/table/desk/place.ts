import type { TablePlace } from '@tessera/table';
import { createContext, useContext, useMemo, useState } from 'react';
import { type Whereabouts, whereaboutsOf } from '../screens.ts';

/** Where the character is open, handed down to its screens. */
export const PlaceContext = createContext<TablePlace>({ path: '', go: () => {}, href: () => '#' });

/** The place that the host keeps in its address; where it keeps none, one that lasts as long as the table is on screen. */
export function useOwnPlace(hosted: TablePlace | undefined): TablePlace {
  const [path, go] = useState('');
  const own = useMemo(() => ({ path, go, href: () => '#' }), [path]);
  return hosted ?? own;
}

/** The place on the table's own pages. */
export function usePlace(): TablePlace {
  return useContext(PlaceContext);
}

/** Which screen is open, and where on it. */
export function useWhereabouts(): Whereabouts {
  return whereaboutsOf(usePlace().path);
}
