// A recording as text, one step and one path to a line, so that a difference between two of them can be read.

import type { CampaignRecording } from './recording.ts';

export function makeRecording({ title, file, dice, begun, steps, end }: CampaignRecording): string {
  const { rows, ...head } = file;
  const paths = Object.entries(dice).map(([path, values]) => `${JSON.stringify(path)}:${JSON.stringify(values)}`);
  const parts = [
    `"title":${JSON.stringify(title)}`,
    `"file":${JSON.stringify(head).slice(0, -1)},"rows":${listText(rows)}}`,
    `"begun":${JSON.stringify(begun)}`,
    `"steps":${listText(steps)}`,
    `"end":${JSON.stringify(end)}`,
    `"dice":{\n${paths.join(',\n')}\n}`,
  ];
  return `{\n${parts.join(',\n')}\n}\n`;
}

function listText(list: readonly unknown[]): string {
  return list.length === 0 ? '[]' : `[\n${list.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
}
