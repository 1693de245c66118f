const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrom(e|ium)\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'an iPhone'],
  [/\biPad\b/, 'an iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'a Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const named = (list: typeof BROWSERS, text: string) => list.find(([sign]) => sign.test(text))?.[1];

/** What a session runs on, in words of ours: nothing of what a client says of itself is stored. */
export function deviceOf(agent: string | undefined): string {
  const text = (agent ?? '').slice(0, 500);
  const [browser, system] = [named(BROWSERS, text), named(SYSTEMS, text)];
  if (browser === undefined && system === undefined) return 'Some program';
  return system === undefined ? `${browser}` : `${browser ?? 'A browser'} on ${system}`;
}
