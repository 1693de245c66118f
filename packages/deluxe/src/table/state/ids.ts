/** `v1`, `v2`… in the order of the scenario. */
export type VehicleId = string;

/** `v1.1`, `v1.2`… in the order of the crew a person came with. */
export type PersonId = string;

/** `wall-north`, `pillar-1`… */
export type StructureId = string;
