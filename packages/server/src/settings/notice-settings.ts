import * as z from 'zod';

/** How people are told who are not at the table; what is not configured is off. */
export interface NoticeSettings {
  /** Where people reach this server, for links: `https://cars.example`. */
  readonly publicUrl: string | null;
  readonly smtp: { readonly url: string; readonly from: string } | null;
  readonly vapid: { readonly subject: string; readonly publicKey: string; readonly privateKey: string } | null;
  /** What webhooks may call. */
  readonly hooks: 'off' | 'public' | 'any';
  /** Where push services may be: on the open network, unless the operator has one of their own. */
  readonly pushReach: 'public' | 'any';
}

export const NO_NOTICES: NoticeSettings = {
  publicUrl: null,
  smtp: null,
  vapid: null,
  hooks: 'off',
  pushReach: 'public',
};

const key = z.string().regex(/^[\w-]{40,100}$/, 'must be a VAPID key, as web-push generate-vapid-keys writes it');

export const noticeEnvironment = {
  HARDTOP_PUBLIC_URL: z
    .string()
    .regex(/^https?:\/\/[^/\s]+$/, 'must be an address without a path, such as https://cars.example')
    .optional(),
  HARDTOP_SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must look like smtp://user:password@host:587')
    .optional(),
  HARDTOP_MAIL_FROM: z.string().max(300).optional(),
  HARDTOP_VAPID_PUBLIC: key.optional(),
  HARDTOP_VAPID_PRIVATE: key.optional(),
  HARDTOP_VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:|https:\/\/)\S+$/, 'must be mailto:… or https://…')
    .optional(),
  HARDTOP_PUSH_REACH: z.enum(['public', 'any'], 'must be one of public, any').optional(),
  HARDTOP_WEBHOOKS: z.enum(['off', 'public', 'any'], 'must be one of off, public, any').optional(),
};

const environment = z.object(noticeEnvironment);

/** Mail and push want links, and so the public address: one without the other is a mistake that is told. */
export function noticeProblem(env: z.infer<typeof environment>): string | null {
  const wantsLinks = env.HARDTOP_SMTP_URL !== undefined || env.HARDTOP_VAPID_PUBLIC !== undefined;
  if (wantsLinks && env.HARDTOP_PUBLIC_URL === undefined)
    return 'HARDTOP_PUBLIC_URL must be set where mail or push is: notices have links';
  if (env.HARDTOP_SMTP_URL !== undefined && env.HARDTOP_MAIL_FROM === undefined)
    return 'HARDTOP_MAIL_FROM must be set where HARDTOP_SMTP_URL is';
  const vapid = [env.HARDTOP_VAPID_PUBLIC, env.HARDTOP_VAPID_PRIVATE, env.HARDTOP_VAPID_SUBJECT];
  const given = vapid.filter((one) => one !== undefined).length;
  return given === 0 || given === 3 ? null : 'HARDTOP_VAPID_PUBLIC, _PRIVATE and _SUBJECT must be set together';
}

export function noticesOf(env: z.infer<typeof environment>): NoticeSettings {
  const { HARDTOP_SMTP_URL: url, HARDTOP_MAIL_FROM: from } = env;
  const { HARDTOP_VAPID_PUBLIC: publicKey, HARDTOP_VAPID_PRIVATE: privateKey, HARDTOP_VAPID_SUBJECT: subject } = env;
  const hasVapid = publicKey !== undefined && privateKey !== undefined && subject !== undefined;
  return {
    ...NO_NOTICES,
    publicUrl: env.HARDTOP_PUBLIC_URL ?? null,
    smtp: url === undefined || from === undefined ? null : { url, from },
    vapid: hasVapid ? { subject, publicKey, privateKey } : null,
    hooks: env.HARDTOP_WEBHOOKS ?? 'off',
    pushReach: env.HARDTOP_PUSH_REACH ?? 'public',
  };
}
