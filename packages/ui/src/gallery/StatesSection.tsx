import { bleedingWound, fishingNet, invisible, poisonBottle, shieldBash, strong } from '../icons/gameIcons.ts';
import { ConditionBadge } from '../tokens/ConditionBadge.tsx';
import { SeatDots, SeatMark } from '../tokens/SeatMark.tsx';
import { StateBadge } from '../tokens/StateBadge.tsx';
import { MARKS } from './marks.ts';
import { Section } from './Section.tsx';

/** States and conditions: shapes that are distinguishable without colour. */
export function StatesSection() {
  return (
    <Section span={4} title="States and conditions" note="readable in grey">
      <div className="grid grid-cols-2 gap-x-4 gap-y-2">
        {STATES.map(([label, mark]) => (
          <StateBadge key={label} mark={mark} label={label} size={20} />
        ))}
        <p className="col-span-2 m-0 text-note text-muted">Conditions: point down harms, point up helps</p>
        <ConditionBadge kind="harm" icon={poisonBottle} label="Poison" note="+1 damage taken" />
        <ConditionBadge kind="help" icon={strong} label="Strengthen" note="best of two" />
        <ConditionBadge kind="harm" icon={bleedingWound} label="Wound" note="1 a turn" />
        <ConditionBadge kind="help" icon={invisible} label="Invisible" note="not a target" />
        <ConditionBadge kind="harm" icon={fishingNet} label="Immobilise" note="no move" />
        <ConditionBadge kind="help" icon={shieldBash} label="Shield 1" note="−1 damage" />
      </div>
    </Section>
  );
}

/** Seats: colour and pattern. */
export function SeatsSection() {
  return (
    <Section span={4} title="Seats" note="colour and pattern">
      <div className="flex flex-wrap justify-between gap-2 text-note">
        {PLAYERS.map((name, seat) => (
          <span key={name} className="flex items-center gap-1.5">
            <SeatMark seat={seat} size={26} />
            {name}
          </span>
        ))}
        <SeatDots label="Two of four seats taken" seats={SEATS} />
      </div>
    </Section>
  );
}

const STATES = [
  ['Seen', MARKS.star],
  ['Unseen', MARKS.moon],
  ['Warned', MARKS.warning],
  ['Felled', MARKS.bar],
] as const;
const PLAYERS = ['Ines, solid', 'Jonas, stripe', 'Ada, dot', 'Rui, ring'];
const SEATS = PLAYERS.map((name, seat) => ({ seat, name, taken: seat < 2 }));
