import { styled } from '@mui/material/styles';

import { useClinicQuery } from '../../clinic/facts/clinic.generated';
import { PageForm } from '../../kit/edit/PageForm';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { FormTimeField } from '../../kit/form/FormTimeField';
import { notify } from '../../kit/notify/notify';
import { FormOnItsWay } from '../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../kit/states/LoadedOnce';
import { up } from '../../kit/ui/breakpoints';
import { OPTIONS } from './convention-options';
import {
  CONVENTIONS_WORDS,
  conventionsSchema,
  toConventionsInput,
  toConventionsValues,
  type ConventionsValues,
} from './conventions-form';
import { useClinicConventionsQuery, useSaveClinicConventionsMutation } from './settings.generated';
import { texts } from './texts';
import { ZoneConsequences } from './ZoneConsequences';

const says = texts.conventionsPage;

const Pair = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 16,
  [up('sm')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

/**
 * The clinic's time zone, currency and usual hours. Before a new zone is saved, the page shows its effect on
 * bookings.
 */
export function ConventionsPage() {
  const query = useClinicConventionsQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveClinicConventionsMutation();
  const { refetch: readClinic } = useClinicQuery();
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={says.loading} />}>
      {({ clinicConventions }) => (
        <PageForm
          stored={clinicConventions}
          toValues={toConventionsValues}
          schema={conventionsSchema}
          toInput={toConventionsInput}
          send={(input, expectedVersion) => save({ input, expectedVersion })}
          storedOf={({ updateClinicConventions }) => updateClinicConventions}
          onDone={() => {
            notify.success(says.done);
            void readClinic();
          }}
          errorText={says.failed}
          submitLabel={says.submit}
          draft="clinic-conventions"
          isLong
          words={CONVENTIONS_WORDS}
        >
          {(current) => (
            <>
              <FormSelectField<ConventionsValues>
                label={texts.fields.timeZone}
                name="timeZone"
                options={OPTIONS.timeZone}
                hint={says.timeZoneHint}
              />
              <ZoneConsequences zone={current.timeZone} />
              <Pair>
                <FormSelectField<ConventionsValues>
                  label={texts.fields.currency}
                  name="currency"
                  options={OPTIONS.currency}
                  hint={says.currencyHint}
                />
                <FormTextField<ConventionsValues>
                  label={texts.fields.countryCode}
                  name="countryCode"
                  inputMode="tel"
                  required
                  hint={says.countryCodeHint}
                />
              </Pair>
              <Pair>
                <FormSelectField<ConventionsValues>
                  label={texts.fields.locale}
                  name="locale"
                  options={OPTIONS.locale}
                  hint={says.localeHint}
                />
                <FormSelectField<ConventionsValues>
                  label={texts.fields.weekStartsOn}
                  name="weekStartsOn"
                  options={OPTIONS.weekStartsOn}
                  hint={says.weekStartsOnHint}
                />
              </Pair>
              <Pair>
                <FormTimeField<ConventionsValues>
                  label={texts.fields.defaultStartTime}
                  name="defaultStartTime"
                  hint={says.defaultStartTimeHint}
                />
                <FormTimeField<ConventionsValues>
                  label={texts.fields.defaultEndTime}
                  name="defaultEndTime"
                  hint={says.endTimeHint}
                />
              </Pair>
              <Pair>
                <FormTimeField<ConventionsValues>
                  label={texts.fields.lunchStartTime}
                  name="lunchStartTime"
                  hint={says.lunchStartTimeHint}
                />
                <FormTimeField<ConventionsValues>
                  label={texts.fields.lunchEndTime}
                  name="lunchEndTime"
                  hint={says.endTimeHint}
                />
              </Pair>
            </>
          )}
        </PageForm>
      )}
    </LoadedOnce>
  );
}
