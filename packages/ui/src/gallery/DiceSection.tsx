import { Die, type RolledDie } from '../play/Die.tsx';
import { Amount, Meter, Track, TrackRow } from '../play/Meter.tsx';
import { OddsBars } from '../play/OddsBars.tsx';
import { Pips } from '../play/Pips.tsx';
import { Section } from './Section.tsx';

/** Dice, and the odds before a roll. */
export function DiceSection() {
  return (
    <Section span={4} title="Dice" note="dice that do not count are dashed">
      <div className="mb-4 flex flex-wrap gap-2">
        {FALLEN.map((die) => (
          <Die key={`${die.sides} ${die.value}`} {...die} />
        ))}
      </div>
      <div className="grid grid-cols-2 gap-4">
        <OddsBars label="8 or more on 2d6: 42 %" weights={TWO_DICE} first={2} from={8} />
        <OddsBars label="6 or more on 2d6: 72 %" weights={TWO_DICE} first={2} from={6} />
      </div>
    </Section>
  );
}

/** Meters and tracks. */
export function TracksSection() {
  return (
    <Section span={4} title="Tracks" note="a forecast is hatched">
      <div className="flex flex-col gap-3">
        <Meter label="Alert" value={5} max={10} forecast={6} groups={[2, 3, 2, 3]} valueText="5, would be 6">
          5 → 6
        </Meter>
        <Meter label="Wounds" value={5} max={9} />
        <Meter label="Health" value={7} max={10} forecast={5} valueText="7 of 10, would be 5">
          7 → 5
        </Meter>
        <Meter label="Corruption" value={4} max={12} forecast={5} groups={[3, 3, 3, 3]} />
        <Track label="Steps to war" steps={4} at={1} danger>
          2 <small className="font-ui text-note font-normal text-muted">left</small>
        </Track>
        <Track label="Turn" steps={5} at={2} danger />
        <TrackRow label="Spell slots" value={<Amount value={2} max={3} />}>
          <Pips total={3} left={2} shape="diamond" label="2 of 3 slots left" />
        </TrackRow>
        <TrackRow label="Action slots" value={<Amount value={2} max={3} />}>
          <Pips total={3} left={2} tone="act" spends={1} label="2 of 3 slots left, 1 would be spent" />
        </TrackRow>
        <TrackRow label="Another crew" value={<Amount value={3} max={3} />}>
          <Pips total={3} left={3} tone="ally" label="3 of 3 slots left" />
        </TrackRow>
      </div>
    </Section>
  );
}

const FALLEN: readonly RolledDie[] = [
  { value: 5 },
  { value: 4 },
  { value: 2, dropped: true },
  { value: 17, sides: 20 },
  { value: 9, sides: 20, dropped: true },
];
const TWO_DICE = [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
