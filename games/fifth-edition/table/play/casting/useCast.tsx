import { Button, Dialog } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useCharacter } from '../../character/desk.ts';
import { usePerform } from '../usePerform.ts';
import type { Cast } from './castPlan.ts';

/** Casting, with the confirmation dialog. */
interface Casting {
  /** Casts a spell; asks first when that ends concentration. */
  cast(plan: Cast, name: string, said: string, onDone?: () => void): void;
  readonly question: ReactNode;
}

interface Asked {
  readonly plan: Cast;
  readonly name: string;
  go(): Promise<void>;
}

/** Casts spells and asks for confirmation before concentration ends. */
export function useCast(): Casting {
  const { say } = useCharacter();
  const perform = usePerform();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const cast: Casting['cast'] = (plan, name, said, onDone) => {
    const told = [said, ...plan.replaces.map((held) => say('play.did.replaced', { name: held }))];
    const go = async () => {
      setAsked(undefined);
      if (await perform(told.join(' '), ...plan.actions)) onDone?.();
    };
    if (plan.replaces.length === 0) void go();
    else setAsked({ plan, name, go });
  };
  const held = asked?.plan.replaces.join(', ') ?? '';
  const question = (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title={say('play.concentration.replaceTitle')}
      closeLabel={say('play.close')}
      actions={
        <>
          <Button onClick={close}>{say('play.concentration.keep', { name: held })}</Button>
          <Button tone="act" onClick={() => void asked?.go()}>
            {say('play.concentration.replace', { name: asked?.name ?? '' })}
          </Button>
        </>
      }
    >
      <p className="m-0">{say('play.concentration.replaceText', { name: asked?.name ?? '', held })}</p>
    </Dialog>
  );
  return { cast, question };
}
