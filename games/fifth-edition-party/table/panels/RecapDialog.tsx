import { Button, Dialog } from '@tessera/ui';
import { useParty } from '../partyContext.ts';

/** Recap of the evening, without hidden rolls. */
export function RecapDialog({ onClose }: { readonly onClose: () => void }) {
  const { view, isMaster, isReadOnly, t, act } = useParty();
  const { rolls, twenties, ones, best, fights, rounds, rests, felled, xp } = view.recap;
  const lines = [
    t('recap.fights', { fights, rounds }),
    felled.length === 0 ? t('recap.nobody') : t('recap.felled', { names: felled.join(', ') }),
    t('recap.xp', { xp }),
    t('recap.rolls', { n: rolls }),
    t('recap.extremes', { twenties, ones }),
    ...(best ? [t('recap.best', best)] : []),
    t('recap.rests', { n: rests }),
  ];
  const next = async () => {
    await act({ type: 'evening' });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('recap.title')}
      closeLabel={t('party.close')}
      actions={isMaster && !isReadOnly && <Button onClick={() => void next()}>{t('recap.next')}</Button>}
    >
      <ul className="m-0 grid gap-1 pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Dialog>
  );
}
