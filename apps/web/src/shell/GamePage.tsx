import type { GameManifest, PageProps } from '@tessera/manifest';
import { Skeleton } from '@tessera/ui';
import { type ComponentType, Suspense } from 'react';
import { useGameTeller } from '../games/useTeller.ts';
import { usePageShell } from './usePageShell.ts';

interface GamePageProps {
  readonly manifest: GameManifest;
  /** Page component, loaded when the page is opened. */
  readonly Content: ComponentType<PageProps>;
}

/** Page contributed by a game, with the texts of the game. */
export function GamePage({ manifest, Content }: GamePageProps) {
  const shell = usePageShell(manifest);
  const teller = useGameTeller(manifest);
  if (!teller) return <Skeleton lines={8} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Content shell={shell} {...teller} />
    </Suspense>
  );
}
