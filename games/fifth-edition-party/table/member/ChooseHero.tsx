import { Button, Panel, SwitchRow } from '@tessera/ui';
import { useEffect, useState } from 'react';
import { useParty } from '../partyContext.ts';
import { lookKeyOf, type OwnCharacter, ownCharacters, reasonOf } from './ownCharacters.ts';

/** Lets a player bring one of their characters into the party, or the game master one for another `seat`. */
export function ChooseHero({ seat }: { readonly seat?: number }) {
  const { t, act, notify } = useParty();
  const [characters, setCharacters] = useState<readonly OwnCharacter[]>();
  const [mayLook, setMayLook] = useState(true);
  useEffect(() => {
    ownCharacters().then(setCharacters, (error: unknown) => notify(reasonOf(error)));
  }, [notify]);
  const bring = async (character: OwnCharacter) => {
    try {
      const { where, id, name } = character;
      const look = mayLook && seat === undefined ? await lookKeyOf(character) : undefined;
      const link = { where, id, ...(look !== undefined && { look }) };
      await act({ type: 'hero', name: name.trim().slice(0, 100) || '?', link, ...(seat !== undefined && { seat }) });
    } catch (error) {
      notify(reasonOf(error));
    }
  };
  return (
    <Panel title={t(seat === undefined ? 'hero.choose' : 'hero.chooseFor')}>
      <p className="m-0 text-muted">{t(seat === undefined ? 'hero.chooseText' : 'hero.chooseForText')}</p>
      {characters === undefined && <p role="status">{t('party.loading')}</p>}
      {characters?.length === 0 && (
        <p className="m-0">
          {t('hero.noOwn')} <a href="/characters">{t('hero.make')}</a>
        </p>
      )}
      {characters && characters.length > 0 && (
        <>
          {seat === undefined && (
            <SwitchRow inline on={mayLook} onFlip={() => setMayLook(!mayLook)}>
              {t('hero.mayLook')}
            </SwitchRow>
          )}
          <ul className="m-0 grid list-none gap-2 p-0">
            {characters.map((character) => (
              <li key={`${character.where} ${character.id}`} className="flex flex-wrap items-center gap-3">
                <Button tone="act" onClick={() => void bring(character)}>
                  {t('hero.bring', { name: character.name })}
                </Button>
                <span className="text-muted text-note">
                  {t(character.where === 'server' ? 'hero.onServer' : 'hero.here')}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
