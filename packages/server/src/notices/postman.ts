import { createHmac } from 'node:crypto';
import { createTransport, type Transporter } from 'nodemailer';
import webPush from 'web-push';
import type { NoticeSettings } from '../settings/notice-settings.ts';
import type { ChannelTarget } from '../storage/notice-target.ts';
import { guardedPost } from './guarded-post.ts';
import type { Delivery, KeptNotice, NoticeStore } from './notice-store.ts';

const AT_ONCE = 20;
const ROUND_MILLISECONDS = 5_000;
const MAIL_MILLISECONDS = 10_000;
/** How long a push service keeps what it cannot bring. */
const PUSH_SECONDS = 86_400;

/** Brings notices to where people want them. Every node has one; each delivery is one's. */
export class Postman {
  private readonly store: NoticeStore;
  private readonly settings: NoticeSettings;
  private readonly onProblem: (message: string) => void;
  private readonly mail: Transporter | null;
  private readonly timer: NodeJS.Timeout;
  private last: Promise<void> = Promise.resolve();
  private isClosed = false;

  constructor(store: NoticeStore, settings: NoticeSettings, onProblem: (message: string) => void) {
    this.store = store;
    this.settings = settings;
    this.onProblem = onProblem;
    this.mail = settings.smtp === null ? null : mailerOf(settings.smtp.url);
    this.timer = setInterval(() => this.goRound(), ROUND_MILLISECONDS).unref();
  }

  /** Looks what is due, now. */
  goRound(): void {
    if (this.isClosed) return;
    this.last = this.last
      .then(() => this.bringAll())
      .catch((error: unknown) => this.onProblem(`the post: ${String(error)}`));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.last;
    this.mail?.close();
  }

  /** A mail address counts once somebody who reads its mail has said so. */
  async askToConfirm(address: string, token: string): Promise<void> {
    const link = `${this.settings.publicUrl}/api/notices/mail/${token}`;
    const text = `Somebody wants to be told here when it is their turn in a game of Hardtop.\n\nIf that was you, say so:\n${link}\n\nIf not, do nothing: you will not hear from us again.\n`;
    await this.send(address, 'Confirm: news of your games', text, {});
  }

  private async bringAll(): Promise<void> {
    for (;;) {
      const some = await this.store.take(AT_ONCE);
      await Promise.all(some.map((delivery) => this.bring(delivery)));
      if (some.length < AT_ONCE || this.isClosed) return;
    }
  }

  private async bring(delivery: Delivery): Promise<void> {
    try {
      await this.store.done(delivery, await this.attempt(delivery, delivery.target));
    } catch (error) {
      this.onProblem(`a notice by ${delivery.target.kind} did not arrive: ${String(error)}`);
      await this.store.done(delivery, 'failed');
    }
  }

  private async attempt(notice: KeptNotice, target: ChannelTarget): Promise<'arrived' | 'failed' | 'gone'> {
    switch (target.kind) {
      case 'feed':
        return 'arrived';
      case 'mail':
        return this.bringMail(notice, target);
      case 'push':
        return this.bringPush(notice, target);
      case 'hook':
        return this.bringHook(notice, target);
    }
  }

  private linkOf({ game }: KeptNotice): string {
    return `${this.settings.publicUrl ?? ''}/game/${game}`;
  }

  private async bringMail(notice: KeptNotice, target: Extract<ChannelTarget, { kind: 'mail' }>) {
    if (this.mail === null) return 'failed';
    const stop = `${this.settings.publicUrl}/api/notices/mail/${target.token}/stop`;
    const text = `${notice.text}\n\n${this.linkOf(notice)}\n\n-- \nNo more of these: ${stop}\n`;
    await this.send(target.address, notice.title, text, {
      'List-Unsubscribe': `<${stop}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    return 'arrived';
  }

  private async send(to: string, subject: string, text: string, headers: Record<string, string>): Promise<void> {
    await this.mail?.sendMail({
      from: this.settings.smtp?.from,
      to: { name: '', address: to },
      subject,
      text,
      headers,
    });
  }

  private async bringPush(notice: KeptNotice, { endpoint, p256dh, auth }: Extract<ChannelTarget, { kind: 'push' }>) {
    const { vapid } = this.settings;
    if (vapid === null) return 'failed';
    const { title, text, game } = notice;
    const payload = JSON.stringify({ title, text: text.slice(0, 1_000), path: `/game/${game}` });
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
      vapidDetails: vapid,
      TTL: PUSH_SECONDS,
    });
    const written = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
    const status = await guardedPost(
      { url: new URL(endpoint), headers: written, body: body ?? '' },
      this.settings.pushReach,
    );
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'arrived' : 'failed';
  }

  private async bringHook(notice: KeptNotice, { url, secret }: Extract<ChannelTarget, { kind: 'hook' }>) {
    const { id, game, seat, kind, title, text, at } = notice;
    const body = JSON.stringify({ id, game, seat, kind, title, text, at, link: this.linkOf(notice) });
    const time = String(Math.floor(Date.now() / 1_000));
    const signature = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'user-agent': 'hardtop',
      'x-hardtop-time': time,
      'x-hardtop-signature': `sha256=${signature}`,
    };
    const status = await guardedPost({ url: new URL(url), headers, body }, this.settings.hooks);
    return status >= 200 && status < 300 ? 'arrived' : status === 410 ? 'gone' : 'failed';
  }
}

function mailerOf(url: string): Transporter {
  return createTransport({
    url,
    connectionTimeout: MAIL_MILLISECONDS,
    greetingTimeout: MAIL_MILLISECONDS,
    socketTimeout: MAIL_MILLISECONDS,
    // What stands in a notice is text: nothing in it is fetched.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}
