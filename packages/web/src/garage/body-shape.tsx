import { bodyDrawing, type DrawnBody, ROTOR, WHEEL } from '@hardtop/workshop/picture';
import './body-shape.css';

/** A body from above, as large as its place. */
export function BodyShape({ shape, wheels, flip }: DrawnBody) {
  const { transform, axles, hull, glass, hasRotor } = bodyDrawing({ shape, wheels, flip });
  return (
    <svg
      className="body-shape"
      viewBox={hasRotor ? '0 0 200 400' : '18 0 164 400'}
      aria-hidden="true"
      preserveAspectRatio="none"
    >
      <g transform={transform}>
        {axles.map(({ y, x }) => (
          <g key={y}>
            <path className="body-axle" d={`M${Math.min(...x)} ${y}H${Math.max(...x)}`} />
            {x.map((at) => (
              <rect
                key={at}
                className="body-wheel"
                x={at - WHEEL.width / 2}
                y={y - WHEEL.length / 2}
                width={WHEEL.width}
                height={WHEEL.length}
                rx={WHEEL.radius}
              />
            ))}
          </g>
        ))}
        {hasRotor && <ellipse className="body-rotor" cx={ROTOR.x} cy={ROTOR.y} rx={ROTOR.rx} ry={ROTOR.ry} />}
        <path className="body-hull" d={hull} />
        {glass !== undefined && <path className="body-glass" d={glass} />}
        <path className="body-centre" d="M100 2V398" />
      </g>
    </svg>
  );
}
