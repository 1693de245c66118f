const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;

interface Listener {
  onMessage(text: string): void;
  /** The line is cut; it comes back by itself. */
  onAway(): void;
}

function urlOf(path: string): string {
  const { protocol, host } = window.location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${path}`;
}

/** A line on which the server only tells, dialled again for as long as it is wanted. What ends it. */
export function toldLine(path: string, { onMessage, onAway }: Listener): () => void {
  let tries = 0;
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let socket: WebSocket | undefined;
  const dial = () => {
    socket = new WebSocket(urlOf(path));
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      tries = 0;
      onMessage(String(data));
    };
    socket.onclose = () => {
      if (isOver) return;
      tries++;
      onAway();
      timer = setTimeout(dial, Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries));
    };
  };
  dial();
  return () => {
    isOver = true;
    clearTimeout(timer);
    socket?.close();
  };
}
