import {
  agreeToOffer,
  agreeToRules,
  askFilm,
  askLobby,
  askRematch,
  askWatch,
  changeReplay,
  changeTable,
  createGame,
  forkGame,
  makeChoice,
  offerSeat,
  planTable,
  takeSeat,
  uploadJournal,
  watchLobby,
} from '@hardtop/host/wire';
import type * as z from 'zod';
import { openChannel } from '../notices/channels.ts';
import { askExport, putCampaign, putRows } from '../wire/campaigns.ts';
import { askRemoval } from '../wire/documents.ts';
import { startLab } from '../wire/lab.ts';
import { askBackup, askLibrary, mergeLibrary, putDesign } from '../wire/library.ts';
import { followGame } from '../wire/notices.ts';
import {
  goAway,
  keepThese,
  madePasskey,
  nameAlone,
  nameAndPassword,
  newPassword,
  recoveryCode,
  usedPasskey,
} from '../wire/people.ts';
import * as documents from './answers-of-documents.ts';
import * as games from './answers-of-games.ts';
import * as people from './answers-of-people.ts';
import * as tables from './answers-of-tables.ts';

/** What is told of an operation beside its address. */
export interface Operation {
  readonly summary: string;
  /** What the route checks the body by. */
  readonly body?: z.ZodType;
  readonly query?: z.ZodType;
  /** 200 where nothing else is said; several where what is new is told from what was there. */
  readonly status?: number | readonly number[];
  /** What the answer is; absent where there is nothing in it, or no JSON. */
  readonly answer?: z.ZodType;
  /** Of an answer that is no JSON. */
  readonly type?: string;
  /** What it can be asked for instead of JSON. */
  readonly otherTypes?: readonly string[];
  /** Whose secret it takes: in the Authorization header, or the cookie of whoever has come in. */
  readonly key?: 'seat' | 'token' | 'players' | 'person' | 'operator';
  /** Refusals that say more than what is wrong, by their status. */
  readonly refusals?: Readonly<Record<number, z.ZodType>>;
}

