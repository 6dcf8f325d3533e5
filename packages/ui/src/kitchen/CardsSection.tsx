import { useState } from 'react';
import { crossedSwords, fire, walkingBoot } from '../icons/gameIcons.ts';
import { Card, Pile } from '../play/Card.tsx';
import { ReasonList, type Source } from '../play/ReasonList.tsx';
import { Section } from './Section.tsx';

/** Cards in the hand and what is left of the piles. */
export function CardsSection() {
  const [picked, setPicked] = useState('Ember Oath');
  return (
    <Section span={6} title="Cards" note="63 : 88, initiative largest, loss mark always bottom right">
      <div className="flex flex-wrap items-start gap-4">
        <Card
          title="Shield Line"
          initiative={24}
          top={{ icon: crossedSwords, heading: 'Attack 3', text: 'Push 1. If it hits a wall, +1.' }}
          bottom={{ icon: walkingBoot, heading: 'Move 4', text: 'Gain 1 step through allies.' }}
          selected={picked === 'Shield Line'}
          onPick={() => setPicked('Shield Line')}
        />
        <Card
          title="Ember Oath"
          initiative={61}
          top={{ icon: crossedSwords, heading: 'Attack 2', text: 'Range 3. Spend Fire: +2.' }}
          bottom={{ icon: fire, heading: 'Infuse Fire', text: 'Heal 2, self. Lost after use.', spent: true }}
          lossMark="Lost when played"
          selected={picked === 'Ember Oath'}
          onPick={() => setPicked('Ember Oath')}
        />
        <Card
          title="Cold Trail"
          initiative={8}
          lost
          top={{ icon: walkingBoot, heading: 'Move 2', text: 'Place a trap, 2 damage.', spent: true }}
          bottom={{ icon: crossedSwords, heading: 'Attack 4', text: 'Only if you did not move.', spent: true }}
        />
        <div className="flex flex-col gap-2">
          <Pile count={7} label="Hand" />
          <Pile count={1} label="Active" />
          <Pile count={2} label="Discard" />
          <Pile count={1} label="Lost" />
        </div>
      </div>
    </Section>
  );
}

/** What a number or a choice is made of. */
export function ReasonsSection() {
  return (
    <Section span={3} title="Reasons" note="of a number, of a choice">
      <div className="rounded-control border border-control bg-raised px-4 py-3 shadow-panel">
        <ReasonList reasons={ARMOR} />
      </div>
      <h3 className="mt-4 mb-1 text-body font-semibold">Why this target</h3>
      <ReasonList numbered reasons={FOCUS} />
    </Section>
  );
}

const ARMOR: readonly Source[] = [
  { label: 'Chain mail', value: '16' },
  { label: 'Defense style', value: '+1' },
  { label: 'Dexterity +2', value: '0', ignored: 'heavy armor ignores Dexterity' },
  { label: 'Mage armor 15', value: '0', ignored: 'lower base, not used' },
];

const FOCUS: readonly Source[] = [
  { label: 'Overt in play: 4' },
  { label: 'Nearest: both Muscles', value: '6 hexes', reasons: [{ label: 'tie' }] },
  { label: 'Lowest Charm', value: '−3' },
];
