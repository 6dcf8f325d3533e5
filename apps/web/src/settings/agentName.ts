/** Browsers and systems by what their user agents hold; those that claim to be others come before them. */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** A browser as people call it: `Firefox, Linux`. What is none stays as it is. */
export function agentName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1];
  if (browser === undefined) return agent;
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1];
  return system === undefined ? browser : `${browser}, ${system}`;
}
