import { randomBytes } from 'node:crypto';
import { err, ok, type Problem, type Result } from '@hardtop/kernel';
import type { Kysely, Transaction } from 'kysely';
import { isOfWhatWasWritten, told } from '../storage/failures.ts';
import type { Tables } from '../storage/tables.ts';
import type { KeptName } from './names.ts';
import { TAKEN } from './problems.ts';
import { digestOfCode, makeRecoveryCode } from './recovery-code.ts';
import type { Person } from './sessions.ts';

interface Account extends Person {
  /** Its slow hash. */
  readonly password: string | null;
  readonly hasRecovery: boolean;
  readonly created: Date;
}

/** Somebody who has just come to be, and what is shown of it once. */
interface NewPerson {
  readonly person: Person;
  readonly recovery: string;
}

/** Nobody counts people by their ids. */
export const makePersonId = () => randomBytes(15).toString('base64url');

/** Names that are kept, and how their people prove it; passkeys apart. */
export class Accounts {
  private readonly db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.db = db;
  }

  /** `beside` is stored with it or not at all. */
  async create(
    id: string,
    { name, key }: KeptName,
    password: string | null,
    beside: (trx: Transaction<Tables>) => Promise<void> = async () => {},
  ): Promise<Result<NewPerson, Problem>> {
    const recovery = makeRecoveryCode();
    const row = { id, name, name_key: key, password, recovery: digestOfCode(recovery) };
    try {
      await told(
        this.db.transaction().execute(async (trx) => {
          await trx.insertInto('people').values(row).execute();
          await beside(trx);
        }),
      );
    } catch (error) {
      // Two who keep the same name at the same moment: one of them does.
      if (isOfWhatWasWritten(error) && (await this.byName(key)) !== null) return err(TAKEN);
      throw error;
    }
    return ok({ person: { id, name }, recovery });
  }

  async byName(key: string): Promise<Account | null> {
    return this.findBy('name_key', key);
  }

  async byId(id: string): Promise<Account | null> {
    return this.findBy('id', id);
  }

  async setPassword(id: string, password: string | null): Promise<void> {
    await told(this.db.updateTable('people').set({ password }).where('id', '=', id).execute());
  }

  /** A new code; the one before is worth nothing from now on. */
  async renewRecovery(id: string): Promise<string> {
    const recovery = makeRecoveryCode();
    await told(
      this.db
        .updateTable('people')
        .set({ recovery: digestOfCode(recovery) })
        .where('id', '=', id)
        .execute(),
    );
    return recovery;
  }

  /** Whose code it is; it is spent, and there is a new one. Null where it is nobody's. */
  async recover(code: string): Promise<NewPerson | null> {
    const recovery = makeRecoveryCode();
    const swap = this.db.updateTable('people').set({ recovery: digestOfCode(recovery) });
    const found = await told(
      swap.where('recovery', '=', digestOfCode(code)).returning(['id', 'name']).executeTakeFirst(),
    );
    return found === undefined ? null : { person: found, recovery };
  }

  /** Sessions, passkeys and what was kept go along. */
  async remove(id: string): Promise<void> {
    await told(this.db.deleteFrom('people').where('id', '=', id).execute());
  }

  private async findBy(column: 'id' | 'name_key', value: string): Promise<Account | null> {
    const found = await told(this.db.selectFrom('people').selectAll().where(column, '=', value).executeTakeFirst());
    if (found === undefined) return null;
    const { id, name, password, recovery, created_at } = found;
    return { id, name, password, hasRecovery: recovery !== null, created: created_at };
  }
}
