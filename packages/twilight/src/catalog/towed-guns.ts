// Guns that are named without figures of their own (B-53): all reconstructed as the nearest gun of the charts.

export const TOWED_GUNS = {
  'rapira-3': { name: 'Rapira-3', gun: '125mm', reconstructed: true, ruling: 'B-53' },
  'd-30': { name: 'D-30', gun: '122mm', reconstructed: true, ruling: 'B-53' },
} as const;
