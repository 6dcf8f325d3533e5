import type { IconArt } from '../icons/iconArt.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'keyHint' | 'working' | 'aria-label'> {
  readonly icon: IconArt;
  /** The accessible name, also shown on hover. */
  readonly label: string;
  /** Without a border until hovered, for toolbars. */
  readonly bare?: boolean | undefined;
}

/** A square button with an icon instead of text. */
export function IconButton({ icon, label, bare, small, locked, ...rest }: IconButtonProps) {
  const name = locked === undefined ? label : `${label}: ${locked}`;
  return (
    <Button
      {...rest}
      square
      tone={bare ? 'bare' : rest.tone}
      small={small}
      icon={icon}
      locked={locked}
      aria-label={name}
      // A visible tooltip already shows it.
      title={rest['aria-describedby'] === undefined ? name : undefined}
    />
  );
}
