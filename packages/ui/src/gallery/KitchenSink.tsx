import { useState } from 'react';
import { SegmentedControl } from '../controls/SegmentedControl.tsx';
import { moonGlyph, sunGlyph } from '../icons/glyphs.ts';
import { BoardSection } from './BoardSection.tsx';
import { ButtonsSection } from './ButtonsSection.tsx';
import { DecisionSection } from './DecisionSection.tsx';
import { DiceSection, TracksSection } from './DiceSection.tsx';
import { DocksSection } from './DocksSection.tsx';
import { EmptySection } from './EmptySection.tsx';
import { FormsSection } from './FormsSection.tsx';
import { Header } from './Header.tsx';
import { ListsSection } from './ListsSection.tsx';
import { LogSection, ToastsSection } from './LogSection.tsx';
import { MapSection } from './MapSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { PressesSection } from './PressesSection.tsx';
import { ReasonsSection } from './ReasonsSection.tsx';
import { SeatsSection, StatesSection } from './StatesSection.tsx';
import { TokensSection } from './TokensSection.tsx';

const THEMES = ['dark', 'light', 'both'] as const;
type Theme = (typeof THEMES)[number];

/** A gallery of every component in all its states, for designing, building and testing tables. */
export function KitchenSink({ theme: initial = 'dark' }: { readonly theme?: Theme }) {
  // Follows the theme of the page until the user chooses another.
  const [chosen, setChosen] = useState<Theme>();
  const theme = chosen ?? initial;
  const shown = theme === 'both' ? (['dark', 'light'] as const) : ([theme] as const);
  return (
    <main>
      {shown.map((name, place) => (
        <div key={name} data-theme={name} className="bg-table text-ink">
          <div className="mx-auto grid max-w-[90rem] grid-cols-12 gap-4 p-4 sm:gap-6 sm:p-8">
            <Header>
              {place === 0 && (
                <SegmentedControl label="Theme" value={theme} onChange={setChosen} options={THEME_OPTIONS} />
              )}
            </Header>
            <Parts />
          </div>
        </div>
      ))}
    </main>
  );
}

const THEME_OPTIONS = [
  { value: 'dark', label: 'Dark', icon: moonGlyph },
  { value: 'light', label: 'Light', icon: sunGlyph },
  { value: 'both', label: 'Both' },
] as const;

function Parts() {
  return (
    <>
      <ButtonsSection />
      <PressesSection />
      <TokensSection />
      <StatesSection />
      <DocksSection />
      <DecisionSection />
      <BoardSection />
      <MapSection />
      <DiceSection />
      <SeatsSection />
      <TracksSection />
      <LogSection />
      <ToastsSection />
      <ReasonsSection />
      <FormsSection />
      <OverlaysSection />
      <ListsSection />
      <EmptySection />
    </>
  );
}
