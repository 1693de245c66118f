import type { DesignCheck } from '@hardtop/workshop';
import { useEffect, useMemo, useState } from 'preact/compat';
import { atRest } from '../base/at-rest.ts';
import { useBench } from './bench-store.ts';
import { useGarage } from './garage-context.ts';
import { type WhatIf, whatIf } from './what-if.ts';

/** Alternatives are searched for when the hand rests. */
const REST_MILLIS = 120;

/** The totals at once; the ways out of each problem a moment later. */
export function useCheck(): DesignCheck {
  const { garage, mending } = useGarage();
  const design = useBench((bench) => bench.design);
  const quick = useMemo(() => garage.quickCheck(design), [garage, design]);
  const [full, setFull] = useState<{ readonly of: DesignCheck; readonly check: DesignCheck } | null>(null);
  useEffect(() => {
    if (quick.problems.length === 0) return;
    let isHere = true;
    const look = async () => {
      const { check } = await mending();
      if (isHere) setFull({ of: quick, check: check(design) });
    };
    // Without them the problems stand by themselves; the next change asks again.
    const timer = setTimeout(() => look().catch(() => undefined), REST_MILLIS);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [mending, design, quick]);
  useEffect(() => atRest(() => void mending().catch(() => undefined)), [mending]);
  // A house rule settled anew asks for a new check of the same design.
  return full !== null && full.of === quick ? full.check : quick;
}

/** What the change somebody is looking at would do. */
export function useTrial(check: DesignCheck): (WhatIf & { readonly label: string }) | null {
  const { garage } = useGarage();
  const design = useBench((bench) => bench.design);
  const trial = useBench((bench) => bench.trial);
  return useMemo(
    () => (trial === null ? null : { label: trial.label, ...whatIf(garage, design, check, trial.edit) }),
    [garage, design, check, trial],
  );
}
