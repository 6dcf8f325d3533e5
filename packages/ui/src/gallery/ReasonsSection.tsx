import { ReasonList, type Source } from '../play/ReasonList.tsx';
import { Section } from './Section.tsx';

/** The reasons of a number or a choice. */
export function ReasonsSection() {
  return (
    <Section span={4} title="Reasons" note="of a number, of a choice">
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
