import { Component, type ReactNode } from 'preact/compat';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly failed: string | null;
}

/** A fault in the page: the game is elsewhere and safe, and we say so. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failed: null };

  static override getDerivedStateFromError(error: unknown): State {
    return { failed: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.failed === null) return this.props.children;
    return (
      <main id="main" className="page broken" tabIndex={-1}>
        <h1>The page threw a rod.</h1>
        <p>The fault is in this page, not in your game: every answer the server acknowledged is kept.</p>
        <p className="figures">{this.state.failed}</p>
        <p>
          <button type="button" className="button go" onClick={() => window.location.reload()}>
            Load the page again
          </button>{' '}
          <a className="button" href="/">
            To the first page
          </a>
        </p>
      </main>
    );
  }
}
