import type { Game } from '@tessera/kernel';
import { indent } from '@tessera/terminal';

type Shape = Game['shape'];

const WIDTH = 76;

/**
 * Formats a view of a game without texts: one line per field, and a record on one line if it fits. The stack of steps
 * (`flow`) is omitted: it is internal to the rules.
 */
export function outline(view: object, shape: Shape): string {
  const fields = partsOf(view, shape).filter(({ name }) => name !== 'flow');
  return fields.map(partText).join('\n');
}

/** Value inside a view, with its field name or list index. */
interface Part {
  readonly name: string;
  readonly value: unknown;
  readonly shape: Shape;
  /** Whether viewers may be unable to see it; null then stands for a hidden value. */
  readonly mayBeHidden: boolean;
}

function partText(part: Part): string {
  const { name, value, shape } = part;
  const plain = plainText(part);
  if (plain !== undefined) return `${name}: ${plain}`;
  const parts = partsOf(value as object, shape);
  const line = Array.isArray(value) ? undefined : recordLine(parts);
  return line === undefined ? `${name}:\n${indent(parts.map(partText).join('\n'))}` : `${name}: ${line}`;
}

/** Formats a value without records on one line. */
function plainText({ value, mayBeHidden }: Part): string | undefined {
  if (typeof value !== 'object' || value === null) return scalarText(value);
  if (!Array.isArray(value) || !value.every(isScalar)) return undefined;
  if (mayBeHidden && value.length > 0 && value.every((item) => item === null)) return `${value.length} hidden`;
  return `[${value.map(scalarText).join(', ')}]`;
}

function recordLine(parts: readonly Part[]): string | undefined {
  if (parts.length === 0) return '{}';
  const fields = parts.map((part) => {
    const text = plainText(part);
    return text === undefined ? undefined : `${part.name} ${text}`;
  });
  const line = fields.includes(undefined) ? undefined : fields.join(', ');
  return line !== undefined && line.length <= WIDTH ? line : undefined;
}

function partsOf(value: object, shape: Shape): Part[] {
  const fields = value as Readonly<Record<string, unknown>>;
  const option = shape.kind === 'union' ? shape.options.get(fields[shape.discriminator]) : shape;
  return Object.entries(fields)
    .filter(([, field]) => field !== undefined)
    .map(([name, field]) => ({ name, value: field, ...kindOf(name, option) }));
}

const OPEN = { shape: { kind: 'open' }, mayBeHidden: false } as const;

function kindOf(name: string, shape: Shape | undefined): Pick<Part, 'shape' | 'mayBeHidden'> {
  switch (shape?.kind) {
    case 'object': {
      const field = shape.byName.get(name);
      return field ? { shape: field.shape, mayBeHidden: field.visibility !== undefined } : OPEN;
    }
    case 'array':
      return { shape: shape.item, mayBeHidden: false };
    case 'record':
      return { shape: shape.value, mayBeHidden: false };
    default:
      return OPEN;
  }
}

function isScalar(value: unknown): boolean {
  return typeof value !== 'object' || value === null;
}

function scalarText(value: unknown): string {
  return typeof value === 'string' && value !== '' ? value : JSON.stringify(value);
}
