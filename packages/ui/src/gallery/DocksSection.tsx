import { Button } from '../controls/Button.tsx';
import { PromptDock } from '../play/PromptDock.tsx';
import { UndoBar } from '../play/UndoBar.tsx';
import { LabelledExample, Section } from './Section.tsx';

/** The states in which the dock offers one action. */
const SINGLE_ACTION = [
  {
    example: 'Ask',
    label: 'Ask',
    state: 'ask',
    title: 'Brute: choose the hex for Move 3',
    detail: '11 hexes in reach, 2 through a trap',
    action: <Button>Stay</Button>,
  },
  {
    example: 'Armed: second tap or Enter commits',
    label: 'Armed',
    state: 'armed',
    title: 'Shoot Spook with the shotgun',
    detail: '42 % to hit, then you are Overt',
    action: <Button tone="act">Shoot</Button>,
  },
  {
    example: 'Forced: the table asks because the rules do',
    label: 'Forced',
    state: 'forced',
    title: 'Two hexes are equal for Wolf 3',
    detail: 'The rules let the players choose',
    action: <Button tone="act">Choose</Button>,
  },
  {
    example: 'Waiting',
    label: 'Waiting',
    state: 'waiting',
    title: 'Milo chooses casualties',
    detail: '2 hits to take, about 1 min by his pace',
    action: <Button tone="quiet">Nudge</Button>,
  },
] as const;

/** The six states of the prompt dock, and the whole dock of a table. */
export function DocksSection() {
  return (
    <Section
      span={12}
      title="Prompt dock"
      note="asks, shows legal choices, previews, offers the way back; never over the board"
    >
      <div className="grid gap-4 [&>div]:items-stretch md:grid-cols-2 xl:grid-cols-3">
        {SINGLE_ACTION.map(({ example, action, ...dock }) => (
          <LabelledExample key={example} label={example}>
            <PromptDock {...dock} actions={action} />
          </LabelledExample>
        ))}
        <LabelledExample label="Automatic, step by step">
          <PromptDock
            label="Automatic"
            state="automatic"
            title="Guard 4 moves 4 toward Muscle"
            detail="nearest Overt, 6 hexes"
            actions={
              <>
                <Button>Why</Button>
                <Button>Next</Button>
              </>
            }
          />
        </LabelledExample>
        <LabelledExample label="Undo by consent">
          <PromptDock
            label="Undo"
            state="undo"
            title="Ada asks to take back her attack"
            detail="one card was seen, it would be shuffled in"
            actions={
              <>
                <Button>Refuse</Button>
                <Button tone="act">Agree</Button>
              </>
            }
          />
        </LabelledExample>
      </div>
      <div className="mt-4">
        <PromptDock
          label="A whole dock"
          state="armed"
          back={<UndoBar label="Undo move" keyHint="U" price="free: nothing hidden was seen" onUndo={() => {}} />}
          title="Ninja, 2 of 3 slots left"
          options={
            <>
              <Button pressed className="flex-none">
                Shotgun
              </Button>
              <Button className="flex-none">Move</Button>
              <Button className="flex-none">Hustle</Button>
              <Button className="flex-none" locked="The drop is 2 away: move first">
                Pick up
              </Button>
            </>
          }
          actions={
            <Button tone="act" keyHint="Enter">
              Shoot Spook
            </Button>
          }
        />
      </div>
    </Section>
  );
}
