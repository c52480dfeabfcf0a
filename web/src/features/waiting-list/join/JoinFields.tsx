import { useFormikContext } from 'formik';

import { FOR_ME, type ForWhom } from '../../../clinic/for-whom/for-whom';
import { ForWhomFields } from '../../../clinic/for-whom/ForWhomFields';
import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { EMPTY_CONTACT, ownData, type ContactValues } from '../../../clinic/patient/contact-form';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import { draftedMember, NO_MEMBER, type MemberDraft, type MemberValues } from '../../../clinic/payer/member-number';
import type { Payer } from '../../../clinic/payer/payer';
import { PayerFields } from '../../../clinic/payer/PayerFields';
import { PayerLine } from '../../../clinic/payer/PayerLine';
import { PayerStatus } from '../../../clinic/payer/PayerStatus';
import { TakenHere } from '../../../clinic/payer/TakenHere';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { isLike } from '../../../kit/draft/draft';
import { PublicFormDraft } from '../../../kit/draft/PublicFormDraft';
import { useFormFields } from '../../../kit/form/form-fields';
import { isSame } from '../../../kit/form/merge-edits';
import { LANDING_PROFESSIONALS_PATH } from '../../landing/landing.paths';
import { texts } from '../texts';
import type { WishValues } from './wish-form';
import { WishFields } from './WishFields';

export interface JoinValues extends ContactValues, ForWhom, MemberValues, WishValues {}

/** Professional or specialty to wait for. */
export type Asked = { professionalId: number } | { specialtyId: number };

interface Draft extends MemberDraft {
  /** Older drafts lack ForWhom and MemberValues. */
  values: Omit<JoinValues, keyof (ForWhom & MemberValues)> & Partial<ForWhom & MemberValues>;
  /** The server ignores a duplicate entry, so no attempt is kept. */
  pending: readonly never[];
}

interface Props {
  asked: Asked;
  /** Those of the specialty to wait for. */
  professionalIds?: readonly number[] | undefined;
  who: SessionUserFragment | null | undefined;
  payer: Payer | null | undefined;
  empty: JoinValues;
  /** yyyy-MM-dd */
  today: string;
  last: string;
  days: readonly string[];
}

/** Patient and available hours, in the surrounding form, with its draft. */
export function JoinFields({ asked, professionalIds, who, payer, empty, today, last, days }: Props) {
  const { values } = useFormikContext<JoinValues>();
  const fields = useFormFields();
  usePrefill(who, empty);
  const draft: Draft = { values, insurerId: payer?.insurerId, pending: [] };
  const untouched = [empty, ...(who ? [{ ...empty, ...ownData(who) }] : [])];
  return (
    <>
      <PublicFormDraft<JoinValues, Draft>
        form={draftOf(asked)}
        who={who}
        isDone={false}
        contentOf={() => (untouched.some((it) => isSame(values, it)) ? null : draft)}
        isContent={isDraft}
        textOf={() => texts.join.draft}
        onContinue={(kept, setValues) =>
          setValues({
            ...FOR_ME,
            ...kept.values,
            ...draftedMember(kept, payer),
            days: kept.values.days.filter((day) => days.includes(day)),
          })
        }
        onEnd={() => fields.first()?.focus()}
      />
      <PatientGrid>
        <ForWhomFields today={today} />
        <PayerLine className="whole">
          {'professionalId' in asked ? (
            <TakenHere professionalId={asked.professionalId} takersPath={LANDING_PROFESSIONALS_PATH} />
          ) : (
            <PayerStatus professionalIds={professionalIds} />
          )}
        </PayerLine>
        <PayerFields payer={payer} />
      </PatientGrid>
      <WishFields today={today} last={last} days={days} />
    </>
  );
}

/** Name of the draft. */
export function draftOf(asked: Asked): string {
  return 'professionalId' in asked
    ? `waiting-list:professional:${asked.professionalId}`
    : `waiting-list:specialty:${asked.specialtyId}`;
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { values, pending } = value as Partial<Draft>;
  return (
    isLike(
      { ...FOR_ME, ...NO_MEMBER, ...values },
      { ...EMPTY_CONTACT, ...FOR_ME, ...NO_MEMBER, until: '', notice: '' },
    ) &&
    Array.isArray(values?.days) &&
    Array.isArray(values.parts) &&
    Array.isArray(pending)
  );
}
