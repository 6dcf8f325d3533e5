import {
  biceps,
  heartPlus,
  ninjaHead,
  oakLeaf,
  policeOfficerHead,
  spy,
  swordman,
  turret,
  usbKey,
  wolfHead,
} from '../icons/gameIcons.ts';
import { Token, type TokenLook } from '../tokens/Token.tsx';
import { MARKS } from './marks.ts';
import { Section } from './Section.tsx';

/** Every shape, side and mark of a token. */
export function TokensSection() {
  return (
    <Section
      span={8}
      title="Tokens"
      note="circle hero, shield monster, triangle emplacement, hexagon objective, diamond summon"
    >
      <ul className="m-0 grid list-none grid-cols-[repeat(auto-fill,minmax(4.6rem,1fr))] gap-x-2 gap-y-4 p-0">
        {TOKENS.map(([name, note, look]) => (
          <li key={name} className="flex flex-col items-center text-center text-note text-muted">
            <Token size={56} {...look} />
            <b className="mt-1 font-semibold text-ink">{name}</b>
            {note}
          </li>
        ))}
      </ul>
    </Section>
  );
}

const HERO: TokenLook = { shape: 'circle', side: 'own', icon: swordman };

const TOKENS: readonly (readonly [name: string, note: string, look: TokenLook])[] = [
  ['Hero', 'circle', HERO],
  ['Rival', 'inverted', { shape: 'circle', side: 'rival', icon: spy }],
  ['Guard', 'shield', { shape: 'shield', side: 'neutral', icon: policeOfficerHead }],
  ['Elite', 'chevrons', { shape: 'shield', side: 'neutral', elite: true }],
  ['Turret', 'triangle', { shape: 'triangle', side: 'neutral', icon: turret }],
  ['Objective', 'hexagon', { shape: 'hexagon', side: 'thing', icon: usbKey }],
  ['Summon', 'diamond', { shape: 'diamond', side: 'own', icon: oakLeaf }],
  ['Aid', 'hexagon', { shape: 'hexagon', side: 'thing', icon: heartPlus }],
  ['Selected', 'ring', { ...HERO, icon: ninjaHead, selected: true }],
  ['Target', 'brackets', { shape: 'circle', side: 'rival', icon: spy, targeted: true }],
  ['Hidden', 'dashed rim', { ...HERO, icon: ninjaHead, hidden: true, mark: MARKS.moon }],
  ['9 of 10', 'health ring', { ...HERO, health: 0.9 }],
  ['5 of 10', 'half', { ...HERO, health: 0.5, mark: MARKS.star }],
  ['1 of 10', 'last', { ...HERO, health: 0.1, mark: MARKS.warning }],
  ['Carrying', 'lower left', { ...HERO, icon: biceps, carries: usbKey, mark: MARKS.star }],
  ['Number', 'lower right', { shape: 'shield', side: 'neutral', icon: wolfHead, number: 3 }],
  ['Felled', 'bar', { ...HERO, health: 0, mark: MARKS.bar }],
  ['Done', 'dimmed', { ...HERO, done: true }],
];
