import { hasManyAnswers } from '@turnero/api/domain/request-form';

import { FormCheckboxField } from '../FormCheckboxField';
import { FormChoiceField } from '../FormChoiceField';
import { FormDateField } from '../FormDateField';
import { FormPhoneField } from '../FormPhoneField';
import { FormSelectField } from '../FormSelectField';
import { FormTextField } from '../FormTextField';
import type { Question } from './question-form';

interface Props {
  question: Question;
  /** Its place in `answers` of the surrounding Formik form; see AnswerValues. */
  place: number;
  /** Today in the clinic, yyyy-MM-dd. */
  today: string | undefined;
}

/** One question of a specialty's form, by the control that its type asks for. */
export function QuestionField({ question, place, today }: Props) {
  const { type, label, required, options } = question;
  const placeholder = question.placeholder ?? undefined;
  const shared = { name: `answers.${place}`, label, required };
  switch (type) {
    case 'textarea':
      return <FormTextField {...shared} placeholder={placeholder} rows={3} />;
    case 'email':
      return <FormTextField {...shared} placeholder={placeholder} type="email" />;
    case 'number':
      return <FormTextField {...shared} placeholder={placeholder} inputMode="decimal" />;
    case 'tel':
      return <FormPhoneField {...shared} placeholder={placeholder} />;
    case 'date':
      return <FormDateField {...shared} today={today} />;
    case 'select':
      return (
        <FormSelectField
          {...shared}
          options={[{ value: '', label: placeholder ?? 'Elegir' }, ...options.map((option) => ({ value: option, label: option }))]}
        />
      );
    case 'radio':
      return <FormChoiceField {...shared} options={options} />;
    case 'checkbox':
      return hasManyAnswers(question) ? <FormChoiceField {...shared} options={options} several /> : <FormCheckboxField {...shared} />;
    default:
      return <FormTextField {...shared} placeholder={placeholder} />;
  }
}
