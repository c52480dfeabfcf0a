import 'reflect-metadata';

import { sourceFaults } from './testing/statements/source-faults';
import { tableOwners } from './testing/statements/table-owners';

describe('a planted source is reported:', () => {
  const faultsOf = (source: string) => sourceFaults('features/rooms/planted.ts', source, tableOwners());

  test.each([
    ['an entity inserted', 'tx.manager.insert(User, { name })', 'writes users, which belongs to users'],
    ['an entity saved by its name', `tx.manager.save('User', user)`, 'writes users, which belongs to users'],
    [
      'an entity made and saved',
      'tx.manager.save(tx.manager.create(User, { name }))',
      'writes users, which belongs to users',
    ],
    ['an object saved that says no entity', 'tx.manager.save(user)', 'calls save() on what does not say its entity'],
    [
      'a repository that updates',
      'tx.manager.getRepository(User).update(id, { name })',
      'writes users, which belongs to users',
    ],
    [
      'a repository kept for later',
      'const users = tx.manager.getRepository(User)',
      'writes users, which belongs to users',
    ],
    [
      'a builder that updates',
      `tx.manager.createQueryBuilder(User, 'u').update().set({ name })`,
      'writes users, which belongs to users',
    ],
    [
      'a builder of one entity that deletes',
      `tx.manager.createQueryBuilder(User, 'u').delete()`,
      'writes users, which belongs to users',
    ],
    [
      'a builder that inserts',
      'manager.createQueryBuilder().insert().into(AuditEvent)',
      'writes audit_events, which belongs to audit',
    ],
    [
      'a builder that deletes',
      'manager.createQueryBuilder().delete().from(User)',
      'writes users, which belongs to users',
    ],
    [
      'a write that takes no turn',
      'ctx.db.manager.update(Room, id, { name })',
      'calls update() outside of transaction() and write()',
    ],
    [
      'a builder that takes none',
      `db.manager.createQueryBuilder().delete().from(Room)`,
      'calls from() outside of transaction() and write()',
    ],
    [
      'an entity of a feature above',
      'manager.find(ProfessionalEntity)',
      'reads professionals, which belongs to professionals',
    ],
    [
      'SQL in a condition',
      `it.where('EXISTS (SELECT FROM appointments)')`,
      'reads appointments, which belongs to appointments',
    ],
    [
      'a lock of a session',
      `query('SELECT pg_advisory_lock($1)')`,
      'leaves something in its session: pg_advisory_lock',
    ],
    [
      'a limit of a session',
      'const sql = `SET lock_timeout = ${ms}`',
      'leaves something in its session: SET lock_timeout =',
    ],
    ['SQL in a template', 'const sql = `DELETE FROM users WHERE id = ${id}`', 'writes users, which belongs to users'],
    ['a statement of another name', `statement('users.name', 'SELECT')`, 'names a statement users.name'],
    [
      'what a query answers, of another name',
      `selection('users.name', { name: text })`,
      'names a statement users.name',
    ],
    ['a statement named elsewhere', `statement(NAME, 'SELECT')`, 'names a statement by a word that is not written out'],
    [
      'a column whose type forgets null',
      `class Sofa { @Index() @Column('text', { nullable: true }) colour!: string }`,
      'gives the nullable column colour a type without null',
    ],
    [
      'a column whose type takes a null that never comes',
      `class Sofa { @Column({ type: 'text', nullable: false }) colour!: string | null }`,
      'gives the column colour, which is never null, a type with it',
    ],
  ])('%s', (_, source, fault) => {
    expect(faultsOf(source)).toEqual([`features/rooms/planted.ts: it ${fault}`]);
  });

  test.each([
    ['writes its own entity', 'tx.manager.update(Room, id, { name })'],
    ['saves its own entity', 'tx.manager.save(tx.manager.create(Room, { name }))'],
    ['reads one of a feature below', 'manager.createQueryBuilder().select().from(User)'],
    ['reads its own table', 'statement(`rooms.of-${month}`, `SELECT FROM rooms FOR UPDATE`)'],
    [
      'has columns with and without null',
      `class Sofa { @Column() name!: string; @Column('text', { nullable: true }) colour!: string | null }`,
    ],
    [
      'stores an empty text for null',
      `class Sofa { @Column('text', { transformer: EMPTY_IS_NULL }) colour!: string | null }`,
    ],
    ['says a word that is a table elsewhere', `connect(url, settings); hash.update('users')`],
  ])('not if it %s', (_, source) => {
    expect(faultsOf(source)).toEqual([]);
  });
});