/** By method and address: every route there is. */
export const OPERATIONS: Readonly<Record<string, Operation>> = {
  'GET /api/health': { summary: 'Whether the process lives', answer: games.health },
  'GET /api/ready': {
    summary: 'Whether it can serve just now',
    answer: games.readiness,
    refusals: { 503: games.readiness },
  },
  'GET /api/rulesets': { summary: 'What can be played here', answer: games.rulesetCards },
  'GET /api/rulesets/:id/rules': { summary: 'The rule index of a ruleset', answer: games.ruleIndex },
  'GET /api/rulesets/:id/scenarios/:scenario': { summary: 'A scenario as a file', answer: games.scenarioFile },
  'POST /api/games': { summary: 'Open a game', body: createGame, status: 201, answer: games.createdGame },
  'GET /api/games/:id': { summary: 'What everybody may know of a game', answer: games.gameInfo },
  'GET /api/games/:id/snapshot': { summary: 'What one sees of it now', key: 'seat', answer: games.snapshot },
  'POST /api/games/:id/choices': {
    summary: 'Answer a question',
    key: 'seat',
    body: makeChoice,
    answer: games.storedChoice,
  },
  'POST /api/games/:id/agree': {
    summary: 'Agree to go on under later rules',
    key: 'seat',
    body: agreeToRules,
    answer: games.agreedGame,
  },
  'GET /api/games/:id/journal': { summary: 'The journal, as one may have it', key: 'seat', answer: games.journal },
  'GET /api/games/:id/film': { summary: 'What was seen of it', key: 'seat', query: askFilm, answer: games.film },
  'GET /api/games/:id/report': { summary: 'What it left behind', key: 'seat', answer: games.report },
  'GET /api/games/:id/socket': { status: 101, summary: 'The table itself, by WebSocket' },
  'POST /api/games/:id/rematch': {
    summary: 'The same once more',
    key: 'seat',
    body: askRematch,
    status: 201,
    answer: games.createdGame,
  },
  'POST /api/games/:id/fork': {
    summary: 'A new game from a row of this one',
    key: 'seat',
    body: forkGame,
    status: 201,
    answer: games.createdGame,
  },
  'GET /api/games/:id/replay': { summary: 'Who may watch it again', key: 'seat', answer: games.replayAccess },
  'PUT /api/games/:id/replay': {
    summary: 'Say who may watch it again',
    key: 'seat',
    body: changeReplay,
    answer: games.replayAccess,
  },
  'POST /api/journals': {
    summary: 'Go on with a journal',
    body: uploadJournal,
    status: 201,
    answer: games.createdGame,
  },
  'POST /api/tables/plan': {
    summary: 'What a table would be, before it is laid',
    body: planTable,
    answer: tables.tablePlan,
  },
  'POST /api/games/:id/watch': { summary: 'Ask to watch', body: askWatch, answer: tables.watchKey },
  'PATCH /api/games/:id/table': {
    summary: 'Change who finds it and who may sit down',
    key: 'seat',
    body: changeTable,
    answer: tables.changedTable,
  },
  'POST /api/games/:id/seats/:seat/take': { summary: 'Take a free seat', body: takeSeat, answer: tables.takenSeat },
  'POST /api/games/:id/seats/:seat/leave': { summary: 'Leave a seat', key: 'seat', answer: tables.shownTable },
  'POST /api/games/:id/seats/:seat/key': { summary: 'A new key for a seat', key: 'seat', answer: tables.takenSeat },
  'POST /api/games/:id/seats/:seat/offer': {
    summary: 'Offer a seat to somebody else',
    key: 'seat',
    body: offerSeat,
    answer: tables.offeredSeat,
  },
  'POST /api/games/:id/seats/:seat/agree': {
    summary: 'Answer such an offer',
    key: 'seat',
    body: agreeToOffer,
    answer: tables.shownTable,
  },
  'GET /api/lobby': { summary: 'Tables with a free seat', query: askLobby, answer: tables.lobbyPage },
  'GET /api/lobby/socket': { status: 101, summary: 'The same as they come and go, by WebSocket', query: watchLobby },
  'POST /api/lab': { summary: 'Have cars fight by the hundred', body: startLab, status: 201, answer: games.labCard },
  'GET /api/lab/:id': { summary: 'How a batch of duels stands', answer: games.labCard },
  'DELETE /api/lab/:id': { summary: 'Cancel a batch of duels', answer: games.labCard },
  'GET /api/lab/:id/csv': { summary: 'A batch of duels as CSV', type: 'text/csv' },
  'GET /api/library': {
    summary: 'Designs of a library',
    key: 'token',
    query: askLibrary,
    answer: documents.libraryPage,
  },
  'GET /api/library/backup': {
    summary: 'A library as a file',
    key: 'token',
    query: askBackup,
    answer: documents.libraryBackup,
  },
  'POST /api/library/merge': {
    summary: 'Join a library with a file',
    key: 'token',
    body: mergeLibrary,
    answer: documents.mergedLibrary,
  },
  'PUT /api/library/:id': {
    refusals: { 409: documents.staleDesign },
    status: [200, 201],
    summary: 'Save a design',
    key: 'token',
    body: putDesign,
    answer: documents.design,
  },
  'DELETE /api/library/:id': {
    refusals: { 409: documents.staleDesign },
    summary: 'Remove a design',
    key: 'token',
    query: askRemoval,
    answer: documents.design,
  },
  'POST /api/library/:id/restore': {
    refusals: { 409: documents.staleDesign },
    summary: 'Bring a design back',
    key: 'token',
    answer: documents.design,
  },
  'GET /api/notices': {
    summary: 'By which ways one is told, and of which seats',
    key: 'token',
    answer: people.noticeBook,
  },
  'POST /api/notices/channels': {
    status: 201,
    summary: 'Open a way to be told',
    key: 'token',
    body: openChannel,
    answer: people.openedChannel,
  },
  'DELETE /api/notices/channels/:id': { status: 204, summary: 'Close a way', key: 'token' },
  'PUT /api/notices/games/:id': { status: 204, summary: 'Be told of seats of a game', key: 'token', body: followGame },
  'DELETE /api/notices/games/:id': { status: 204, summary: 'Be told of a game no more', key: 'token' },
  'GET /api/campaigns': { summary: 'Campaigns of a referee', key: 'token', answer: documents.campaignList },
  'PUT /api/campaigns/:id': {
    refusals: { 409: documents.staleCampaign },
    status: [200, 201],
    summary: 'Save a campaign',
    key: 'token',
    body: putCampaign,
    answer: documents.campaignEntry,
  },
  'GET /api/campaigns/:id': { summary: 'A campaign', key: 'token', answer: documents.campaignEntry },
  'POST /api/campaigns/:id/rows': {
    refusals: { 409: documents.staleCampaign },
    summary: 'Add rows to a campaign',
    key: 'token',
    body: putRows,
    answer: documents.campaignCard,
  },
  'GET /api/campaigns/:id/export': {
    summary: 'A campaign as a file',
    key: 'token',
    query: askExport,
    answer: documents.campaignExport,
    otherTypes: ['text/plain', 'text/markdown'],
  },
  'DELETE /api/campaigns/:id': {
    refusals: { 409: documents.staleCampaign },
    summary: 'Remove a campaign',
    key: 'token',
    query: askRemoval,
    answer: documents.campaignCard,
  },
  'POST /api/campaigns/:id/restore': {
    refusals: { 409: documents.staleCampaign },
    summary: 'Bring a campaign back',
    key: 'token',
    answer: documents.campaignCard,
  },
  'POST /api/campaigns/:id/share': {
    summary: "A new secret for the campaign's players",
    key: 'token',
    answer: documents.sharedCampaign,
  },
  'DELETE /api/campaigns/:id/share': { summary: 'Take that secret back', key: 'token', answer: documents.campaignCard },
  'GET /api/shared-campaign': {
    summary: 'A campaign as its players see it',
    key: 'players',
    answer: documents.seenCampaign,
  },
  'POST /api/people': {
    status: 201,
    summary: 'Keep a name by a password',
    body: nameAndPassword,
    answer: people.entered,
  },
  'POST /api/people/passkey/options': {
    summary: 'Ask to keep a name by a passkey',
    body: nameAlone,
    answer: people.passkeyOptions,
  },
  'POST /api/people/passkey': {
    status: 201,
    summary: 'Keep a name by a passkey',
    body: madePasskey,
    answer: people.entered,
  },
  'POST /api/sessions': {
    status: 201,
    summary: 'Come in by a password',
    body: nameAndPassword,
    answer: people.entered,
  },
  'POST /api/sessions/passkey/options': { summary: 'Ask to come in by a passkey', answer: people.passkeyOptions },
  'POST /api/sessions/passkey': {
    status: 201,
    summary: 'Come in by a passkey',
    body: usedPasskey,
    answer: people.entered,
  },
  'POST /api/sessions/recovery': {
    status: 201,
    summary: 'Come in by a recovery code',
    body: recoveryCode,
    answer: people.entered,
  },
  'GET /api/me': { summary: 'Who one is here', answer: people.me },
  'DELETE /api/me': { key: 'person', summary: 'Delete all of mine', answer: people.deletedPerson },
  'GET /api/me/export': { key: 'person', summary: 'All of mine as a file', answer: people.personExport },
  'PUT /api/me/password': { key: 'person', summary: 'Set a password, or none', body: newPassword, answer: people.me },
  'POST /api/me/passkeys': { key: 'person', summary: 'Add a passkey', body: madePasskey, answer: people.me },
  'GET /api/me/away': {
    key: 'person',
    summary: 'Whether one is away from all tables, and for how long one may be',
    answer: people.away,
  },
  'PUT /api/me/away': {
    key: 'person',
    summary: 'Be away from all tables until a day is over, or back',
    body: goAway,
    answer: people.away,
  },
  'POST /api/me/kept': {
    key: 'person',
    summary: 'Keep seats, tokens and campaigns',
    body: keepThese,
    answer: people.kept,
  },
  'GET /api/me/kept': { key: 'person', summary: 'What is kept with a name', answer: people.kept },
  'DELETE /api/me/kept/games/:id': { key: 'person', summary: 'Keep a game no more', answer: people.forgotten },
  'DELETE /api/me/session': { key: 'person', summary: 'Go out', answer: people.me },
  'DELETE /api/me/sessions': { key: 'person', summary: 'End all other sessions', answer: people.me },
  'DELETE /api/me/sessions/:id': { key: 'person', summary: 'End a session', answer: people.me },
  'POST /api/me/recovery': { key: 'person', summary: 'A new recovery code', answer: people.newRecovery },
  'POST /api/me/passkeys/options': { key: 'person', summary: 'Ask to add a passkey', answer: people.passkeyOptions },
  'DELETE /api/me/passkeys/:id': { key: 'person', summary: 'Remove a passkey', answer: people.me },
  'GET /api/feeds/:token': { summary: 'What happened, as a feed', type: 'application/atom+xml' },
  'GET /api/notices/mail/:token': { summary: 'The page that asks whether news may come by mail', type: 'text/html' },
  'POST /api/notices/mail/:token': { summary: 'Confirm a mail address', type: 'text/html' },
  'GET /api/notices/mail/:token/stop': { summary: 'The page that asks whether mail shall end', type: 'text/html' },
  'POST /api/notices/mail/:token/stop': { summary: 'End mail', type: 'text/html' },
  'GET /api/operator/backup': {
    summary: 'A copy of everything, for whoever may read the data folder',
    key: 'operator',
    type: 'application/gzip',
  },
  'GET /api/openapi.json': { summary: 'This description', answer: games.openApi },
};
