/** The shapes of tokens. The shape identifies the kind before any colour does. */
export const TOKEN_SHAPES = ['circle', 'shield', 'triangle', 'hexagon', 'diamond'] as const;
export type TokenShape = (typeof TOKEN_SHAPES)[number];

/** Tokens are drawn at this radius and scaled as a whole, so that lines keep their weight relative to the disc. */
export const TOKEN_RADIUS = 16;

/** The position and size of a shape's icon: a triangle has less room than a disc. */
interface ShapeArt {
  outline(radius: number): string;
  readonly icon: { readonly size: number; readonly y: number };
}

/** The outline of each shape around the origin, and the room inside it. */
export const SHAPES: Readonly<Record<TokenShape, ShapeArt>> = {
  circle: {
    outline: (r) => `M0 ${n(-r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(r)}A${n(r)} ${n(r)} 0 1 1 0 ${n(-r)}Z`,
    icon: { size: 20, y: 0 },
  },
  shield: {
    outline: (r) => {
      const [w, top, waist, foot] = [0.9 * r, -0.72 * r, 0.12 * r, 1.08 * r];
      const peak = `M0 ${n(-r)}C${n(0.3 * r)} ${n(-0.8 * r)} ${n(0.6 * r)} ${n(top)} ${n(w)} ${n(top)}`;
      const right = `V${n(waist)}C${n(w)} ${n(0.64 * r)} ${n(0.46 * r)} ${n(0.94 * r)} 0 ${n(foot)}`;
      const left = `C${n(-0.46 * r)} ${n(0.94 * r)} ${n(-w)} ${n(0.64 * r)} ${n(-w)} ${n(waist)}V${n(top)}`;
      return `${peak}${right}${left}C${n(-0.6 * r)} ${n(top)} ${n(-0.3 * r)} ${n(-0.8 * r)} 0 ${n(-r)}Z`;
    },
    icon: { size: 18, y: -0.5 },
  },
  triangle: {
    outline: (r) => polygon([-90, 30, 150], r * 1.12, 0.12 * r),
    icon: { size: 13, y: 3.5 },
  },
  hexagon: {
    outline: (r) => polygon([-90, -30, 30, 90, 150, 210], r * 1.04),
    icon: { size: 18, y: 0 },
  },
  diamond: {
    outline: (r) => polygon([-90, 0, 90, 180], r * 1.14),
    icon: { size: 16, y: 0 },
  },
};

/** Returns a closed polygon through points at these angles (degrees, clockwise from the right). */
export function polygon(angles: readonly number[], radius: number, y = 0): string {
  const points = angles.map((angle) => {
    const turn = (angle * Math.PI) / 180;
    return `${n(radius * Math.cos(turn))} ${n(y + radius * Math.sin(turn))}`;
  });
  return `M${points.join('L')}Z`;
}

/** Returns a star of `points` rays. */
export function star(points: number, outer: number, inner: number, x = 0, y = 0): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const turn = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? outer : inner;
    return `${n(x + radius * Math.cos(turn))} ${n(y + radius * Math.sin(turn))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** Returns an arc clockwise from the top around the origin; `part` is below 1. */
export function arcFromTop(part: number, radius: number): string {
  const turn = part * 2 * Math.PI - Math.PI / 2;
  const end = `${n(radius * Math.cos(turn))} ${n(radius * Math.sin(turn))}`;
  return `M0 ${n(-radius)}A${n(radius)} ${n(radius)} 0 ${part > 0.5 ? 1 : 0} 1 ${end}`;
}

/** Rounds a number for a path. */
function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
