/**
 * Browsers and systems by a pattern of their user agents. Those that also contain the pattern of another come first.
 */
const BROWSERS = [
  [/\bEdg(?:A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|HeadlessChrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const SYSTEMS = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** Returns a readable browser name such as `Firefox, Linux`; unknown user agents are returned unchanged. */
export function agentName(agent: string): string {
  const browser = BROWSERS.find(([mark]) => mark.test(agent))?.[1];
  if (browser === undefined) return agent;
  const system = SYSTEMS.find(([mark]) => mark.test(agent))?.[1];
  return system === undefined ? browser : `${browser}, ${system}`;
}
