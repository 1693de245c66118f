/** The page's own colours by night. */
export const COLOURS = {
  asphalt: '#141312',
  panel: '#232120',
  hull: '#2d2b28',
  line: '#45413b',
  ink: '#f3eee4',
  dim: '#bab2a6',
  chrome: '#d5d8da',
  chromeDark: '#6f7478',
  glass: '#12323a',
  amber: '#ffb224',
  red: '#ff7a66',
} as const;
