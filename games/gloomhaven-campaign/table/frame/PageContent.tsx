import type { TableEntry } from '@tessera/table';
import type { ReactNode } from 'react';
import { CardsScreen } from '../character/CardsScreen.tsx';
import { CharacterSheet } from '../character/CharacterSheet.tsx';
import { CreateCharacter } from '../character/CreateCharacter.tsx';
import { LevelUp } from '../character/LevelUp.tsx';
import { QuestChoice } from '../character/QuestChoice.tsx';
import { Retire } from '../character/Retire.tsx';
import { ownCharacters } from '../model/chores.ts';
import type { Page } from '../model/page.ts';
import { EventReader } from '../story/EventReader.tsx';
import { History } from '../story/History.tsx';
import { Rewards } from '../story/Rewards.tsx';
import type { CampaignTableModel } from '../tableModel.ts';
import { Bench } from '../town/Bench.tsx';
import { Sanctuary } from '../town/Sanctuary.tsx';
import { Shop } from '../town/Shop.tsx';

/** The content of a page. Character pages are empty while there is no character. */
export function PageContent({
  table,
  page,
  log,
}: {
  readonly table: CampaignTableModel;
  readonly page: Page;
  readonly log: readonly TableEntry[];
}): ReactNode {
  const character = page.character ?? ownCharacters(table.view, table.seat)[0];
  switch (page.name) {
    case 'map':
    case 'chart':
      return null;
    case 'history':
      return <History table={table} />;
    case 'create':
      return <CreateCharacter table={table} />;
    case 'event':
      return <EventReader table={table} log={log} />;
    case 'rewards':
      return <Rewards table={table} log={log} />;
    default: {
      const Content = CHARACTER_PAGES[page.name];
      return character === undefined ? (
        <p className="m-0 text-muted">{table.t('nobodyYet')}</p>
      ) : (
        <Content key={character} table={table} character={character} />
      );
    }
  }
}

const CHARACTER_PAGES = {
  character: CharacterSheet,
  cards: CardsScreen,
  level: LevelUp,
  quest: QuestChoice,
  shop: Shop,
  sanctuary: Sanctuary,
  bench: Bench,
  retire: Retire,
} as const;
