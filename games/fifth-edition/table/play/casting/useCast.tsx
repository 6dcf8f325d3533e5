import { Button, Dialog } from '@tessera/ui';
import { type ReactNode, useState } from 'react';
import { useCharacter } from '../../character/characterContext.ts';
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
  const { t } = useCharacter();
  const perform = usePerform();
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  const cast: Casting['cast'] = (plan, name, said, onDone) => {
    const sentences = [said, ...plan.replaces.map((held) => t('play.did.replaced', { name: held }))];
    const go = async () => {
      setAsked(undefined);
      if (await perform(sentences.join(' '), ...plan.actions)) onDone?.();
    };
    if (plan.replaces.length === 0) void go();
    else setAsked({ plan, name, go });
  };
  const held = asked?.plan.replaces.join(', ') ?? '';
  const question = (
    <Dialog
      open={asked !== undefined}
      onClose={close}
      title={t('play.concentration.replaceTitle')}
      closeLabel={t('play.close')}
      actions={
        <>
          <Button onClick={close}>{t('play.concentration.keep', { name: held })}</Button>
          <Button tone="act" onClick={() => void asked?.go()}>
            {t('play.concentration.replace', { name: asked?.name ?? '' })}
          </Button>
        </>
      }
    >
      <p className="m-0">{t('play.concentration.replaceText', { name: asked?.name ?? '', held })}</p>
    </Dialog>
  );
  return { cast, question };
}
