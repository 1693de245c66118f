// What the page and the server say to each other, for `@hardtop/server/wire`. Client messages are schemas; the page imports their types alone.
export * from '@hardtop/host/wire';
export type { CampaignCard, CampaignEntry, CampaignList, PutRows, SharedCampaign } from './campaigns.ts';
export type { ErrorBody } from './errors.ts';
export type { LabCard, LabCell, StartLab } from './lab.ts';
export * from './library.ts';
export * from './notices.ts';
export type { Away, Deleted, Entered, KeepThese, Kept, Me, NewRecovery, PersonCard } from './people.ts';
