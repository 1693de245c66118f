import { driverName } from '@hardtop/board';
import type { GameInfo } from '@hardtop/server/wire';
import { useState } from 'preact/compat';
import type { MyGame } from '../base/my-games.ts';
import { paths } from '../base/router.ts';
import { LinkCard } from './link-card.tsx';
import { TextField } from './text-field.tsx';
import type { Door } from './use-door.ts';

interface HostPartProps {
  readonly info: GameInfo;
  readonly mine: MyGame;
  readonly door: Door;
}

/** The links that are ours to give. */
function Links({ info, mine }: Omit<HostPartProps, 'door'>) {
  const { origin } = window.location;
  const isFree = info.seats.some(({ open }) => open === true);
  return (
    <>
      {isFree && info.table?.invite === true && mine.invite !== undefined && mine.invite !== '' && (
        <LinkCard title="The link to this table" link={`${origin}${paths.door(info.id, mine.invite)}`}>
          Whoever opens it may take a free seat, without a password.
        </LinkCard>
      )}
      {mine.invites.map(({ seat, key }) => (
        <LinkCard
          key={seat}
          title={`The link for ${driverName(info.seats, seat)}`}
          link={`${origin}${paths.join(info.id, seat, key)}`}
        >
          For one friend and nobody else: whoever holds it holds the wheel.
        </LinkCard>
      ))}
    </>
  );
}

/** What whoever opened the table, or its referee, may change of it. */
export function HostPart({ info, mine, door }: HostPartProps) {
  const [password, setPassword] = useState('');
  const key = mine.host ?? mine.referee;
  const { table } = info;
  if (key === undefined || table === undefined || info.over)
    return mine.invites.length > 0 ? <Links {...{ info, mine }} /> : null;
  return (
    <section aria-labelledby="host-title" className="lobby-part">
      <h2 id="host-title">Your table</h2>
      <Links info={info} mine={mine} />
      <div className="door-do">
        <button type="button" className="button" onClick={() => door.change({ invite: 'renew' }, key)}>
          {table.invite ? 'A new link, and the old one is worth nothing' : 'Make a link'}
        </button>
        {table.invite && (
          <button type="button" className="button" onClick={() => door.change({ invite: 'revoke' }, key)}>
            No link any more
          </button>
        )}
        <button type="button" className="button" onClick={() => door.change({ listed: !table.listed }, key)}>
          {table.listed ? 'Out of the lobby' : 'Into the lobby'}
        </button>
      </div>
      <div className="door-taking">
        <TextField label="New password" isSecret value={password} most={100} onText={setPassword} />
        <button
          type="button"
          className="button"
          disabled={password === '' && !table.password}
          onClick={() => {
            door.change({ password: password === '' ? null : password }, key);
            setPassword('');
          }}
        >
          {password === '' ? 'No password any more' : 'Set the password'}
        </button>
      </div>
    </section>
  );
}
