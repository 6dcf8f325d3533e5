import type { TableEntry } from '@tessera/table';
import type { ReactNode } from 'react';
import type { Desk } from '../desk.ts';
import { ownCharacters } from '../model/chores.ts';
import type { Page } from '../model/page.ts';
import { Bench } from './Bench.tsx';
import { CardsScreen } from './CardsScreen.tsx';
import { CharacterSheet } from './CharacterSheet.tsx';
import { CreateCharacter } from './CreateCharacter.tsx';
import { EventReader } from './EventReader.tsx';
import { History } from './History.tsx';
import { LevelUp } from './LevelUp.tsx';
import { QuestChoice } from './QuestChoice.tsx';
import { Retire } from './Retire.tsx';
import { Rewards } from './Rewards.tsx';
import { Sanctuary } from './Sanctuary.tsx';
import { Shop } from './Shop.tsx';

/** The content of a page. Character pages are empty while there is no character. */
export function PageContent({
  desk,
  page,
  log,
}: {
  readonly desk: Desk;
  readonly page: Page;
  readonly log: readonly TableEntry[];
}): ReactNode {
  const character = page.character ?? ownCharacters(desk.view, desk.seat)[0];
  switch (page.name) {
    case 'map':
    case 'chart':
      return null;
    case 'history':
      return <History desk={desk} />;
    case 'create':
      return <CreateCharacter desk={desk} />;
    case 'event':
      return <EventReader desk={desk} log={log} />;
    case 'rewards':
      return <Rewards desk={desk} log={log} />;
    default: {
      const Content = OF_A_CHARACTER[page.name];
      return character === undefined ? (
        <p className="m-0 text-muted">{desk.say('nobodyYet')}</p>
      ) : (
        <Content key={character} desk={desk} character={character} />
      );
    }
  }
}

const OF_A_CHARACTER = {
  character: CharacterSheet,
  cards: CardsScreen,
  level: LevelUp,
  quest: QuestChoice,
  shop: Shop,
  sanctuary: Sanctuary,
  bench: Bench,
  retire: Retire,
} as const;
