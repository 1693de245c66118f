// Frequency of encounters (twilight/encounters/frequency), L194. A referee may alter it down to minutes (L230).

export const ENCOUNTER_FREQUENCY = {
  periodHours: 4,
  travellingPerPeriod: 1,
  haltedPerDay: 1,
  detachedPartyPerPeriod: 1,
  campPerDay: 1,
} as const;
