import type { ReactNode } from 'react';
import { Button } from '../controls/Button.tsx';
import { UndoBar } from '../play/UndoBar.tsx';
import { Decision } from '../table/Decision.tsx';
import { LabelledExample, Section } from './Section.tsx';

/** The question of a table with options of any shape: wide, on a phone, and without options. */
export function DecisionSection() {
  const back = <UndoBar label="Take back" keyHint="U" price="free" onUndo={() => {}} />;
  const commit = (
    <Button tone="act" keyHint="Enter">
      Bid 6 × five
    </Button>
  );
  return (
    <Section span={12} title="Decision" note="options of any shape; what commits keeps its place at every width">
      <div className="grid gap-4 [&>div]:items-stretch">
        <LabelledExample label="Wide: what commits beside the options">
          <Framed>
            <Decision
              label="A bid"
              state="armed"
              title="Your turn: raise, or call Rui a liar"
              hint="A raise is more dice of any face, or as many of a higher one."
              back={back}
              actions={commit}
            >
              <Options />
            </Decision>
          </Framed>
        </LabelledExample>
        <div className="grid gap-4 md:grid-cols-3 [&>div]:items-stretch">
          <LabelledExample label="On a phone: at the foot, however long the options are">
            <Framed>
              <Decision label="A bid on a phone" state="ask" title="Raise, or call?" back={back} actions={commit}>
                <Options />
              </Decision>
            </Framed>
          </LabelledExample>
          <LabelledExample label="Refused: why, in the place of the hint">
            <Framed>
              <Decision
                label="A refused bid"
                state="ask"
                title="Raise, or call?"
                hint="A raise is more dice."
                refusal="Five dice were bid: bid six, or a higher face."
                actions={commit}
              >
                <Options />
              </Decision>
            </Framed>
          </LabelledExample>
          <LabelledExample label="Waiting, without options">
            <Framed>
              <Decision label="Another’s bid" state="waiting" title="Rui thinks about a bid" back={back} />
            </Framed>
          </LabelledExample>
        </div>
      </div>
    </Section>
  );
}

function Framed({ children }: { readonly children: ReactNode }) {
  return <div className="overflow-hidden rounded-control border border-hairline">{children}</div>;
}

function Options() {
  return (
    <div className="flex flex-wrap gap-2">
      <Button pressed>Five</Button>
      <Button>Six</Button>
      <Button locked="Ones are wild">One</Button>
    </div>
  );
}
