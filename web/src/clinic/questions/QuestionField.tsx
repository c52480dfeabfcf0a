import { hasManyAnswers } from '@turnero/api/domain/request-form';
import type { ReactElement } from 'react';

import { FormCheckboxField } from '../../kit/form/FormCheckboxField';
import { FormChoiceField } from '../../kit/form/FormChoiceField';
import { FormDateField } from '../../kit/form/FormDateField';
import { FormSelectField } from '../../kit/form/FormSelectField';
import { FormTextField } from '../../kit/form/FormTextField';
import { FormPhoneField } from '../phone/FormPhoneField';
import type { AnswerValues, Question } from './question-form';

interface Props {
  question: Question;
  index: number;
  today: string | undefined;
}

/** New question types must be handled here to compile. */
export function QuestionField({ question, index, today }: Props): ReactElement {
  const { type, label, required, options } = question;
  const placeholder = question.placeholder ?? undefined;
  const shared = { name: `answers.${index}` as const, label, required };
  switch (type) {
    case 'textarea':
      return <FormTextField<AnswerValues> {...shared} placeholder={placeholder} rows={3} />;
    case 'email':
      return <FormTextField<AnswerValues> {...shared} placeholder={placeholder} type="email" />;
    case 'number':
      return <FormTextField<AnswerValues> {...shared} placeholder={placeholder} inputMode="decimal" />;
    case 'tel':
      return <FormPhoneField<AnswerValues> {...shared} placeholder={placeholder} />;
    case 'date':
      return <FormDateField<AnswerValues> {...shared} today={today} />;
    case 'select':
      return (
        <FormSelectField<AnswerValues>
          {...shared}
          options={[
            { value: '', label: placeholder ?? 'Elegir' },
            ...options.map((option) => ({ value: option, label: option })),
          ]}
        />
      );
    case 'radio':
      return <FormChoiceField<AnswerValues> {...shared} options={options} />;
    case 'checkbox':
      return hasManyAnswers(question) ? (
        <FormChoiceField<AnswerValues> {...shared} options={options} several />
      ) : (
        <FormCheckboxField<AnswerValues> {...shared} />
      );
    case 'text':
      return <FormTextField<AnswerValues> {...shared} placeholder={placeholder} />;
  }
}
