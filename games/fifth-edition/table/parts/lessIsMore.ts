/** Whether a lower number is better: a critical hit on 19 is better than on 20. */
export function lessIsMore(path: string): boolean {
  return path.endsWith('.critOn');
}
