import { asksForInsurer, findInsurers, insurersCalled, namesInsurer } from '../../../domain/insurer-words';
import { searchPatterns, type WordPatterns } from '../../../domain/search-patterns';
import { namesChild } from '../../../domain/specialty-words';
import { textFault } from '../../../domain/typed-text';
import type { Context } from '../../../platform/context';
import { invalid } from '../../../platform/errors/app-error';
import { findTakers } from '../../coverage-rules/turno/professional-coverage.service';
import type { Insurer } from '../../insurers/insurer.entity';
import { getLanding } from '../landing.service';
import { FIND_CARE, MOST_OF_A_KIND } from './find-care.sql';
import type { FoundCare } from './found-care.object';

export const LONGEST_SEARCH = 100;
/** One letter would find almost everything. */
export const LEAST_LETTERS = 2;

const NOTHING: FoundCare = { specialties: [], professionals: [], insurers: [], otherInsurers: [], isNear: false };

/** BAD_REQUEST on `search` when too long. */
export async function findCare(ctx: Context, search: string): Promise<FoundCare> {
  const fault = textFault(search, { max: LONGEST_SEARCH });
  if (fault !== null) throw invalid('search', fault);
  const words = searchPatterns(search);
  if (search.trim().length < LEAST_LETTERS || words.length === 0) return NOTHING;
  const each = (pattern: keyof WordPatterns) => words.map((word) => word[pattern]);
  const [answer] = await ctx.db.rows(FIND_CARE, [
    each('whole'),
    each('start'),
    each('inRunningText'),
    each('near'),
    each('named'),
    each('namedNear'),
    namesChild(search),
  ]);
  if (!answer) return NOTHING;
  const { allInsurers, ...found } = answer;
  const isCare = found.specialties.length > 0 || found.professionals.length > 0;
  const answered = insurersFor(search, allInsurers, isCare);
  // Otherwise the forms that offer the insurer would be found, or nothing for "soy jubilado".
  const isOfInsurers =
    answered.insurers.length > 0 && (!isCare || insurersCalled(answered.insurers, search).length > 0);
  return { ...found, ...(isOfInsurers && (await careOf(ctx, answered.insurers))), ...answered };
}

/** Care that the first accepted one is taken for, in display order; nothing if none is accepted. */
async function careOf(ctx: Context, insurers: readonly Insurer[]): Promise<Omit<FoundCare, keyof InsurersAnswer>> {
  const accepted = insurers.find(({ isAccepted }) => isAccepted);
  if (!accepted) return { specialties: [], professionals: [], isNear: false };
  const payer = { insurerId: accepted.id, planId: null };
  const [takers, all] = await Promise.all([findTakers(ctx, payer), getLanding(ctx)]);
  const taking = <One extends { id: number }>(some: One[], ids: ReadonlySet<number> | undefined): One[] =>
    some.filter(({ id }) => ids === undefined || ids.has(id)).slice(0, MOST_OF_A_KIND);
  return {
    specialties: taking(all.specialties, takers?.specialtyIds),
    professionals: taking(all.professionals, takers?.professionalIds),
    isNear: false,
  };
}

const MOST_INSURERS = 3;

type InsurersAnswer = Pick<FoundCare, 'insurers' | 'otherInsurers'>;

/** None while the clinic has not said which insurers it accepts. */
function insurersFor(search: string, all: readonly Insurer[], isCare: boolean): InsurersAnswer {
  const acceptedOf = (some: readonly Insurer[]) =>
    some.filter(({ isAccepted, kind }) => isAccepted && kind !== 'private_pay');
  const accepted = acceptedOf(all);
  if (accepted.length === 0) return { insurers: [], otherInsurers: [] };
  const isAsked = asksForInsurer(search);
  const called = insurersCalled(all, search);
  const meant = called.length === 0 && (isAsked || !isCare) ? findInsurers(all, search) : called;
  if (called.length === 0 && !namesInsurer(search)) {
    const answer = meant.length === all.length ? [] : acceptedOf(meant);
    return { insurers: [], otherInsurers: isAsked && answer.length === 0 ? accepted : answer };
  }
  const insurers = meant.toSorted((a, b) => Number(b.isAccepted) - Number(a.isAccepted)).slice(0, MOST_INSURERS);
  const isNoneAccepted = !insurers.some(({ isAccepted }) => isAccepted);
  const isAnswered = isAsked || insurers.length > 0;
  return { insurers, otherInsurers: isAnswered && isNoneAccepted ? accepted : [] };
}
