import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router-dom';

import { ComingDaysWithoutSlots } from '../../clinic/no-slots/ComingDaysWithoutSlots';
import { useMay } from '../../clinic/session/useMay';
import { LeaveGuard } from '../../kit/dialog/LeaveGuard';
import { useUnsaved } from '../../kit/form/useUnsaved';
import { idOf } from '../../kit/url/query';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { PageSpinner } from '../../kit/states/PageSpinner';
import { ButtonLink } from '../../kit/ui/ButtonLink';
import { markAbsentPath } from '../absences/absences.paths';
import { Columns, Section } from './availability-layout';
import { UnavailableDates } from './dates/UnavailableDates';
import { ConsultationKinds } from './kinds/ConsultationKinds';
import { BookingRulesSection } from './rules/BookingRulesSection';
import { OverbookingForm } from './practice/OverbookingForm';
import { SectionLevel } from './section-level';
import { texts } from './texts';
import { WeekEditor } from './week/WeekEditor';
import { useWhoseHoursQuery } from './week/week.generated';

export function ProfessionalHoursPage() {
  const professionalId = idOf(useParams()['professionalId']);
  return <Hours key={professionalId} professionalId={professionalId} />;
}

function Hours({ professionalId }: { professionalId: number }) {
  const query = useWhoseHoursQuery({ variables: { professionalId }, errorFallback: texts.failed });
  const { unsaved, report } = useUnsaved();
  const marksAbsences = useMay('appointments');
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<PageSpinner />}>
      {({ professionalAvailability: { professional } }) => (
        <Stack spacing={3}>
          <Typography variant="h2">{texts.hoursPage.title(professional)}</Typography>
          <SectionLevel value="h3">
            <Columns>
              <Section id="semana" title={texts.availabilityPage.week.title} about={texts.availabilityPage.week.about}>
                <WeekEditor professionalId={professionalId} report={report} />
              </Section>
              <Section id="fechas" title={texts.unavailableDates.title} about={texts.unavailableDates.about}>
                {marksAbsences && (
                  <ButtonLink variant="outlined" to={markAbsentPath(professionalId)}>
                    {texts.availabilityCard.absent}
                  </ButtonLink>
                )}
                <UnavailableDates professionalId={professionalId} report={report} />
              </Section>
              <BookingRulesSection professionalId={professionalId} report={report} />
              <div className="rest">
                <ConsultationKinds professionalId={professionalId} />
                <Section id="sobreturnos" title={texts.overbookingForm.title} about={texts.overbookingForm.about}>
                  <OverbookingForm stored={professional} report={report} />
                </Section>
              </div>
            </Columns>
          </SectionLevel>
          <ComingDaysWithoutSlots professionalId={professionalId} />
          <LeaveGuard unsaved={unsaved} />
        </Stack>
      )}
    </LoadedOnce>
  );
}
