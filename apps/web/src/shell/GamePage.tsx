import type { GameManifest, PageProps } from '@tessera/manifest';
import { Skeleton } from '@tessera/ui';
import { type ComponentType, Suspense } from 'react';
import { useGameTeller } from '../games/useTeller.ts';
import { usePageShell } from './usePageShell.ts';

interface GamePageProps {
  readonly manifest: GameManifest;
  /** The page itself, fetched when it is opened. */
  readonly Content: ComponentType<PageProps>;
}

/** The page of a game as the site shows it, in the game's own words. */
export function GamePage({ manifest, Content }: GamePageProps) {
  const shell = usePageShell(manifest);
  const told = useGameTeller(manifest);
  if (!told) return <Skeleton lines={8} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Content shell={shell} {...told} />
    </Suspense>
  );
}
