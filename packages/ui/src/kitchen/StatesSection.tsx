import {
  bleedingWound,
  fire,
  fishingNet,
  invisible,
  moon,
  oakLeaf,
  poisonBottle,
  shieldBash,
  snowflake1,
  strong,
  sun,
  tornado,
} from '../icons/gameIcons.ts';
import type { IconArt } from '../icons/iconArt.ts';
import { scrollable } from '../scrollable.ts';
import { ConditionBadge } from '../tokens/ConditionBadge.tsx';
import { DISC_LEVELS, type DiscLevel, LevelDisc } from '../tokens/LevelDisc.tsx';
import { SeatDots, SeatMark } from '../tokens/SeatMark.tsx';
import { StateBadge } from '../tokens/StateBadge.tsx';
import { MARKS } from './marks.ts';
import { Section } from './Section.tsx';

/** States and conditions: shapes that read in grey. */
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

/** Discs and seats. */
export function DiscsSection() {
  return (
    <Section span={4} title="Discs" note="fill height is the level">
      <div ref={scrollable} className="overflow-x-auto">
        <table className="w-full border-separate border-spacing-y-1 text-note text-muted">
          <thead>
            <tr>
              <td />
              {DISCS.map(({ name }) => (
                <th key={name} className="font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {DISC_LEVELS.map((level) => (
              <tr key={level}>
                <th className="pr-2 text-left font-semibold text-ink">
                  {LEVELS[level][0]}
                  <span className="block font-normal text-muted">{LEVELS[level][1]}</span>
                </th>
                {DISCS.map(({ name, colour, icon }) => (
                  <td key={name}>
                    <span className="flex justify-center">
                      <LevelDisc
                        colour={colour}
                        level={level}
                        icon={icon}
                        label={`${name}, ${LEVELS[level][0]}`}
                        size={40}
                      />
                    </span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <h3 className="mt-4 mb-2 flex justify-between text-body font-semibold">
        Seats <small className="text-note font-normal text-muted">colour and pattern</small>
      </h3>
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
const DISCS: readonly { readonly name: string; readonly colour: string; readonly icon: IconArt }[] = [
  { name: 'Fire', colour: '#e8502f', icon: fire },
  { name: 'Ice', colour: '#3f93b8', icon: snowflake1 },
  { name: 'Air', colour: '#bfe3ff', icon: tornado },
  { name: 'Earth', colour: '#a8d94f', icon: oakLeaf },
  { name: 'Light', colour: '#fff0a8', icon: sun },
  { name: 'Dark', colour: '#b05cd6', icon: moon },
];
const LEVELS: Readonly<Record<DiscLevel, readonly [string, string]>> = {
  full: ['Strong', 'usable'],
  half: ['Waning', 'last round'],
  empty: ['Inert', 'not usable'],
};
const PLAYERS = ['Ines, solid', 'Jonas, stripe', 'Ada, dot', 'Rui, ring'];
const SEATS = PLAYERS.map((name, seat) => ({ seat, name, taken: seat < 2 }));
