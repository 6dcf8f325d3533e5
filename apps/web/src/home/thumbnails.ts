import { useEffect, useState } from 'react';
import { type Shade, useShade } from '../settings/useShade.ts';

const CACHE = 'tessera-thumbnails';

/** Stores the thumbnails of a match, one per shade. */
export async function keepThumbnail(match: string, pictures: Readonly<Record<Shade, Blob>>): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(placeOf(match, 'light'), new Response(pictures.light));
  await cache.put(placeOf(match, 'dark'), new Response(pictures.dark));
}

/** Returns the address of the thumbnail in the current shade; undefined while there is none. */
export function useThumbnail(match: string): string | undefined {
  const shade = useShade();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void (async () => {
      const blob = await keptThumbnail(match, shade);
      if (blob === undefined || isOver) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    })();
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [match, shade]);
  return address;
}

async function keptThumbnail(match: string, shade: Shade): Promise<Blob | undefined> {
  // The Cache API exists only in secure contexts.
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  return (await cache.match(placeOf(match, shade)))?.blob();
}

function placeOf(match: string, shade: Shade): string {
  return `/thumbnails/${match}/${shade}`;
}
