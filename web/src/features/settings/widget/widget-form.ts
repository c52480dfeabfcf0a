import { sitesFault } from '@turnero/api/domain/widget-sites';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { updateClinicWidgetInputLimits as limits } from '../../../schema/limits.generated';
import { texts } from '../texts';
import type { ClinicWidgetFactsFragment } from './widget.generated';

export interface WidgetValues {
  sites: string;
}

export const widgetSchema = formSchema<WidgetValues>({
  sites: textRule(limits.sites).test((text, context) => {
    const message = sitesFault(text ?? '');
    return message === null || context.createError({ message });
  }),
});

export function toWidgetValues(widget: ClinicWidgetFactsFragment | undefined): WidgetValues {
  return { sites: widget?.sites ?? '' };
}

export const toWidgetInput = ({ sites }: WidgetValues) => ({ sites: sites.trim() });

export const WIDGET_WORDS: FieldWords<WidgetValues> = { sites: { label: texts.fields.sites } };
