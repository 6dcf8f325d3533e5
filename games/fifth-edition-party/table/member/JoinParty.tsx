import { GAME_MASTER } from '@tessera/fifth-edition-party';
import { Button, Panel } from '@tessera/ui';
import { useParty } from '../partyContext.ts';
import { reasonOf, takeSeat } from './ownCharacters.ts';

/** Offers a free seat to a visitor with the code. */
export function JoinParty() {
  const { info, t, notify } = useParty();
  const free = info.seats.findIndex(({ kind }, seat) => kind === 'open' && seat !== GAME_MASTER);
  const join = async () => {
    try {
      await takeSeat(info.id, free);
    } catch (error) {
      notify(reasonOf(error));
    }
  };
  return (
    <Panel title={t('party.join')}>
      <p className="m-0 text-muted">{t(free < 0 ? 'party.full' : 'party.joinText')}</p>
      {free >= 0 && (
        <div>
          <Button tone="act" onClick={() => void join()}>
            {t('party.joinNow')}
          </Button>
        </div>
      )}
    </Panel>
  );
}
