import { Link } from '../base/link.tsx';
import { Masthead } from '../base/masthead.tsx';
import { paths } from '../base/router.ts';

export function AboutPage() {
  return (
    <>
      <Masthead />
      <main id="main" className="page prose" tabIndex={-1}>
        <h1>About this table</h1>
        <p>
          Hardtop plays tabletop games of armed cars by their own rules: it offers only what is legal, shows the odds
          before you commit, and says after every roll why the number was what it was.
        </p>
        <h2>Whose games these are</h2>
        <p>
          Hardtop is unofficial. It is not published, endorsed or supported by any of the owners named here, and nothing
          on this site is theirs but the games themselves.
        </p>
        <ul>
          <li>
            <b>Car Wars</b>, its Deluxe Edition, Sunday Drivers and the sixth edition are games of Steve Jackson Games.
            Car Wars and Autoduel are registered trademarks of Steve Jackson Games Incorporated.
          </li>
          <li>
            <b>Twilight Encounters</b> (1990) was published by GDW, Inc. Twilight: 2000 is its trademark for a
            role-playing game. Both belong to GDW or its successors.
          </li>
          <li>
            <b>Road Rage V8</b>, GTi Edition, is a game by Chris Johnston (2001), edited by Glenn Jupp (2007), with
            additional material by Jason, Glenn Jupp, Alan Smithee and Zug.
          </li>
        </ul>
        <p>
          What we carry over are figures and facts: how far, how heavy, how likely, in what order. Every word, rule
          summaries included, is our own, and every line is drawn by us. It does not replace the books: to play these
          games well, own them.
        </p>
        <h2>Without a network</h2>
        <p>
          A few seconds after your first visit this browser has the whole page, and opens it anywhere: the garage, your
          library and duels against machines work on the device alone. Designs are sent when the server is back; a duel
          stays here until you hand it over.
        </p>
        <h2>What we keep of you</h2>
        <p>
          No name, no account, no tracking. A game is a journal of choices and dice on the server; the key to your seat
          lies in this browser. So do your designs, and a duel that was played without a network. Lose it and you lose
          the seat; hand on the link and you hand on the wheel.
        </p>
        <p>
          If you like, <Link to={paths.you}>keep a name</Link>, by a passkey or a password. Then the server keeps your
          keys for you, sealed, and every device of yours has your seats, your designs and your campaigns. There you can
          take everything along as one file, or delete it.
        </p>
      </main>
    </>
  );
}
