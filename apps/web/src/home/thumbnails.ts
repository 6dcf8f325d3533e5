import { useEffect, useState } from 'react';

const CACHE = 'tessera-thumbnails';

/** Keeps the picture of a match as it was when it was last looked at. */
export async function keepThumbnail(match: string, picture: Blob): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(placeOf(match), new Response(picture));
}

/** The address of that picture; undefined while there is none. */
export function useThumbnail(match: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isOver = false;
    void (async () => {
      const blob = await keptThumbnail(match);
      if (blob === undefined || isOver) return;
      made = URL.createObjectURL(blob);
      setAddress(made);
    })();
    return () => {
      isOver = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [match]);
  return address;
}

async function keptThumbnail(match: string): Promise<Blob | undefined> {
  // Only secure origins have such a cache.
  if (!('caches' in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  return (await cache.match(placeOf(match)))?.blob();
}

function placeOf(match: string): string {
  return `/thumbnails/${match}`;
}
