import { useState } from 'react';
import {
  crossedSwords,
  fire,
  imp,
  spy,
  swordman,
  walkingBoot,
  waxSeal,
  wizardFace,
  wolfHead,
} from '../icons/gameIcons.ts';
import { ProvenancePopover } from '../overlay/ProvenancePopover.tsx';
import { Card, Pile } from '../play/Card.tsx';
import { ReasonList, type Source } from '../play/ReasonList.tsx';
import { type InitiativeEntry, InitiativeList, TurnStrip } from '../play/TurnStrip.tsx';
import { Token } from '../tokens/Token.tsx';
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

/** A number that opens, and what it opens. */
export function ProvenanceSection() {
  return (
    <Section span={3} title="Provenance" note="every number opens">
      <p className="m-0 mb-3 flex items-baseline gap-3 text-muted">
        <span className="font-numeral text-display font-semibold text-ink">
          <ProvenancePopover
            value="17"
            label="Armor class 17"
            title="Armor class"
            sources={ARMOR}
            total={{ label: 'Total', value: 17 }}
          />
        </span>
        Armor class
      </p>
      <div className="rounded-control border border-control bg-raised px-4 py-3 shadow-panel">
        <ReasonList reasons={ARMOR} />
      </div>
      <h3 className="mt-4 mb-1 text-body font-semibold">Why this target</h3>
      <ReasonList numbered reasons={FOCUS} />
    </Section>
  );
}

/** The order of play, as a list and as a strip. */
export function InitiativeSection() {
  return (
    <Section span={3} title="Initiative">
      <InitiativeList label="Initiative" doneLabel="done" entries={ORDER} />
      <div className="mt-3 border-t border-hairline pt-3">
        <TurnStrip
          label="Order of play"
          entries={ORDER.map(({ id, name, token, state }) => ({ id, label: `${name}, ${state}`, token, state }))}
        />
      </div>
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

const ORDER: readonly InitiativeEntry[] = [
  {
    id: 1,
    order: '08',
    token: <Token size={36} shape="circle" side="own" icon={swordman} />,
    name: 'Ada, Brute',
    detail: '8 and 61',
    state: 'done',
  },
  {
    id: 2,
    order: 24,
    token: <Token size={36} shape="circle" side="own" icon={wizardFace} />,
    name: 'You, Spellweaver',
    detail: '24 and 70',
    state: 'now',
    mark: 'now',
  },
  {
    id: 3,
    order: 31,
    token: <Token size={36} shape="shield" side="neutral" icon={wolfHead} />,
    name: 'Wolves 1, 2, 3',
    detail: 'move +1, attack −1',
    state: 'next',
  },
  {
    id: 4,
    order: 50,
    orderNote: '–82',
    token: <Token size={36} shape="shield" side="neutral" icon={imp} />,
    name: 'Imps',
    detail: 'card not drawn yet',
    state: 'next',
  },
  {
    id: 5,
    order: '?',
    token: <Token size={36} shape="circle" side="thing" icon={waxSeal} hidden />,
    name: 'Rui',
    detail: 'sealed, ready',
    state: 'next',
  },
  {
    id: 6,
    order: 99,
    token: <Token size={36} shape="circle" side="own" icon={spy} />,
    name: 'Teo, long rest',
    detail: 'heals 2, acts last',
    state: 'next',
  },
];
