import Typography from '@mui/material/Typography';

import { asDialog } from '../../kit/dialog/as-dialog';
import { entryFormProps, type EntryDialog } from '../../kit/dialog/useEntryForm';
import { FormDialog } from '../../kit/edit/FormDialog';
import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormMultiSelectField } from '../../kit/form/FormMultiSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { texts } from './texts';
import {
  EVENT_OPTIONS,
  toWebhookInput,
  toWebhookValues,
  WEBHOOK_WORDS,
  webhookSchema,
  type WebhookValues,
} from './webhook-form';
import type { CreateWebhookInput } from './webhooks.generated';
import type { Webhook } from './webhooks-list';

/** Adds or edits an endpoint. */
export const WebhookFormDialog = asDialog(function WebhookFormDialog(
  props: EntryDialog<Webhook, Required<CreateWebhookInput>>,
) {
  return (
    <FormDialog
      {...entryFormProps(props, texts, 'webhook')}
      toValues={toWebhookValues}
      schema={webhookSchema}
      toInput={toWebhookInput}
      words={WEBHOOK_WORDS}
    >
      <FormTextField<WebhookValues> label={texts.fields.url} name="url" required hint={texts.form.urlHint} />
      <FormTextField<WebhookValues> label={texts.fields.description} name="description" />
      <FormMultiSelectField<WebhookValues>
        label={texts.fields.eventTypes}
        name="eventTypes"
        options={EVENT_OPTIONS}
        none={texts.form.allEvents}
        hint={texts.form.eventTypesHint}
      />
      <FormCheckboxField<WebhookValues> label={texts.fields.withPersonalData} name="withPersonalData" />
      <Typography variant="body2" color="textSecondary">
        {texts.form.personalData}
      </Typography>
    </FormDialog>
  );
});
