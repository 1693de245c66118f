import type { DeluxeRule } from '../../rules.ts';

/** Where a list of the books stands in the library. */
export function shelfOf(rule: DeluxeRule): string {
  if (rule === 'deluxe/II.10/stock-cars') return 'Jump-Start list';
  return rule.startsWith('deluxe/XV') ? 'Sample vehicles' : 'Scenario vehicles';
}
