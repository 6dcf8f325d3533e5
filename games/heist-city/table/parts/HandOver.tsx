import { Button } from '@tessera/ui';
import type { Scene } from './useScene.ts';

/** Two people at one screen: nothing of the other's is shown before they say that they are there. */
export function HandOver({ scene, onReady }: { readonly scene: Scene; onReady(): void }) {
  const { say, speaker, seat } = scene;
  const name = speaker.seatName(seat ?? 0);
  return (
    <section className="hc-ending" aria-label={say('handOver.title', { name })}>
      <h2>{say('handOver.title', { name })}</h2>
      <p>{say('handOver.text')}</p>
      <Button stacked tone="act" className="flex-1" onClick={onReady}>
        {say('handOver.ready', { name })}
      </Button>
    </section>
  );
}
