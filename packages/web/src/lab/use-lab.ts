import type { LabCard, StartLab } from '@hardtop/server/wire';
import { useEffect, useState } from 'preact/compat';
import { navigate, paths } from '../base/router.ts';
import { explain } from '../net/api.ts';
import { labApi } from './lab-api.ts';

const LOOK_MS = 700;

export interface LabView {
  readonly card: LabCard | null;
  readonly problem: string | null;
  readonly busy: boolean;
  start(asked: StartLab): void;
  cancel(): void;
}

/** A batch of duels: the address names it, so that it can be left and found again. */
export function useLab(id: string | null): LabView {
  const [card, setCard] = useState<LabCard | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const take = (answer: Awaited<ReturnType<typeof labApi.look>>): LabCard | null => {
    setProblem(answer.ok ? null : explain(answer.error));
    if (answer.ok) setCard(answer.value);
    return answer.ok ? answer.value : null;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what it waits for.
  useEffect(() => {
    if (id === null) return setCard(null);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const look = async () => {
      const answer = await labApi.look(id);
      if (isOver) return;
      if (take(answer)?.state === 'running') timer = setTimeout(look, LOOK_MS);
    };
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [id]);
  const doing = async (answer: ReturnType<typeof labApi.look>): Promise<LabCard | null> => {
    setBusy(true);
    const taken = take(await answer);
    setBusy(false);
    return taken;
  };
  return {
    card: id === null ? null : card,
    problem,
    busy,
    start: (asked) =>
      void doing(labApi.start(asked)).then((started) => {
        if (started !== null) navigate(paths.lab(started.id));
      }),
    cancel: () => {
      if (id !== null) void doing(labApi.cancel(id));
    },
  };
}
