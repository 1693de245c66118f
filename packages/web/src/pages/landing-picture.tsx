import { PictureCar } from './picture-car.tsx';

const CHROME = '#d5d8da';
const AMBER = '#ffb224';
const CYAN = '#5bcfe3';

function Defs() {
  return (
    <defs>
      <radialGradient id="sodium">
        <stop offset="0" stopColor="#ffc069" stopOpacity="0.62" />
        <stop offset="0.4" stopColor="#ff9d2e" stopOpacity="0.24" />
        <stop offset="1" stopColor="#ff8a1f" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="beam" x1="0" x2="1" y1="0" y2="0">
        <stop offset="0" stopColor="#fff3d6" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
      </linearGradient>
      <radialGradient id="flash">
        <stop offset="0" stopColor="#fff7df" />
        <stop offset="0.35" stopColor="#ffc24b" stopOpacity="0.9" />
        <stop offset="1" stopColor="#ff7a1f" stopOpacity="0" />
      </radialGradient>
      <pattern id="grit" width="46" height="46" patternUnits="userSpaceOnUse">
        <path
          d="M4 7h1M17 3h2M31 12h1M42 5h1M9 22h2M25 27h1M38 24h2M3 38h1M15 42h1M29 40h2M44 36h1M21 15h1"
          stroke="#fff"
          strokeOpacity="0.075"
          strokeWidth="1.5"
        />
      </pattern>
      <pattern id="kerb" width="88" height="22" patternUnits="userSpaceOnUse">
        <path d="M0 0h44v22H0z" fill="#c98a12" />
        <path d="M44 0h44v22H44z" fill="#191715" />
      </pattern>
    </defs>
  );
}

/** Asphalt, lanes, kerb, a manhole, a patch of old tar: nothing that moves. */
function Road() {
  return (
    <g transform="rotate(-9 800 450)">
      <path d="M-300 120H2000V900H-300z" fill="#211f1d" />
      <path d="M-300 120H2000V900H-300z" fill="url(#grit)" />
      <path d="M-300 96H2000v24H-300z" fill="url(#kerb)" />
      <path d="M-300 -260H2000V96H-300z" fill="#181715" />
      <path d="M-300 60H2000" stroke="#35322e" strokeWidth="3" />
      <path
        d="M-300 372H2000M-300 648H2000"
        stroke="#cfc8ba"
        strokeOpacity="0.42"
        strokeWidth="9"
        strokeDasharray="92 74"
      />
      <path d="M-300 880H2000" stroke="#e2a421" strokeOpacity="0.6" strokeWidth="8" />
      <path d="M-300 900H2000" stroke="#e2a421" strokeOpacity="0.6" strokeWidth="8" />
      <path
        d="M690 150q80 60 40 190t60 260q-20 90 30 270"
        fill="none"
        stroke="#12110f"
        strokeOpacity="0.7"
        strokeWidth="10"
      />
      <g transform="translate(905 520)" fill="none" stroke="#000" strokeOpacity="0.55">
        <circle r="44" fill="#2b2926" strokeWidth="4" />
        <circle r="34" strokeWidth="2" />
        <path d="M-24-20h48M-30 0h60M-24 20h48M-12-32v64M12-32v64" strokeWidth="3" />
      </g>
    </g>
  );
}

function Lamps() {
  const lamps = [
    { x: 620, y: 150, r: 470 },
    { x: 1270, y: 250, r: 520 },
    { x: 1500, y: 820, r: 440 },
  ] as const;
  return (
    <g>
      {lamps.map(({ x, y, r }) => (
        <circle key={x} cx={x} cy={y} r={r} fill="url(#sodium)" />
      ))}
      <g transform="translate(1262 46)">
        <path d="M0-60v70" stroke="#5d5850" strokeWidth="8" />
        <rect x="-15" y="4" width="30" height="48" rx="9" fill="#5d5850" stroke="#17150f" strokeWidth="2" />
        <rect x="-8" y="16" width="16" height="32" rx="6" fill="#ffd38a" />
      </g>
    </g>
  );
}

