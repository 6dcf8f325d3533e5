import { KeyHint } from '../controls/KeyHint.tsx';
import { Dialog } from './Dialog.tsx';

export interface KeyGroup {
  readonly title: string;
  readonly keys: readonly { readonly keys: readonly string[]; readonly does: string }[];
}

export interface KeyMapSheetProps {
  readonly open: boolean;
  onClose(): void;
  readonly title: string;
  readonly closeLabel: string;
  readonly groups: readonly KeyGroup[];
}

/** A dialog with all keyboard shortcuts. */
export function KeyMapSheet({ open, onClose, title, closeLabel, groups }: KeyMapSheetProps) {
  return (
    <Dialog wide open={open} onClose={onClose} title={title} closeLabel={closeLabel}>
      <KeyMap groups={groups} />
    </Dialog>
  );
}

/** The list of keyboard shortcuts, for a page. */
export function KeyMap({ groups }: { readonly groups: readonly KeyGroup[] }) {
  return (
    <div data-key-map="" className="-mb-6 columns-[16rem] gap-6">
      {groups.map((group) => (
        <section key={group.title} className="break-inside-avoid pb-6">
          <h3 className="m-0 mb-2 text-body font-semibold">{group.title}</h3>
          <dl className="m-0 grid grid-cols-[fit-content(8rem)_1fr] items-baseline gap-x-4 gap-y-2">
            {group.keys.map(({ keys, does }) => (
              <div key={keys.join(' ')} className="contents">
                <dt className="flex flex-wrap gap-1 pointer-coarse:[&_kbd]:inline">
                  {keys.map((key) => (
                    <KeyHint key={key}>{key}</KeyHint>
                  ))}
                </dt>
                <dd className="m-0 text-muted">{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
