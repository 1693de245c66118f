import type { ReactNode } from 'preact/compat';
import { navigate } from './router.ts';

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  readonly children: ReactNode;
}

/** A real link that stays in the page; a new tab still opens as one expects. */
export function Link({ to, className, label, children }: LinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  };
  return (
    <a href={to} className={className} aria-label={label} onClick={follow}>
      {children}
    </a>
  );
}
