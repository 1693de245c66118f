// Handling class lost off the road without off-road suspension (deluxe/XIV.5/penalties).

export const OFF_ROAD_HANDLING = { cycle: -2, trike: -1, car: -3, oversized: -2 } as const;
