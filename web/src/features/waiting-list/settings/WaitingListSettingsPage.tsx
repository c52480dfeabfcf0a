import { useApolloClient } from '@apollo/client/react';

import { WaitingListShownDocument } from '../../../clinic/waiting-list/waiting-list-shown.generated';
import { PageForm } from '../../../kit/edit/PageForm';
import { FormCheckboxField } from '../../../kit/form/FormCheckboxField';
import { FormTextField } from '../../../kit/form/FormTextField';
import { FormTimeField } from '../../../kit/form/FormTimeField';
import { notify } from '../../../kit/notify/notify';
import { FormOnItsWay } from '../../../kit/states/FormOnItsWay';
import { LoadedOnce } from '../../../kit/states/LoadedOnce';
import { useSaveWaitingListSettingsMutation, useWaitingListSettingsQuery } from './settings.generated';
import {
  NUMBERS,
  SETTINGS_WORDS,
  settingsSchema,
  TIMES,
  toSettingsInput,
  toSettingsValues,
  type SettingsValues,
} from './settings-form';
import { texts } from './texts';

export function WaitingListSettingsPage() {
  const query = useWaitingListSettingsQuery({ fetchPolicy: 'network-only', errorFallback: texts.failed });
  const [save] = useSaveWaitingListSettingsMutation();
  const client = useApolloClient();
  return (
    <LoadedOnce query={query} errorTitle={texts.failed} waiting={<FormOnItsWay label={texts.loading} />}>
      {({ waitingListSettings }) => (
        <PageForm
          stored={waitingListSettings}
          toValues={toSettingsValues}
          schema={settingsSchema}
          toInput={toSettingsInput}
          send={(input, expectedVersion) => save({ input, expectedVersion: expectedVersion ?? null })}
          storedOf={({ updateWaitingListSettings }) => updateWaitingListSettings}
          onDone={() => {
            notify.success(texts.done);
            // The menu shows the list depending on it.
            void client.refetchQueries({ include: [WaitingListShownDocument] }).catch(() => undefined);
          }}
          errorText={texts.notSaved}
          submitLabel={texts.submit}
          draft="waiting-list-settings"
          words={SETTINGS_WORDS}
        >
          <FormCheckboxField<SettingsValues> label={texts.fields.isEnabled} name="isEnabled" />
          <p>{texts.explanation}</p>
          {NUMBERS.map((name) => (
            <FormTextField<SettingsValues>
              key={name}
              label={texts.fields[name]}
              name={name}
              inputMode="numeric"
              required
              hint={texts.hints[name]}
            />
          ))}
          {TIMES.map((name) => (
            <FormTimeField<SettingsValues> key={name} label={texts.fields[name]} name={name} hint={texts.hints[name]} />
          ))}
        </PageForm>
      )}
    </LoadedOnce>
  );
}
