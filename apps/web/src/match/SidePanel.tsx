import { IconButton } from '@tessera/ui';
import { close } from '@tessera/ui/icons';
import type { ReactNode } from 'react';
import { useTexts } from '../i18n/texts.ts';

interface SidePanelProps {
  readonly title: string;
  /** Buttons beside the close button. */
  readonly tools?: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * Panel of the shell over one side of the table: chat, log. It never takes width from the board. It covers the right column of
 * a table; on low screens, where the question stands there, the left edge of the board; and on a phone the whole table.
 */
export function SidePanel({ title, tools, onClose, children }: SidePanelProps) {
  const { t } = useTexts();
  return (
    <aside
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      className={
        'absolute inset-0 z-20 flex flex-col border-hairline bg-surface sm:left-auto sm:w-88 sm:border-l sm:shadow-float ' +
        'sm:[@media(max-height:719px)]:right-auto sm:[@media(max-height:719px)]:left-0 sm:[@media(max-height:719px)]:border-r'
      }
    >
      <div className="flex items-center justify-between border-hairline border-b py-1 pr-1 pl-4">
        <h2 className="m-0 font-semibold text-body">{title}</h2>
        <span className="flex">
          {tools}
          <IconButton bare icon={close} label={t('close')} onClick={onClose} />
        </span>
      </div>
      {children}
    </aside>
  );
}
