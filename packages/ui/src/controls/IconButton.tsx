import type { IconArt } from '../icons/iconArt.ts';
import { Button, type ButtonProps } from './Button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'children' | 'icon' | 'keyHint' | 'working' | 'aria-label'> {
  readonly icon: IconArt;
  /** Its name: read aloud, and shown on hover. */
  readonly label: string;
  /** Without a border until it is pointed at, for bars full of them. */
  readonly bare?: boolean | undefined;
}

/** A square button with an icon instead of words. */
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
      // A tip that is shown says it already.
      title={rest['aria-describedby'] === undefined ? name : undefined}
    />
  );
}
