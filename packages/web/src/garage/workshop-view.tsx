import type { DesignCheck } from '@hardtop/workshop';
import { lazy, Suspense, useState } from 'preact/compat';
import { Masthead } from '../base/masthead.tsx';
import { useNarrow } from '../base/use-narrow.ts';
import { ArmorPanel } from './armor-panel.tsx';
import { BenchHead } from './bench-head.tsx';
import { DragGhost } from './drag-ghost.tsx';
import { EventPanel } from './event-panel.tsx';
import { useLibrarySync } from './library-sync.ts';
import { OutlineView } from './outline-view.tsx';
import { PartsMenu } from './parts-menu.tsx';
import { PlanView } from './plan-view.tsx';
import { ProblemsPanel } from './problems-panel.tsx';
import { RefitPanel } from './refit-panel.tsx';
import { SectionTabs, SettingsPanel } from './settings-panel.tsx';
import { TornNotice } from './torn-notice.tsx';
import { TotalsPanel } from './totals-panel.tsx';
import { useAutosave } from './use-autosave.ts';
import { useBenchKeys } from './use-bench-keys.ts';
import { useCheck, useTrial } from './use-check.ts';
import { WhatIfPanel } from './what-if-panel.tsx';
import { CouplingPanel } from './workshop-coupling.tsx';
import './verdict.css';
import './workshop-tabs.css';
import './workshop.css';

const TextView = lazy(async () => ({ default: (await import('./text-view.tsx')).TextView }));
const SheetView = lazy(async () => ({ default: (await import('./sheet-view.tsx')).SheetView }));

const VIEWS = [
  { id: 'bench', title: 'Bench' },
  { id: 'plan', title: 'Planning sheet' },
  { id: 'text', title: 'Words and link' },
  { id: 'sheet', title: 'Record sheet' },
] as const;
const NARROW_VIEWS = [
  { id: 'bench', title: 'Car' },
  { id: 'parts', title: 'Parts' },
  { id: 'problems', title: 'Problems' },
  { id: 'plan', title: 'Plan' },
  { id: 'text', title: 'Words' },
  { id: 'sheet', title: 'Sheet' },
] as const;
type Trial = ReturnType<typeof useTrial>;
type View = (typeof NARROW_VIEWS)[number]['id'];

function CarColumn() {
  return (
    <div className="car-column">
      <SectionTabs />
      <CouplingPanel />
      <SettingsPanel />
      <OutlineView />
      <ArmorPanel />
    </div>
  );
}

interface BodyProps {
  readonly view: View;
  readonly check: DesignCheck;
  readonly trial: Trial;
  readonly isNarrow: boolean;
}

function Body({ view, check, trial, isNarrow }: BodyProps) {
  switch (view) {
    case 'plan':
      return (
        <>
          <PlanView />
          <RefitPanel />
        </>
      );
    case 'text':
      return <TextView />;
    case 'sheet':
      return <SheetView />;
    case 'parts':
      return <PartsMenu check={check} />;
    case 'problems':
      return (
        <>
          <ProblemsPanel check={check} trial={trial} />
          <EventPanel />
        </>
      );
    case 'bench':
      if (isNarrow) return <CarColumn />;
      return (
        <div className="bench">
          <PartsMenu check={check} />
          <CarColumn />
        </div>
      );
  }
}

interface TabsProps {
  readonly view: View;
  readonly views: readonly { readonly id: View; readonly title: string }[];
  readonly problems: number;
  onView(view: View): void;
}

function Tabs({ view, views, problems, onView }: TabsProps) {
  return (
    <nav className="bench-tabs" aria-label="Views of the design">
      {views.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="bench-tab"
          aria-current={id === view ? 'page' : undefined}
          onClick={() => onView(id)}
        >
          {title}
          {id === 'problems' && problems > 0 && <b className="tab-count">{problems}</b>}
        </button>
      ))}
    </nav>
  );
}

interface WorkshopViewProps {
  /** Its place in the library; null: it is only being looked at. */
  readonly own: string | null;
  readonly isShared: boolean;
}

export function WorkshopView({ own, isShared }: WorkshopViewProps) {
  const isNarrow = useNarrow();
  const [chosen, setView] = useState<View>('bench');
  const check = useCheck();
  const trial = useTrial(check);
  useBenchKeys();
  useAutosave(own);
  useLibrarySync();
  const hint = <WhatIfPanel trial={trial} />;
  const view = !isNarrow && (chosen === 'parts' || chosen === 'problems') ? 'bench' : chosen;
  const tabs = (
    <Tabs view={view} views={isNarrow ? NARROW_VIEWS : VIEWS} problems={check.problems.length} onView={setView} />
  );
  return (
    <div className="workshop" data-view={view}>
      <Masthead />
      <main id="main" tabIndex={-1} className="workshop-main">
        <BenchHead own={own} isShared={isShared} check={check} />
        <TornNotice />
        {!isNarrow && tabs}
        <div className="workshop-body">
          <Suspense fallback={<p className="fetched-later">A moment…</p>}>
            <Body view={view} check={check} trial={trial} isNarrow={isNarrow} />
          </Suspense>
        </div>
        <aside className="verdict" aria-label="Totals and problems">
          <TotalsPanel check={check} trial={trial} />
          {isNarrow ? hint : <ProblemsPanel check={check} trial={trial} hint={hint} />}
          {!isNarrow && <EventPanel />}
        </aside>
        {isNarrow && tabs}
        <DragGhost />
      </main>
    </div>
  );
}
