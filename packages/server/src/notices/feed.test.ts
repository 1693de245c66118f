import { expect, it } from 'vitest';
import { atomOf } from './feed.ts';

it('what a game is called is text in a feed, whatever it is called', () => {
  const title = ']]><script>alert("1")</script>\u0000\u0008\u001b\uffff&amp;';
  const notice = { id: 1, game: 'a"b', seat: 0, kind: 'turn', title, text: `${title}\nnext`, at: new Date(0) } as const;
  const feed = atomOf([notice], 'https://cars.example');
  const shown = ']]&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&amp;amp;';
  expect(feed).toContain(`<title>${shown}</title>`);
  expect(feed).toContain(`<content type="text">${shown}\nnext</content>`);
  expect(feed).toContain('<link href="https://cars.example/game/a&quot;b"/>');
  expect(feed).not.toMatch(/<script|[^\P{Cc}\n]|\uffff/u);
});
