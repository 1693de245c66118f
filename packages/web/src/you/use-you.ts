import type { Problem, Result } from '@hardtop/kernel';
import type { Entered, Me, PersonCard } from '@hardtop/server/wire';
import { useCallback, useEffect, useState } from 'preact/compat';
import { explain } from '../net/api.ts';
import { bringMine, follow, forgetMine, forgetName, sendMine } from './mine.ts';
import { youApi } from './you-api.ts';

export interface You {
  /** Undefined while it is not known; null for a guest. */
  readonly person: PersonCard | null | undefined;
  readonly problem: string | null;
  /** Something is under way. */
  readonly busy: boolean;
  /** What has to be written down: it is told this once. */
  readonly recovery: string | null;
  /** Came in too long ago for what was asked. */
  readonly mustConfirm: boolean;
  readonly done: string | null;
  /** Does something to oneself, and shows what came of it. */
  change(job: () => Promise<Result<Me, readonly Problem[]>>, done?: string): Promise<void>;
  enter(job: () => Promise<Result<Entered, readonly Problem[]>>): Promise<void>;
  renewRecovery(): Promise<void>;
  leave(how: 'forget' | 'keep'): Promise<void>;
  deleteAll(): Promise<void>;
  fail(problems: readonly Problem[]): void;
}

type Shown = Pick<You, 'person' | 'problem' | 'busy' | 'recovery' | 'mustConfirm' | 'done'>;

const NOTHING: Shown = {
  ...{ person: undefined, problem: null, busy: false, recovery: null, mustConfirm: false, done: null },
};

const NOT_SENT: Problem = {
  code: 'offline',
  message: 'The server has not got all of your designs and campaigns yet: nothing is forgotten. Try again in a moment.',
};

/** Whoever looks at his own page. */
export function useYou(): You {
  const [shown, setShown] = useState<Shown>(NOTHING);
  const show = useCallback((news: Partial<Shown>) => setShown((old) => ({ ...old, busy: false, ...news })), []);
  const begin = () => show({ busy: true, problem: null, done: null });
  const fail = useCallback(
    (problems: readonly Problem[]) => {
      const [first] = problems;
      if (first?.code === 'confirm') return show({ mustConfirm: true, problem: explain(problems) });
      show({ problem: explain(problems) });
    },
    [show],
  );
  useEffect(() => {
    void youApi.me().then((me) => {
      if (!me.ok) return fail(me.error);
      show({ person: me.value.person });
      if (me.value.person === null) forgetName();
      else void follow();
    });
  }, [show, fail]);
  return {
    ...shown,
    fail,
    async change(job, done) {
      begin();
      const me = await job();
      if (me.ok) show({ person: me.value.person, done: done ?? null });
      else fail(me.error);
    },
    async enter(job) {
      begin();
      const entered = await job();
      if (!entered.ok) return fail(entered.error);
      const { person, recovery } = entered.value;
      await bringMine(person.name);
      void follow();
      show({ person, recovery, mustConfirm: false });
    },
    async renewRecovery() {
      begin();
      const renewed = await youApi.renewRecovery();
      if (renewed.ok) show({ recovery: renewed.value.recovery });
      else fail(renewed.error);
    },
    ...endings(begin, show, fail),
  };
}

/** Ways to be a guest again. */
function endings(
  begin: () => void,
  show: (news: Partial<Shown>) => void,
  fail: You['fail'],
): Pick<You, 'leave' | 'deleteAll'> {
  return {
    async leave(how) {
      begin();
      if (how === 'forget' && !(await sendMine())) return fail([NOT_SENT]);
      const left = await youApi.leave();
      if (!left.ok) return fail(left.error);
      forgetName();
      if (how === 'forget') await forgetMine();
      show({ ...NOTHING, person: null, done: 'You are a guest again.' });
    },
    async deleteAll() {
      begin();
      const gone = await youApi.deleteAll();
      if (!gone.ok) return fail(gone.error);
      await forgetMine();
      const { games, left } = gone.value;
      const others = left.length === 0 ? '' : ` ${left.length} that are others' as well stay, without your name.`;
      show({ ...NOTHING, person: null, done: `Everything is deleted, ${games} games with it.${others}` });
    },
  };
}
