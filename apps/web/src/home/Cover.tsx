import { lazy, type ReactNode, Suspense } from 'react';
import { manifests } from '../games/manifests.ts';

/** Cover picture of a game, drawn by the game. It is dark in both themes, like the lid of a box. */
export function Cover({ game }: { readonly game: string }) {
  return (
    <svg
      viewBox="0 0 216 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="block size-full"
      data-theme="dark"
    >
      {pictureOf(game)}
    </svg>
  );
}

const DARKNESS = <rect width="216" height="150" fill="#14171c" />;

/** Cover components by game. Each is fetched when it is first drawn. */
const PICTURES = new Map(
  manifests.flatMap(({ id, card: { cover } }) =>
    cover ? [[id, lazy(async () => ({ default: await cover() }))] as const] : [],
  ),
);

function pictureOf(game: string): ReactNode {
  const Picture = PICTURES.get(game);
  if (!Picture) return DARKNESS;
  return (
    <Suspense fallback={DARKNESS}>
      <Picture />
    </Suspense>
  );
}
