/**
 * Misuses of a form that must not compile. Only tsc reads this file (`npm run check`): an expected error that no longer
 * occurs is an error itself.
 */
import { boolean, string } from 'yup';

import { ActionForm } from '../form/ActionForm';
import { formSchema } from '../form/form-schema';
import { FormCheckboxField } from '../form/FormCheckboxField';
import { FormTextField } from '../form/FormTextField';
import { IntervalsField } from '../form/IntervalsField';
import { useFormField } from '../form/server-refusal';
import type { Interval } from '../time/intervals';
import type { FieldWords } from './EditDifferences';
import { EditForm } from './EditForm';

interface Values {
  name: string;
  isActive: boolean;
  rows: { label: string; isOpen: boolean }[];
  hours: Interval[];
}

const EMPTY: Values = { name: '', isActive: true, rows: [], hours: [] };
const HOURS = { legend: '', rowName: String, removeLabel: String, addLabel: '', newInterval: () => null };
const RULES = { name: string(), isActive: boolean(), rows: string(), hours: string() };
const { name, ...WITHOUT_NAME } = RULES;
const send = () => Promise.resolve({ ok: true } as const);

export function AFieldIsOneOfItsForm() {
  useFormField<Values, string>('name');
  // @ts-expect-error misspelt
  useFormField<Values, string>('nmae');
  return (
    <>
      <FormTextField<Values> label="" name="name" />
      <FormTextField<Values> label="" name={`rows.${1}.label`} />
      <FormCheckboxField<Values> label="" name="rows.0.isOpen" />
      <IntervalsField<Values> {...HOURS} name="hours" />
      {/* @ts-expect-error misspelt */}
      <FormTextField<Values> label="" name="nmae" />
      {/* @ts-expect-error misspelt in a list */}
      <FormTextField<Values> label="" name="rows.0.lable" />
      {/* @ts-expect-error holds no text */}
      <FormTextField<Values> label="" name="isActive" />
      {/* @ts-expect-error holds no intervals */}
      <IntervalsField<Values> {...HOURS} name="rows" />
      {/* @ts-expect-error of no form */}
      <FormTextField label="" name="name" />
    </>
  );
}

export function EveryFieldHasItsRule() {
  // @ts-expect-error one is missing
  formSchema<Values>(WITHOUT_NAME);
  // @ts-expect-error one is of no field
  formSchema<Values>({ ...WITHOUT_NAME, name, nmae: name });
  // @ts-expect-error of no form
  formSchema(RULES);
  return (
    <>
      <ActionForm initialValues={EMPTY} schema={formSchema<Values>(RULES)} onSubmit={send} submitLabel="">
        {null}
      </ActionForm>
      {/* @ts-expect-error of another form */}
      <ActionForm initialValues={EMPTY} schema={formSchema<{ name: string }>({ name })} onSubmit={send} submitLabel="">
        {null}
      </ActionForm>
    </>
  );
}

const LABEL = { label: '' };
export const WORDS: FieldWords<Values> = { name: LABEL, isActive: LABEL, rows: LABEL, hours: LABEL };
// @ts-expect-error one is missing
export const FEWER_WORDS: FieldWords<Values> = { isActive: LABEL, rows: LABEL, hours: LABEL };

interface FormOf<Stored> {
  stored: Stored;
}

export function WhatHasAVersionHasWords({ stored: versioned }: FormOf<{ version: number }>) {
  const form = {
    toValues: () => EMPTY,
    schema: formSchema<Values>(RULES),
    toInput: () => null,
    send: () => Promise.resolve({ data: {} }),
    onDone: () => undefined,
    errorText: '',
    submitLabel: '',
    report: () => undefined,
    children: null,
  };
  return (
    <>
      <EditForm {...form} stored={versioned} words={WORDS} />
      <EditForm {...form} stored={{}} />
      {/* @ts-expect-error without words nobody could choose between two versions */}
      <EditForm {...form} stored={versioned} />
    </>
  );
}
