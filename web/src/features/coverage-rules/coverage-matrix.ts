import {
  coverageOf,
  type CopayAmount,
  type CoverageKey,
  type CoverageOutcome,
  type CoverageRule,
} from '@turnero/api/domain/coverage-rules';

import { addDays } from '../../kit/time/wall-time';
import { isAlike } from '../../kit/ui/alike';
import { insurersToRule, keyText, ownerOf, type InsurerToRule, type KeyNames } from './coverage-keys';
import type { CopayFactsFragment, CoverageRulesQuery, RuleFactsFragment } from './coverage-rules.generated';
import { texts } from './texts';

type Narrowing = Omit<CoverageKey, 'insurerId' | 'planId'>;

export interface MatrixColumn {
  id: string;
  name: string;
  /** Part of the cells' keys. */
  narrowing: Narrowing;
  /** Part of the turnos that cells answer for. */
  turno: Narrowing;
}

export interface MatrixRow {
  id: string;
  name: string;
  insurerId: number;
  planId: number | null;
}

/** An insurer's rows: its own, then its plans'. */
export interface MatrixGroup {
  insurer: InsurerToRule;
  row: MatrixRow;
  plans: readonly MatrixRow[];
  ruledPlans: number;
}

export interface CoverageStep {
  /** First day; the first step's is today. */
  from: string;
  outcome: CoverageOutcome;
  /** Null: not taken, or not entered. */
  copay: number | null;
  source: RuleSource;
}

/** Whether the rule is the cell's own, a wider one's, or missing. */
type RuleSource = 'own' | 'wider' | 'none';

export interface MatrixCell {
  id: string;
  key: CoverageKey;
  /** The turnos that it answers for. */
  turno: CoverageKey;
  /** Answers from today on; each differs from the one before. */
  steps: readonly CoverageStep[];
  /** The second step; null where a wider cell of the row shows it. */
  change: CoverageStep | null;
  /** Rules of exactly this key. */
  rules: readonly RuleFactsFragment[];
  /** Professionals and appointment types with rules of their own. */
  exceptions: number;
}

const ALL: Narrowing = { specialtyId: null, professionalId: null, appointmentTypeId: null };

/** All turnos, then each specialty; or a professional's specialty, the professional, and each appointment type. */
export function matrixColumns(
  { allSpecialties, allProfessionals, coverageRules }: KeyNames & Pick<CoverageRulesQuery, 'coverageRules'>,
  professionalId: number | null,
): MatrixColumn[] {
  const ofSpecialty = ({ id, name }: { id: number; name: string }): MatrixColumn => {
    const narrowing = { ...ALL, specialtyId: id };
    return { id: `s${id}`, name, narrowing, turno: narrowing };
  };
  const general = { id: 'all', name: texts.allTurnos, narrowing: ALL, turno: ALL };
  const professional = allProfessionals.find(({ id }) => id === professionalId);
  if (!professional) {
    const isRuled = (id: number) => coverageRules.some(({ specialtyId }) => specialtyId === id);
    return [general, ...allSpecialties.filter(({ id, isActive }) => isActive || isRuled(id)).map(ofSpecialty)];
  }
  const { id, name, specialtyId, consultationKinds } = professional;
  const turno = { specialtyId, professionalId: id, appointmentTypeId: null };
  return [
    general,
    ...allSpecialties.filter((specialty) => specialty.id === specialtyId).map(ofSpecialty),
    { id: `p${id}`, name, narrowing: { ...ALL, professionalId: id }, turno },
    ...consultationKinds.map((type) => ({
      id: `t${type.id}`,
      name: type.name,
      narrowing: { ...ALL, appointmentTypeId: type.id },
      turno: { ...turno, appointmentTypeId: type.id },
    })),
  ];
}

/** Accepted insurers; plans that are inactive count only with rules. */
export function matrixGroups(data: KeyNames & Pick<CoverageRulesQuery, 'coverageRules'>): MatrixGroup[] {
  return insurersToRule(data).map((insurer) => {
    const ruled = new Set(
      data.coverageRules.filter(({ insurerId }) => insurerId === insurer.id).map(({ planId }) => planId),
    );
    const plans = insurer.plans.filter(({ id, isActive }) => isActive || ruled.has(id));
    return {
      insurer,
      row: { id: `i${insurer.id}`, name: insurer.name, insurerId: insurer.id, planId: null },
      plans: plans.map(({ id, name }) => ({
        id: `i${insurer.id}-${id}`,
        name: `${insurer.name} ${name}`,
        insurerId: insurer.id,
        planId: id,
      })),
      ruledPlans: plans.filter(({ id }) => ruled.has(id)).length,
    };
  });
}

type Stored = Pick<CoverageRulesQuery, 'coverageRules' | 'copayAmounts' | 'allProfessionals'>;

