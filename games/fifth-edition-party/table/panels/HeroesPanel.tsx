import { GAME_MASTER } from '@tessera/fifth-edition-party';
import { Button, EmptyState, Panel } from '@tessera/ui';
import { useState } from 'react';
import { ChooseHero } from '../member/ChooseHero.tsx';
import { useParty } from '../partyContext.ts';
import { HeroRow } from './HeroRow.tsx';

/** All characters of the party, as far as the viewer may see them. */
export function HeroesPanel() {
  const [isChoosing, setChoosing] = useState(false);
  const { view, isMaster, isReadOnly, t, act } = useParty();
  const seats = view.members.flatMap(({ name }, seat) => (seat === GAME_MASTER || name === '' ? [] : [seat]));
  const rests = isMaster && !isReadOnly && seats.length > 0 && view.fight === null && (
    <span className="flex flex-wrap gap-2">
      <Button small onClick={() => void act({ type: 'rest', rest: 'shortRest' })}>
        {t('hero.shortRest')}
      </Button>
      <Button small onClick={() => void act({ type: 'rest', rest: 'longRest' })}>
        {t('hero.longRest')}
      </Button>
    </span>
  );
  const free = view.members.findIndex(({ name }, seat) => seat !== GAME_MASTER && name === '');
  return (
    <Panel title={t('hero.title')} extra={rests}>
      {seats.length === 0 ? (
        <EmptyState drawing="nothing" title={t('hero.none')} text={t('hero.noneText')} />
      ) : (
        <ul className="m-0 grid list-none gap-3 p-0 min-[700px]:max-[1179px]:grid-cols-2">
          {seats.map((seat) => (
            <HeroRow key={seat} seat={seat} />
          ))}
        </ul>
      )}
      {isMaster && !isReadOnly && free >= 0 && (
        <div>
          <Button pressed={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {t('hero.chooseFor')}
          </Button>
        </div>
      )}
      {isChoosing && free >= 0 && <ChooseHero seat={free} />}
    </Panel>
  );
}