/** Where the amber car came from, and why it points the wrong way. */
function Skids() {
  const left = 'M180 918C470 872 640 822 780 784 910 748 1030 716 1096 648';
  const right = 'M204 986C500 938 690 892 850 846 980 808 1112 764 1177 690';
  return (
    <g fill="none" strokeLinecap="round">
      <path d={left} stroke="#070605" strokeOpacity="0.75" strokeWidth="19" />
      <path d={right} stroke="#070605" strokeOpacity="0.75" strokeWidth="19" />
      <path d={left} stroke="#070605" strokeWidth="9" strokeDasharray="34 10" />
      <path d={right} stroke="#070605" strokeWidth="9" strokeDasharray="28 12" />
      <path d="M760 330C900 318 1010 290 1100 268" stroke="#070605" strokeOpacity="0.5" strokeWidth="12" />
    </g>
  );
}

/** The draughtsman's remarks: they are what the table shows in play. */
function Remarks() {
  return (
    <g fontFamily="var(--font-condensed)" fontWeight="700" fontSize="25" letterSpacing="0.6" fill={CHROME}>
      <path d="M1228 494 1290 360" stroke={AMBER} strokeWidth="3" strokeDasharray="16 10" />
      <g fill="none" stroke={AMBER} strokeWidth="3">
        <circle cx="1306" cy="330" r="27" />
        <path d="M1306 290v24M1306 346v24M1266 330h24M1322 330h24" />
      </g>
      <g fill={AMBER}>
        <text x="1392" y="470">
          needs 7+
        </text>
        <text x="1392" y="500">
          58% to hit
        </text>
      </g>
      <g fill="none" stroke={CHROME} strokeOpacity="0.8" strokeWidth="2">
        <path d="M990 726 920 648H760" />
        <path d="M1186 292 1130 222H1032" />
        <path d="M1196 702a96 96 0 0 0 76-62" strokeDasharray="5 6" />
      </g>
      <text x="762" y="636">
        skid, −3 handling
      </text>
      <text x="1034" y="212">
        45 mph
      </text>
      <text x="1284" y="676" fontSize="22">
        27°
      </text>
    </g>
  );
}

function Debris() {
  return (
    <g fill="#8d9296" stroke="#0d0c0b" strokeWidth="1.5">
      <path d="m1392 352 14 6-6 12-13-5zM1416 330l9-3 3 9-8 4zM1362 402l12-2 3 11-14 2zM1440 372l8 8-9 6-6-7z" />
      <path d="m1128 482 4 12M1116 496l9 8M1146 472l2 12" stroke="#d8a53a" strokeWidth="5" />
    </g>
  );
}

/** Two cars that disagree, from above, under sodium lamps. */
export function LandingPicture() {
  return (
    <svg
      className="hero-picture"
      viewBox="0 0 1600 900"
      preserveAspectRatio="xMaxYMid slice"
      role="img"
      aria-label="Two armed cars at night, seen from above: one slides and fires, the other is about to be hit"
    >
      <Defs />
      <rect width="1600" height="900" fill="#161513" />
      <Road />
      <Skids />
      <Lamps />
      <g transform="translate(1300 316) rotate(-13)">
        <path d="M112-30 560-150V150L112 30z" fill="url(#beam)" />
        <PictureCar paint={CYAN} roof="#2f8796" number="2" />
      </g>
      <g transform="translate(1168 606) rotate(-62)">
        <path d="M112-30 560-150V150L112 30z" fill="url(#beam)" />
        <PictureCar paint={AMBER} roof="#c47f0a" number="1" />
        <circle cx="140" cy="0" r="52" fill="url(#flash)" />
      </g>
      <Debris />
      <Remarks />
    </svg>
  );
}
