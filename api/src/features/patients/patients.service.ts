import { textFault } from '../../domain/typed-text';
import { isAdmin, userIdOf } from '../../platform/access/actor';
import type { Context } from '../../platform/context';
import { invalid } from '../../platform/errors/app-error';
import { searchConditions } from '../../platform/search';
import { listScope } from '../appointments/appointment.policy';
import type { Patient } from './patient.object';
import { accountsQuery, KNOWN, ofTurnosQuery } from './patients.query';

/** The most patients that can be asked for. */
export const MOST_FOUND = 50;
/** One letter would find almost everybody. */
export const LEAST_LETTERS = 2;

/** The patients that `search` finds, each once. BAD_REQUEST on `first` or `search`. */
export async function findPatients(ctx: Context, search: string, first: number): Promise<Patient[]> {
  if (first < 1 || first > MOST_FOUND) throw invalid('first', `La cantidad debe estar entre 1 y ${MOST_FOUND}`);
  const fault = textFault(search, { max: 200 });
  if (fault !== null) throw invalid('search', fault);
  const scope = listScope(ctx.actor);
  const text = searchedText(search);
  if (!scope || text.length < LEAST_LETTERS) return [];
  const words = (column: string) => searchConditions(column, text);
  const { manager } = ctx.db;
  const limits = { except: userIdOf(ctx.actor) ?? 0, first };
  const [accounts, ofTurnos] = await Promise.all([
    isAdmin(ctx.actor) ? ctx.db.select(KNOWN, accountsQuery(manager, words('u.searched'), limits)) : [],
    ctx.db.select(
      KNOWN,
      ofTurnosQuery(manager, words('a.searched'), { ...limits, professionalId: scope.professionalId }),
    ),
  ]);
  return eachOnce(accounts, ofTurnos).slice(0, first);
}

/** A phone number is searched by its digits alone, as one word. */
function searchedText(search: string): string {
  const text = search.trim();
  return /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : text;
}

type Known = Patient & { person: string };

/** Patients of appointments in their order, then other accounts. A person with an account has its name and phone. */
function eachOnce(accounts: readonly Known[], ofTurnos: readonly Known[]): Patient[] {
  const people = new Map(ofTurnos.map((it) => [it.person, it]));
  for (const account of accounts) {
    const known = people.get(account.person);
    people.set(account.person, { ...account, phone: account.phone ?? known?.phone ?? null });
  }
  return [...people.values()].map(({ name, email, phone }) => ({ name, email, phone }));
}
