/** Whether less is more at a place of the sheet: who hits critically on 19 is better off than on 20. */
export function lessIsMore(path: string): boolean {
  return path.endsWith('.critOn');
}
