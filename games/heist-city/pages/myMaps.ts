import type { MapShelf } from '@tessera/heist-city/table';
import * as z from 'zod';

const KEY = 'tessera.heist-city.maps';
const Maps = z.array(z.object({ id: z.string(), name: z.string(), text: z.string() }));
type Maps = z.infer<typeof Maps>;

/** Own maps stored on this device, the newest first. */
export const myMaps: MapShelf = {
  list: read,
  put: (map) => write([{ ...map }, ...read().filter(({ id }) => id !== map.id)]),
  remove: (id) => write(read().filter((map) => map.id !== id)),
};

/** Returns the stored maps; none if the stored text does not fit the schema. */
function read(): Maps {
  const text = localStorage.getItem(KEY);
  if (text === null) return [];
  const parsed = Maps.safeParse(jsonIn(text));
  return parsed.success ? parsed.data : [];
}

function write(maps: Maps): void {
  localStorage.setItem(KEY, JSON.stringify(maps));
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Foreign text under this key is no map either.
    return undefined;
  }
}
