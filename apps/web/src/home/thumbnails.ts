import { useEffect, useState } from 'react';
import { type Shade, useShade } from '../settings/useShade.ts';

const CACHE = 'tessera-thumbnails';

/** Keeps the picture of a match as it was when it was last looked at, once in each shade. */
export async function keepThumbnail(match: string, pictures: Readonly<Record<Shade, Blob>>): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(placeOf(match, 'light'), new Response(pictures.light));
  await cache.put(placeOf(match, 'dark'), new Response(pictures.dark));
}

/** The address of that picture in the shade of the page; undefined while there is none. */
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
  // Only secure origins have such a cache.
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  return (await cache.match(placeOf(match, shade)))?.blob();
}

function placeOf(match: string, shade: Shade): string {
  return `/thumbnails/${match}/${shade}`;
}
