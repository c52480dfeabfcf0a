import { useFormikContext } from 'formik';

import { FOR_ME, type ForWhom } from '../../../clinic/for-whom/for-whom';
import { ForWhomFields } from '../../../clinic/for-whom/ForWhomFields';
import { PatientGrid } from '../../../clinic/patient/ContactFields';
import { EMPTY_CONTACT, ownData, type ContactValues } from '../../../clinic/patient/contact-form';
import { usePrefill } from '../../../clinic/patient/usePrefill';
import type { SessionUserFragment } from '../../../clinic/session/session.generated';
import { isLike } from '../../../kit/draft/draft';
import { PublicFormDraft } from '../../../kit/draft/PublicFormDraft';
import { useFormFields } from '../../../kit/form/form-fields';
import { isSame } from '../../../kit/form/merge-edits';
import { texts } from '../texts';
import type { WishValues } from './wish-form';
import { WishFields } from './WishFields';

export interface JoinValues extends ContactValues, ForWhom, WishValues {}

/** Professional or specialty to wait for. */
export type Asked = { professionalId: number } | { specialtyId: number };

interface Draft {
  /** Older drafts lack ForWhom. */
  values: Omit<JoinValues, keyof ForWhom> & Partial<ForWhom>;
  /** The server ignores a duplicate entry, so no attempt is kept. */
  pending: readonly never[];
}

interface Props {
  asked: Asked;
  who: SessionUserFragment | null | undefined;
  empty: JoinValues;
  /** yyyy-MM-dd */
  today: string;
  last: string;
  days: readonly string[];
}

/** Patient and available hours, in the surrounding form, with its draft. */
export function JoinFields({ asked, who, empty, today, last, days }: Props) {
  const { values } = useFormikContext<JoinValues>();
  const fields = useFormFields();
  usePrefill(who, empty);
  const untouched = [empty, ...(who ? [{ ...empty, ...ownData(who) }] : [])];
  return (
    <>
      <PublicFormDraft<JoinValues, Draft>
        form={draftOf(asked)}
        who={who}
        isDone={false}
        contentOf={() => (untouched.some((it) => isSame(values, it)) ? null : { values, pending: [] })}
        isContent={isDraft}
        textOf={() => texts.join.draft}
        onContinue={({ values: kept }, setValues) =>
          setValues({ ...FOR_ME, ...kept, days: kept.days.filter((day) => days.includes(day)) })
        }
        onEnd={() => fields.first()?.focus()}
      />
      <PatientGrid>
        <ForWhomFields today={today} />
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
    isLike({ ...FOR_ME, ...values }, { ...EMPTY_CONTACT, ...FOR_ME, until: '', notice: '' }) &&
    Array.isArray(values?.days) &&
    Array.isArray(values.parts) &&
    Array.isArray(pending)
  );
}