/** `cellsOf` reads the rules of one insurer only. */
export function matrixCells({ coverageRules, copayAmounts, allProfessionals }: Stored, today: string) {
  const rulesOf = byInsurer(coverageRules);
  const amountsOf = byInsurer(copayAmounts.map(inDecimals));
  const specialtyOf = ({ professionalId, appointmentTypeId }: CoverageKey) => {
    const owner =
      appointmentTypeId === null
        ? allProfessionals.find(({ id }) => id === professionalId)
        : ownerOf(appointmentTypeId, allProfessionals);
    return owner?.specialtyId;
  };
  const cellOf = (row: MatrixRow, column: MatrixColumn): Omit<MatrixCell, 'change'> => {
    const { insurerId, planId } = row;
    const key = { insurerId, planId, ...column.narrowing };
    const turno = { insurerId, planId, ...column.turno };
    const rules = rulesOf.get(insurerId) ?? [];
    const own = rules.filter((rule) => keyText(rule) === keyText(key));
    const { specialtyId } = column.narrowing;
    const narrower = rules.filter((rule) => rule.planId === planId && isOfPerson(rule));
    const exceptions = specialtyId === null ? [] : narrower.filter((rule) => specialtyOf(rule) === specialtyId);
    return {
      id: keyText(key),
      key,
      turno,
      steps: stepsOf({ rules, amounts: amountsOf.get(insurerId) ?? [] }, { key, turno, today }),
      rules: own,
      exceptions: new Set(exceptions.map(keyText)).size,
    };
  };
  return (row: MatrixRow, columns: readonly MatrixColumn[]): MatrixCell[] => {
    const cells = columns.map((column) => cellOf(row, column));
    return cells.map((cell, index) => ({ ...cell, change: changeOf(cell, cells.slice(0, index)) }));
  };
}

type Stepped = Pick<MatrixCell, 'key' | 'turno' | 'steps'>;

/** `before`: cells to the left, widest first. */
function changeOf({ turno, steps }: Stepped, before: readonly Stepped[]): CoverageStep | null {
  const [now, next] = steps;
  if (!now || !next) return null;
  if (now.source === 'own' || next.source === 'own') return next;
  const isWider = ({ key }: Stepped) =>
    (Object.keys(key) as (keyof CoverageKey)[]).every((part) => key[part] === null || key[part] === turno[part]);
  const isSame = (one: CoverageStep, other: CoverageStep | undefined) =>
    other !== undefined && isAlike({ ...one, source: other.source }, other);
  return before.some((it) => isWider(it) && isSame(now, it.steps[0]) && isSame(next, it.steps[1])) ? null : next;
}

function byInsurer<Key extends CoverageKey>(keys: readonly Key[]): Map<number, Key[]> {
  const groups = new Map<number, Key[]>();
  for (const key of keys) groups.set(key.insurerId, [...(groups.get(key.insurerId) ?? []), key]);
  return groups;
}

const isOfPerson = ({ professionalId, appointmentTypeId }: CoverageKey) =>
  professionalId !== null || appointmentTypeId !== null;

const inDecimals = (copay: CopayFactsFragment) => ({ ...copay, amount: copay.amount?.toFixed(2) ?? null });

function stepsOf(
  stored: { rules: readonly CoverageRule[]; amounts: readonly CopayAmount[] },
  { key, turno, today }: { key: CoverageKey; turno: CoverageKey; today: string },
): CoverageStep[] {
  const changes = [
    ...stored.rules.flatMap(({ validFrom, validTo }) => [
      validFrom,
      ...(validTo === null ? [] : [addDays(validTo, 1)]),
    ]),
    ...stored.amounts.map(({ validFrom }) => validFrom),
  ];
  const days = [today, ...[...new Set(changes)].filter((day) => day > today).toSorted()];
  return days.reduce<CoverageStep[]>((steps, date) => {
    const { outcome, copay, rule } = coverageOf(stored, { ...turno, isAccepted: true, date, exemptReason: null });
    const source = rule === null ? 'none' : keyText(rule) === keyText(key) ? 'own' : 'wider';
    const step: CoverageStep = { from: date, outcome, copay: copay === null ? null : Number(copay), source };
    const before = steps.at(-1);
    return before && isAlike({ ...before, from: date }, step) ? steps : [...steps, step];
  }, []);
}

/** Cells with other rules than before. */
export function changedCells(before: readonly MatrixCell[], now: readonly MatrixCell[]): MatrixCell[] {
  const seen = new Map(before.map((cell) => [cell.id, versionsOf(cell)]));
  return now.filter((cell) => seen.get(cell.id) !== versionsOf(cell));
}

const versionsOf = ({ rules }: MatrixCell) => rules.map(({ id, version }) => `${id}.${version}`).join();

/** Cells where "with copay" would have no amount on the day. */
export function cellsWithoutCopay(cells: readonly MatrixCell[], stored: Stored, day: string): MatrixCell[] {
  const amounts = stored.copayAmounts.map(inDecimals);
  return cells.filter(({ key, turno }) => {
    const rule: CoverageRule = { ...key, outcome: 'with_copay', validFrom: day, validTo: null };
    const onDay = { ...turno, isAccepted: true, date: day, exemptReason: null };
    return coverageOf({ rules: [rule], amounts }, onDay).copay === null;
  });
}
