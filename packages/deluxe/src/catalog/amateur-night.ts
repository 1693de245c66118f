// deluxe/XIV.2/amateur-night: mph at the gate, turns before anybody may leave, and what such a car is worth at most.
export const AMATEUR_NIGHT = { entry: 20, leaveAfter: 30, dearest: 7000 } as const;
