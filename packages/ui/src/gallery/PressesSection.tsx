import { useState } from 'react';
import { Chip } from '../controls/Chip.tsx';
import { ChoiceTile } from '../controls/ChoiceTile.tsx';
import { MenuButton } from '../controls/MenuButton.tsx';
import { OptionTile } from '../controls/OptionTile.tsx';
import { Pill } from '../controls/Pill.tsx';
import { Pressable, PressRow } from '../controls/Pressable.tsx';
import { StepButton } from '../controls/StepButton.tsx';
import { TextButton } from '../controls/TextButton.tsx';
import { crossedSwords, ninjaHead, walkingBoot } from '../icons/gameIcons.ts';
import { copy, download, eye } from '../icons/glyphs.ts';
import { Icon } from '../icons/Icon.tsx';
import { MoreRow } from '../layout/MoreRow.tsx';
import { Die } from '../play/Die.tsx';
import { Token } from '../tokens/Token.tsx';
import { LabelledExample, Section } from './Section.tsx';

const CREW = ['Face', 'Muscle', 'Ninja'];
const DEEDS = ['Move', 'Hustle', 'Shotgun', 'Katana', 'Vanish', 'Go Loud', 'Charm', 'Connect'];

/** Pressable elements besides form buttons: rows, chips, tiles, drawn elements. */
export function PressesSection() {
  const [member, setMember] = useState('Ninja');
  const [face, setFace] = useState(4);
  const [count, setCount] = useState(2);
  const [hasSight, setSight] = useState(true);
  return (
    <Section span={7} title="To press" note="rows, chips, tiles and drawn things">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <LabelledExample label="Rows of a list">
          <ul className="m-0 w-44 list-none divide-y divide-hairline p-0">
            {CREW.map((name) => (
              <li key={name}>
                <PressRow pressed={name === member} onClick={() => setMember(name)} className="min-h-target-small px-2">
                  {name}
                </PressRow>
              </li>
            ))}
            <li>
              <PressRow locked="Was put down in turn 2" className="min-h-target-small px-2">
                Brain
              </PressRow>
            </li>
          </ul>
        </LabelledExample>
        <LabelledExample label="Tiles, one chosen">
          <div className="grid grid-cols-3 gap-1.5">
            {[3, 4, 5].map((value) => (
              <ChoiceTile
                key={value}
                label={`${value}`}
                chosen={value === face}
                onChoose={() => setFace(value)}
                className="size-14"
              >
                <Die value={value} size={28} label={`${value}`} />
              </ChoiceTile>
            ))}
          </div>
        </LabelledExample>
        <LabelledExample label="Chips and pills">
          <div className="flex flex-wrap gap-2">
            <Chip aria-pressed={hasSight} onClick={() => setSight(!hasSight)}>
              <Icon of={eye} size={16} /> Sight
            </Chip>
            <Pill pressed>All 23</Pill>
            <Pill pressed={false}>Live 9</Pill>
          </div>
        </LabelledExample>
        <LabelledExample label="A step, a text, a menu">
          <div className="flex flex-wrap items-center gap-3">
            <StepButton aria-label="One less" disabled={count === 0} onClick={() => setCount(count - 1)}>
              −
            </StepButton>
            <b className="font-numeral">{count}</b>
            <StepButton aria-label="One more" onClick={() => setCount(count + 1)}>
              +
            </StepButton>
            <TextButton>Change</TextButton>
            <MenuButton
              label="More"
              items={[
                { id: 'copy', icon: copy, label: 'Copy the link', run: () => {} },
                { id: 'save', icon: download, label: 'Save a file', run: () => {} },
              ]}
            />
          </div>
        </LabelledExample>
        <LabelledExample label="Drawn, without its own style">
          <Pressable aria-label="Ninja" className="rounded-full">
            <Token size={44} shape="circle" side="own" icon={ninjaHead} />
          </Pressable>
        </LabelledExample>
      </div>
      <div className="mt-4 max-w-xl">
        <span className="text-muted text-note">A row that goes on beyond its edge</span>
        <MoreRow label="Deeds" more={(n) => `${n} more`} className="overflow-x-auto p-1">
          {DEEDS.map((name, i) => (
            <OptionTile
              key={name}
              picture={<Icon of={i % 2 === 0 ? walkingBoot : crossedSwords} size={22} />}
              name={name}
              detail="1 slot"
              keyHint={`${i + 1}`}
              pressed={i === 0}
              shut={name === 'Charm' ? 'Only Disguised crew can charm' : undefined}
            />
          ))}
        </MoreRow>
      </div>
    </Section>
  );
}
