import { Icon, IconButton, Pressable } from '@tessera/ui';
import { campfire, crossedSwords, type IconArt, knapsack, scrollUnfurled, skills, spellBook } from '@tessera/ui/icons';
import { type ReactNode, useState } from 'react';
import { HeroAdvice } from '../advice/HeroAdvice.tsx';
import { useCharacter } from '../character/characterContext.ts';
import { CompanionsSlot, FormHeadSlot, FormSlot } from '../companions/slots.tsx';
import { SlotSheet } from '../play/casting/SlotSheet.tsx';
import { SpellsPanel } from '../play/casting/SpellsPanel.tsx';
import { EffectsPanel } from '../play/effects/EffectsPanel.tsx';
import { InventoryPanel } from '../play/items/InventoryPanel.tsx';
import { NotesPanel } from '../play/NotesPanel.tsx';
import { RollLog } from '../play/RollLog.tsx';
import { ResourcesPanel } from '../play/rest/ResourcesPanel.tsx';
import { RestPanel } from '../play/rest/RestPanel.tsx';
import { Abilities } from './Abilities.tsx';
import { EffectChips } from './EffectChips.tsx';
import { Features } from './Features.tsx';
import { Hero } from './hitPoints/Hero.tsx';
import { Openings } from './Openings.tsx';
import { ResultDock } from './results/ResultDock.tsx';
import { ScreenMenu } from './ScreenMenu.tsx';
import { Skills } from './Skills.tsx';
import { Who } from './Strip.tsx';
import { TrainingPanel } from './TrainingPanel.tsx';
import { Turn } from './turn/Turn.tsx';

const TABS = ['actions', 'spells', 'skills', 'gear', 'features'] as const;
type TabId = (typeof TABS)[number];
/** Panels without a tab; the rest button and the effect chips open them. */
type Place = TabId | 'rest' | 'effects';

/** Sheet for phones: hit points on top, one panel at a time, slots and tabs at the bottom. */
export function PhoneSheet() {
  const { t, sheet } = useCharacter();
  const [place, setPlace] = useState<Place>('actions');
  const [visited, setVisited] = useState<ReadonlySet<Place>>(new Set(['actions']));
  const visit = (next: Place) => {
    setPlace(next);
    setVisited(new Set([...visited, next]));
  };
  const hasSpells = sheet.spellcasting.entries.length > 0 || sheet.spellcasting.spells.length > 0;
  const tabs = TABS.filter((id) => id !== 'spells' || hasSpells);
  const hasSlots = Object.keys(sheet.spellcasting.slots).length > 0 || sheet.spellcasting.pact !== undefined;
  return (
    <div className="fe-phone relative flex flex-col h-full min-h-0">
      <header className="fe-phone-head flex flex-none items-center min-h-12 pr-1 pl-3">
        <Who isShort />
        <IconButton
          bare
          icon={campfire}
          label={t('sheet.rest')}
          pressed={place === 'rest'}
          onClick={() => visit(place === 'rest' ? 'actions' : 'rest')}
        />
        <ScreenMenu />
      </header>
      <div className={`relative flex-1 min-h-0 ${hasSlots ? 'fe-phone-slots' : ''}`}>
        {[...visited].map((each) => (
          // Hidden panels stay mounted, so that each keeps its scroll position.
          <div
            key={each}
            className="fe-phone-place flex flex-col gap-2 h-full px-2 pb-2 overflow-x-hidden overflow-y-auto *:flex-none"
            hidden={each !== place}
          >
            {each === 'actions' && (
              <>
                <Hero />
                <EffectChips onOpen={() => visit('effects')} />
                <Openings />
                <HeroAdvice />
                <FormHeadSlot />
              </>
            )}
            {PLACES[each]}
          </div>
        ))}
        <SlotSheet />
      </div>
      <ResultDock />
      <nav
        className="fe-phone-tabs grid flex-none auto-cols-[1fr] grid-flow-col border-t border-t-hairline bg-raised"
        aria-label={t('sheet.tabs.title')}
      >
        {tabs.map((id) => (
          <Pressable key={id} aria-current={id === place ? 'page' : undefined} onClick={() => visit(id)}>
            <Icon of={TAB_ICONS[id]} size="1.5rem" />
            {t(`sheet.tabs.${id}`)}
          </Pressable>
        ))}
      </nav>
    </div>
  );
}

const TAB_ICONS: Readonly<Record<TabId, IconArt>> = {
  actions: crossedSwords,
  spells: spellBook,
  skills,
  gear: knapsack,
  features: scrollUnfurled,
};

const PLACES: Readonly<Record<Place, ReactNode>> = {
  actions: (
    <>
      <Turn />
      <FormSlot />
      <CompanionsSlot />
      <RollLog />
    </>
  ),
  spells: <SpellsPanel />,
  skills: (
    <>
      <Abilities />
      <Skills />
    </>
  ),
  gear: (
    <>
      <InventoryPanel />
      <NotesPanel />
    </>
  ),
  features: (
    <>
      <TrainingPanel />
      <Features />
    </>
  ),
  rest: (
    <>
      <RestPanel />
      <ResourcesPanel />
    </>
  ),
  effects: <EffectsPanel />,
};
