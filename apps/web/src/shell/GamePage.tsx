import type { GameManifest, PageProps } from '@tessera/manifest';
import { Skeleton } from '@tessera/ui';
import { type ComponentType, Suspense } from 'react';
import { useGameTexts } from '../games/useGameFormatter.ts';
import { usePageShell } from './usePageShell.ts';

interface GamePageProps {
  readonly manifest: GameManifest;
  /** Page component, loaded when the page is opened. */
  readonly Content: ComponentType<PageProps>;
}

/** Page contributed by a game, with the texts of the game. */
export function GamePage({ manifest, Content }: GamePageProps) {
  const shell = usePageShell(manifest);
  const texts = useGameTexts(manifest);
  if (!texts) return <Skeleton lines={8} />;
  return (
    <Suspense fallback={<Skeleton lines={8} />}>
      <Content shell={shell} {...texts} />
    </Suspense>
  );
}
