// The starshell launcher (deluxe/V.2/starshell).

/** Turns that a flare burns, the one in which it goes up among them: a minute, as long as smoke hangs (H-170). */
export const FLARE_TURNS = 60;
