// A person from before, standing, as the form has him: what is on his right is on the left of the paper. In a frame of 80 by 190.

/** By the gauge of the part. */
export const BODY_PARTS: Readonly<Record<string, string>> = {
  head: 'M-6 20V24H6V20Q11 17 11 10Q11-3 0-3Q-11-3-11 10Q-11 17-6 20Z',
  chest: 'M-7 26H7L20 31Q21 46 17 62H-17Q-21 46-20 31Z',
  abdomen: 'M-17 64H17L19 84 3 96H-3L-19 84Z',
  'right-arm': 'M-22 32Q-30 35-30 46L-35 74-37 96Q-37 103-33 104-29 103-28 97L-24 76-21 50Z',
  'left-arm': 'M22 32Q30 35 30 46L35 74 37 96Q37 103 33 104 29 103 28 97L24 76 21 50Z',
  'right-leg': 'M-19 87-3 98-4 132-6 172-5 179H-19Q-19 175-15 172L-17 134Z',
  'left-leg': 'M19 87 3 98 4 132 6 172 5 179H19Q19 175 15 172L17 134Z',
};

/** What the form draws within the outlines, for the eye alone. */
export const BODY_SEAMS = 'M-9 5Q0-1 9 5M-17 70H17M-15 134H-5M15 134H5M-35 76H-24M35 76H24M0 31V58';
