import { EVENT_TYPES } from '@turnero/api/domain/event-types';
import { array, boolean, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { createWebhookInputLimits as limits } from '../../schema/limits.generated';
import { eventText, texts } from './texts';
import type { CreateWebhookInput, WebhookFactsFragment } from './webhooks.generated';

export interface WebhookValues {
  url: string;
  description: string;
  /** Ascending; empty: all. */
  eventTypes: readonly string[];
  withPersonalData: boolean;
}

/** The server rejects forbidden addresses; only it knows what the operator allows. */
export const webhookSchema = formSchema<WebhookValues>({
  url: textRule(limits.url, { required: texts.faults.url }),
  description: textRule(limits.description),
  eventTypes: array(string()),
  withPersonalData: boolean(),
});

export function toWebhookValues(webhook: WebhookFactsFragment | undefined): WebhookValues {
  return {
    url: webhook?.url ?? '',
    description: webhook?.description ?? '',
    eventTypes: webhook?.eventTypes ?? [],
    withPersonalData: webhook?.withPersonalData ?? false,
  };
}

export function toWebhookInput(values: WebhookValues): Required<CreateWebhookInput> {
  return {
    url: values.url.trim(),
    description: values.description.trim(),
    eventTypes: [...values.eventTypes],
    withPersonalData: values.withPersonalData,
  };
}

export const EVENT_OPTIONS = Object.entries(EVENT_TYPES).map(([value, label]) => ({ value, label }));

export function eventsText(types: readonly string[]): string {
  return types.length === 0 ? texts.form.allEvents : types.map(eventText).join(', ');
}

export const WEBHOOK_WORDS: FieldWords<WebhookValues> = {
  url: { label: texts.fields.url },
  description: { label: texts.fields.description },
  eventTypes: { label: texts.fields.eventTypes, text: eventsText },
  withPersonalData: { label: texts.fields.withPersonalData, text: (yes) => (yes ? texts.form.yes : texts.form.no) },
};
