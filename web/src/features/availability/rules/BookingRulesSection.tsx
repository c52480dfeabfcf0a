import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

import { useForgetNoSlots } from '../../../clinic/no-slots/useForgetNoSlots';
import { EditForm } from '../../../kit/edit/EditForm';
import { FormSelectField } from '../../../kit/form/FormSelectField';
import type { ReportUnsaved } from '../../../kit/form/useUnsaved';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { Section } from '../availability-layout';
import { texts } from '../texts';
import {
  RULES_FIELDS,
  RULES_WORDS,
  ruleOptions,
  rulesSchema,
  toRulesInput,
  toRulesValues,
  type RulesValues,
} from './booking-rules-form';
import { QuotasList } from './QuotasList';
import {
  useBookingRulesQuery,
  useSaveBookingRulesMutation,
  type BookingRulesFactsFragment,
} from './booking-rules.generated';

const Kept = styled('section')({ display: 'grid', gap: 8, marginTop: 16 });

interface Props {
  professionalId: number;
  report: ReportUnsaved;
}

/** Notice and horizon for patients, and buffers. */
export function BookingRulesSection({ professionalId, report }: Props) {
  const query = useBookingRulesQuery({
    variables: { professionalId },
    fetchPolicy: 'network-only',
    errorFallback: texts.bookingRules.loadFailed,
  });
  return (
    <Section id="reglas" title={texts.bookingRules.title} about={texts.bookingRules.about}>
      <LoadedOnce
        // Keeps the input during a reload, e.g. after saving other hours.
        query={{ ...query, data: query.data ?? query.previousData }}
        errorTitle={texts.bookingRules.loadFailed}
        waiting={<FormOnItsWay label={texts.bookingRules.loading} />}
      >
        {({ bookingRules }) => (
          <>
            <RulesForm stored={bookingRules} report={report} />
            {bookingRules.quotas.length > 0 && (
              <Kept aria-labelledby="lugares">
                <Typography id="lugares" sx={{ fontWeight: 500 }}>
                  {texts.quotas.heading}
                </Typography>
                <Typography color="textSecondary">{texts.quotas.about}</Typography>
                <QuotasList professionalId={professionalId} quotas={bookingRules.quotas} />
              </Kept>
            )}
          </>
        )}
      </LoadedOnce>
    </Section>
  );
}

function RulesForm({ stored, report }: { stored: BookingRulesFactsFragment; report: ReportUnsaved }) {
  const [save] = useSaveBookingRulesMutation();
  const forgetNoSlots = useForgetNoSlots();
  const { professionalId } = stored;
  return (
    <EditForm
      stored={stored}
      toValues={toRulesValues}
      schema={rulesSchema}
      toInput={toRulesInput}
      send={(rules, expectedVersion) => save({ professionalId, rules, expectedVersion: expectedVersion ?? null })}
      onDone={() => {
        void forgetNoSlots();
        notify.success(texts.bookingRules.done);
      }}
      storedOf={({ setBookingRules }): BookingRulesFactsFragment => setBookingRules}
      serverFields={RULES_FIELDS}
      errorText={texts.bookingRules.failed}
      submitLabel={texts.bookingRules.submit}
      draft={`rules:${professionalId}`}
      words={RULES_WORDS}
      report={report}
    >
      {(before) => (
        <>
          <Rule name="notice" before={before} hint={texts.bookingRules.noticeHint} />
          <Rule name="horizon" before={before} />
          <Rule name="before" before={before} />
          <Rule name="after" before={before} hint={texts.bookingRules.buffersHint} />
        </>
      )}
    </EditForm>
  );
}

function Rule({ name, before, hint }: { name: keyof RulesValues; before: RulesValues; hint?: string }) {
  const options = ruleOptions(name, before);
  return (
    <FormSelectField<RulesValues> label={texts.bookingRules.fields[name]} name={name} options={options} hint={hint} />
  );
}
