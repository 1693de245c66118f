import { type ComponentType, lazy, Suspense } from 'preact/compat';

/** What is fetched when it is first shown. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Panel = lazy(async () => ({ default: await load() }));
  return (props) => (
    <Suspense fallback={null}>
      <Panel {...props} />
    </Suspense>
  );
}
