import { Button } from '../controls/Button.tsx';
import { EmptyState } from '../states/EmptyState.tsx';
import { Skeleton } from '../states/Skeleton.tsx';
import { Section } from './Section.tsx';

/** The five empty states of a screen. */
export function EmptySection() {
  return (
    <Section span={12} title="When there is nothing to play" note="one sentence, one action">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-5">
        <EmptyState
          drawing="nothing"
          title="No matches yet"
          text="Start one against a bot, it takes one tap and no account."
          action={<Button tone="act">Play now</Button>}
        />
        <EmptyState
          drawing="loading"
          title="Setting the table"
          text="Ballroom, 721 hexes"
          action={<Button tone="quiet">Cancel</Button>}
        >
          <Skeleton />
        </EmptyState>
        <EmptyState
          drawing="offline"
          title="You are offline"
          text="You can look around and play bots. Moves wait here and go out when the line is back."
          action={<Button>Play a bot</Button>}
        />
        <EmptyState
          drawing="failed"
          title="This table did not open"
          text="It was made with rules 2.1, you have 2.0. Your saved moves are untouched."
          action={<Button>Update and open</Button>}
        />
        <EmptyState
          drawing="watching"
          title="You are watching"
          text="You see what everyone sees, 5 minutes late. A seat opens after this turn."
          action={<Button>Ask for the seat</Button>}
        />
      </div>
    </Section>
  );
}
