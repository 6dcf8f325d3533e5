import { TextButton } from '@tessera/ui';
import { lazy, Suspense, useState } from 'react';
import { useCharacter } from '../character/characterContext.ts';

const CallDialog = lazy(async () => ({ default: (await import('./CallDialog.tsx')).CallDialog }));

/** Button that calls another companion. */
export function CallButton() {
  const { t, isReadOnly } = useCharacter();
  const [isOpen, setOpen] = useState(false);
  if (isReadOnly) return null;
  return (
    <>
      <TextButton aria-label={t('companion.call')} onClick={() => setOpen(true)}>
        {t('companion.add')}
      </TextButton>
      {isOpen && (
        <Suspense>
          <CallDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
