import { shapeOf } from '@tessera/fifth-edition';
import { lazy, Suspense } from 'react';
import { useCharacter } from '../character/characterContext.ts';

const FormPanel = lazy(async () => ({ default: (await import('./FormPanel.tsx')).FormPanel }));
const FormHead = lazy(async () => ({ default: (await import('./FormPanel.tsx')).FormHead }));
const CompanionsPanel = lazy(async () => ({ default: (await import('./CompanionsPanel.tsx')).CompanionsPanel }));

/** Place of the panel of a form; loads it only for a character in one. */
export function FormSlot() {
  const { record, rulebook } = useCharacter();
  if (shapeOf(record, rulebook) === undefined) return null;
  return (
    <Suspense>
      <FormPanel />
    </Suspense>
  );
}

/** Place of the head of a form, above the actions. */
export function FormHeadSlot() {
  const { record, rulebook } = useCharacter();
  if (shapeOf(record, rulebook) === undefined) return null;
  return (
    <Suspense>
      <FormHead />
    </Suspense>
  );
}

/** Place of the companions; loads their panel only for a character that has some. */
export function CompanionsSlot() {
  const { record } = useCharacter();
  if (record.companions === undefined) return null;
  return (
    <Suspense>
      <CompanionsPanel />
    </Suspense>
  );
}
