import {
  crew,
  crewOf,
  dropName,
  FIRST_NPC,
  getRemainingSlots,
  isNpc,
  itemOf,
  maxWounds,
  roleOf,
  type Stance,
  seatOf,
  type View,
  woundsOf,
} from '@tessera/heist-city';
import type { Seat } from '@tessera/kernel';
import type { Speaker } from './speaker.ts';

/** Character of a crew, as its bar shows it. */
export interface Member {
  readonly unit: number;
  readonly name: string;
  readonly isOwn: boolean;
  readonly stance: Stance;
  readonly stanceName: string;
  readonly wounds: number;
  readonly max: number;
  /** Remaining slots this turn; none after its activation. */
  readonly slots: number;
  readonly allSlots: number;
  readonly isActive: boolean;
  readonly isDone: boolean;
  readonly isPlaced: boolean;
  readonly gear: readonly string[];
  readonly drops: number;
  readonly points: number;
  /** Notable conditions: in plain sight, on a computer. */
  readonly notes: readonly string[];
  /** Description as a sentence. */
  readonly text: string;
}

export interface Crew {
  readonly seat: Seat;
  readonly title: string;
  readonly isOwn: boolean;
  readonly left: number;
  readonly members: readonly Member[];
}

/** Returns both crews, the viewer's first. */
export function crews(speaker: Speaker): readonly Crew[] {
  const { view, seat, t } = speaker;
  const order: readonly Seat[] = seat === 1 ? [1, 0] : [0, 1];
  return order.map((one) => {
    const members = crewOf(one).map((unit) => member(speaker, unit));
    const title = one === seat ? t('crew.yours') : speaker.seatName(one);
    return { seat: one, title, isOwn: one === seat, left: waiting(view, members), members };
  });
}

function waiting(view: View, members: readonly Member[]): number {
  if (view.phase !== 'player-activation') return 0;
  return members.filter(({ isDone, isActive, stance }) => !isDone && !isActive && stance !== 'unconscious').length;
}

function member(speaker: Speaker, unit: number): Member {
  const { view, t } = speaker;
  const { stance, wounds, activated, items, carries, vp, cell } = view.characters[unit]!;
  const isActive = view.activation?.character === unit;
  const max = maxWounds(view, unit);
  const gear = items.map(({ item, loaded }) =>
    loaded ? speaker.item(item) : `${speaker.item(item)} (${t('crew.empty')})`,
  );
  const notes = notesOf(speaker, unit);
  const isDone = activated && !isActive;
  const slots = getRemainingSlots(view, unit);
  const stanceName = speaker.stance(stance);
  return {
    unit,
    name: speaker.role(unit),
    isOwn: seatOf(unit) === speaker.seat,
    stance,
    stanceName,
    wounds,
    max,
    slots,
    allSlots: crew.actionSlots,
    isActive,
    isDone,
    isPlaced: cell >= 0,
    gear,
    drops: carries.length,
    points: vp,
    notes,
    text: [
      speaker.unit(unit),
      cell >= 0 ? stanceName : t('crew.notHere'),
      t('crew.wounds', { wounds, max }),
      isDone ? t('crew.done') : t('crew.slotsText', { n: slots }),
      ...gear,
      ...notes,
    ].join(', '),
  };
}

function notesOf(speaker: Speaker, unit: number): string[] {
  const { view, t } = speaker;
  const { inPlainSight, allEyes, connected, carries } = view.characters[unit]!;
  return [
    ...(inPlainSight ? [t('crew.plainSight')] : []),
    ...(allEyes ? [t('crew.allEyes')] : []),
    ...(connected >= 0 ? [t('crew.connected', { number: connected + 1 })] : []),
    ...carries.map((drop) => dropName(drop, speaker)),
  ];
}

/** Look of a unit. */
export interface TokenLook {
  readonly unit: number;
  readonly shape: 'circle' | 'shield' | 'triangle';
  readonly side: 'own' | 'rival' | 'neutral';
  /** Name of its icon; elites wear chevrons instead. */
  readonly icon: string;
  readonly stance: Stance | undefined;
  /** Remaining wounds as a share. */
  readonly health: number;
  readonly carries: boolean;
  readonly charmed: boolean;
}

const ROLE_ICONS = {
  face: 'duality-mask',
  muscle: 'biceps',
  ninja: 'ninja-head',
  brain: 'brain',
  spook: 'spy',
} as const;
const NPC_ICONS = { guard: 'police-officer-head', elite: 'elite', turret: 'turret' } as const;

/** Returns the look of a unit for this viewer; for a spectator the first crew is the light one. */
export function tokenLook(view: View, unit: number, seat: Seat | undefined): TokenLook {
  const health = woundsOf(view, unit) / Math.max(1, maxWounds(view, unit));
  if (isNpc(unit)) {
    const { kind, charmed } = view.npcs[unit - FIRST_NPC]!;
    const shape = kind === 'turret' ? 'triangle' : 'shield';
    return { unit, shape, side: 'neutral', icon: NPC_ICONS[kind], stance: undefined, health, carries: false, charmed };
  }
  const { stance, carries } = view.characters[unit]!;
  const side = seatOf(unit) === (seat ?? 0) ? 'own' : 'rival';
  const icon = ROLE_ICONS[roleOf(unit)];
  return { unit, shape: 'circle', side, icon, stance, health, carries: carries.length > 0, charmed: false };
}

const ITEM_ICONS: Readonly<Record<string, string>> = {
  katana: 'blade',
  knife: 'blade',
  'lazer-sword': 'blade',
  fist: 'fists',
  'boxing-gloves': 'fists',
  'brass-knuckles': 'fists',
  smoke: 'smoke',
  freeze: 'frost',
};
const TYPE_ICONS = { ranged: 'gun', melee: 'club', thrown: 'grenade', tool: 'tool' } as const;

/** Returns the icon of a piece of equipment. */
export function itemIcon(id: string): string {
  return ITEM_ICONS[id] ?? TYPE_ICONS[itemOf(id).type];
}
