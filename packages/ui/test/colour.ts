/** Colour arithmetic for checking the theme: contrast, and distance under colour vision deficiencies. */

type Rgb = readonly [red: number, green: number, blue: number];

/** Parses `#1f2329` to three numbers from 0 to 1. */
function rgbOf(hex: string): Rgb {
  const at = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [at(1), at(3), at(5)];
}

/** Returns the WCAG 2 contrast of two colours: 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(rgbOf(a)), luminance(rgbOf(b))].sort((x, y) => x - y);
  return (high! + 0.05) / (low! + 0.05);
}

/** A colour vision: usual, or without one of the three kinds of cones. */
export type Vision = 'usual' | 'protan' | 'deutan' | 'tritan';

/** Returns the CIE 1976 distance of two colours after simulating a deficiency at full severity. */
function difference(a: string, b: string, vision: Vision): number {
  const [x, y] = [labOf(seen(rgbOf(a), vision)), labOf(seen(rgbOf(b), vision))];
  return Math.hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

/** Returns the least distance between two colours of a set under a colour vision. */
export function leastDifference(colours: readonly string[], vision: Vision): number {
  let least = Infinity;
  colours.forEach((a, place) => {
    for (const b of colours.slice(place + 1)) least = Math.min(least, difference(a, b, vision));
  });
  return least;
}

function luminance(colour: Rgb): number {
  const [red, green, blue] = linear(colour);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear([red, green, blue]: Rgb): Rgb {
  const lit = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
  return [lit(red), lit(green), lit(blue)];
}

/** Returns a colour as seen, in linear light. */
function seen(colour: Rgb, vision: Vision): Rgb {
  const light = linear(colour);
  if (vision === 'usual') return light;
  const row = (place: number) => {
    const weights = DEFICIENCIES[vision][place]!;
    const sum = weights[0]! * light[0] + weights[1]! * light[1] + weights[2]! * light[2];
    return Math.min(1, Math.max(0, sum));
  };
  return [row(0), row(1), row(2)];
}

/** Machado, Oliveira and Fernandes 2009, severity 1, on linear light. */
const DEFICIENCIES: Readonly<Record<Exclude<Vision, 'usual'>, readonly (readonly number[])[]>> = {
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Converts to CIE Lab under daylight. */
function labOf([red, green, blue]: Rgb): Rgb {
  const curve = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : (841 / 108) * value + 4 / 29);
  const x = curve((0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047);
  const y = curve(0.2126729 * red + 0.7151522 * green + 0.072175 * blue);
  const z = curve((0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}
