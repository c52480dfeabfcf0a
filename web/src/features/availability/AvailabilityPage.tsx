import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { useClinic } from '../../clinic/facts/useClinic';
import { LeaveGuard } from '../../kit/dialog/LeaveGuard';
import { useUnsaved, type ReportUnsaved } from '../../kit/form/useUnsaved';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { LinkTabs } from '../../kit/ui/LinkTabs';
import { MARK_OWN_ABSENCE_PATH } from '../absences/absences.paths';
import { Columns, Section } from './availability-layout';
import { UnavailableDates } from './dates/UnavailableDates';
import { ConsultationKinds } from './kinds/ConsultationKinds';
import { BioForm } from './practice/BioForm';
import { FeeForm } from './practice/FeeForm';
import { OverbookingForm } from './practice/OverbookingForm';
import { useOwnPracticeQuery } from './practice/practice.generated';
import { BookingRulesSection } from './rules/BookingRulesSection';
import { texts } from './texts';
import { WeekEditor } from './week/WeekEditor';

interface Props {
  /** The signed-in user's. */
  professionalId: number;
  /** The section "calendario". */
  children: ReactNode;
}

const { label, ...names } = texts.availabilityPage.parts;
const PARTS = [
  { path: '#semana', label: names.week },
  { path: '#fechas', label: names.dates },
  { path: '#reglas', label: names.rules },
  { path: '#sobreturnos', label: names.overbooking },
  { path: '#tarifa', label: names.fee },
  { path: '#presentacion', label: names.bio },
  { path: '#tipos', label: names.kinds },
  { path: '#calendario', label: names.feed },
] as const;

export function AvailabilityPage({ professionalId, children }: Props) {
  const { unsaved, report } = useUnsaved();
  return (
    <Stack spacing={3}>
      <LinkTabs label={label} tabs={PARTS} current={undefined} />
      <Columns>
        <Section id="semana" title={texts.availabilityPage.week.title} about={texts.availabilityPage.week.about}>
          <WeekEditor professionalId={professionalId} report={report} />
        </Section>
        <Section id="fechas" title={texts.unavailableDates.title} about={texts.unavailableDates.about}>
          <ButtonLink variant="outlined" to={MARK_OWN_ABSENCE_PATH}>
            {texts.unavailableDates.absent}
          </ButtonLink>
          <UnavailableDates professionalId={professionalId} report={report} />
        </Section>
        <BookingRulesSection professionalId={professionalId} report={report} />
        <div className="rest">
          <Practice report={report} />
          <ConsultationKinds professionalId={professionalId} />
          {children}
        </div>
      </Columns>
      <LeaveGuard unsaved={unsaved} />
    </Stack>
  );
}

function Practice({ report }: { report: ReportUnsaved }) {
  const query = useOwnPracticeQuery({
    fetchPolicy: 'network-only',
    errorFallback: texts.availabilityPage.practice.failed,
  });
  const currency = useClinic()?.currency;
  return (
    <LoadedOnce
      query={{ ...query, data: query.data?.viewer?.professional ?? undefined }}
      errorTitle={texts.availabilityPage.practice.failed}
      waiting={<FormOnItsWay label={texts.availabilityPage.practice.loading} />}
      around={(said) =>
        query.error ? (
          <Section id="perfil" title={texts.availabilityPage.practice.title}>
            {said}
          </Section>
        ) : (
          <>
            <Section id="tarifa" title={texts.availabilityPage.fee.title}>
              {said}
            </Section>
            <Section id="presentacion" title={texts.availabilityPage.bio.title}>
              <Skeleton aria-hidden="true" style={{ minHeight: 160 }} />
            </Section>
          </>
        )
      }
    >
      {({ editableFee, editableBio, ...professional }) => (
        <>
          <Section id="sobreturnos" title={texts.overbookingForm.title} about={texts.overbookingForm.about}>
            <OverbookingForm stored={professional} report={report} />
          </Section>
          <Section id="tarifa" title={texts.availabilityPage.fee.title}>
            <FeeForm stored={editableFee} currency={currency} report={report} />
          </Section>
          <Section id="presentacion" title={texts.availabilityPage.bio.title}>
            <BioForm stored={editableBio} report={report} />
          </Section>
        </>
      )}
    </LoadedOnce>
  );
}
