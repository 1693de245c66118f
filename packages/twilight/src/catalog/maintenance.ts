// Maintenance (twilight/travel/maintenance). The book prints only the number (L773); its meaning is reconstructed (C-24).

export const MAINTENANCE = {
  /** The maintenance number is man-hours of work a week. */
  unit: 'man-hours a week',
  /** Percent chance of a breakdown in a travel period for each missed hour, times the wear value. */
  breakdownPerMissedHour: 1,
  reconstructed: true,
  ruling: 'C-24',
} as const;
