interface PictureCarProps {
  readonly paint: string;
  readonly roof: string;
  readonly number: string;
}

const OUTLINE = '#0d0c0b';
const GLASS = '#1d2429';

function Wheels() {
  return (
    <g fill="#0b0a09" stroke="#3a3733" strokeWidth="2">
      <rect x="42" y="-54" width="46" height="16" rx="4" />
      <rect x="42" y="38" width="46" height="16" rx="4" />
      <rect x="-92" y="-54" width="46" height="16" rx="4" />
      <rect x="-92" y="38" width="46" height="16" rx="4" />
    </g>
  );
}

function Guns() {
  return (
    <g stroke={OUTLINE} strokeWidth="2">
      <rect x="56" y="-9" width="76" height="7" fill="#c9cdd0" />
      <rect x="56" y="2" width="76" height="7" fill="#c9cdd0" />
      <rect x="48" y="-15" width="34" height="30" rx="4" fill="#6f7478" />
      <path d="M54-9v18M62-9v18M70-9v18" stroke="#33373a" />
    </g>
  );
}

/** A hardtop from above, nose to the right, some 220 by 100; drawn like a plan, painted like a car. */
export function PictureCar({ paint, roof, number }: PictureCarProps) {
  return (
    <g strokeLinejoin="round">
      <path d="M-106-36h214v84h-214z" fill="#000" fillOpacity="0.45" transform="translate(10 12)" />
      <Wheels />
      <path
        d="M-106-30q-2-10 10-12l36-4L-20-43 40-46 84-41q22 5 26 26v30q-4 21-26 26L40 46-20 43-60 46-96 42q-12-2-10-12z"
        fill={paint}
        stroke={OUTLINE}
        strokeWidth="3.5"
      />
      <path d="M-104-13H108M-104 13H108" stroke="#fff" strokeOpacity="0.28" strokeWidth="3" />
      <path d="M-104-8H106v16H-104z" fill="#171513" fillOpacity="0.8" />
      <path d="M44-33 102-22M44 33l58-11" fill="none" stroke={OUTLINE} strokeOpacity="0.6" strokeWidth="2" />
      <path d="M12-36 42-30Q50 0 42 30L12 36Q20 0 12-36z" fill={GLASS} stroke={OUTLINE} strokeWidth="2.5" />
      <path d="M20-29 39-25Q43-12 43-4L24-8z" fill="#fff" fillOpacity="0.2" />
      <path d="M-54-35 8-36Q16 0 8 36L-54 35Q-58 0-54-35z" fill={roof} stroke={OUTLINE} strokeWidth="2.5" />
      <path d="M-82-31-58-34Q-62 0-58 34L-82 31Q-77 0-82-31z" fill={GLASS} stroke={OUTLINE} strokeWidth="2.5" />
      <circle cx="-23" cy="0" r="20" fill="#f3eee4" stroke={OUTLINE} strokeWidth="2.5" />
      <text
        x="-23"
        y="10"
        textAnchor="middle"
        fontFamily="var(--font-condensed)"
        fontWeight="900"
        fontSize="31"
        fill="#171513"
      >
        {number}
      </text>
      <Guns />
      <path
        d="M98-37q10 4 11 13l-8-2q-2-7-8-9zM98 37q10-4 11-13l-8 2q-2 7-8 9z"
        fill="#fff6dc"
        stroke={OUTLINE}
        strokeWidth="1.5"
      />
      <path d="M-107-32h7v14h-7zM-107 18h7v14h-7z" fill="#ff3b2a" stroke={OUTLINE} strokeWidth="1.5" />
    </g>
  );
}
