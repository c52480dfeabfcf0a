import { SCOPES, SCOPES_OF_PROFESSIONALS, type Scope } from '@turnero/api/domain/scopes';
import { array, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { textRule, wholeNumberRule } from '../../kit/form/rules';
import { createApiKeyInputLimits as limits } from '../../schema/limits.generated';
import type { ApiKeyFactsFragment, CreateApiKeyInput } from './api-keys.generated';
import { texts } from './texts';

export interface KeyValues {
  name: string;
  /** A professional's id, or CLINIC. */
  whose: string;
  scopes: readonly string[];
  /** Days, or `never`. */
  expiry: string;
  requestsPerMinute: string;
}

export const CLINIC = 'clinic';

export const keySchema = formSchema<KeyValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  whose: string(),
  scopes: array(string()).test('some', texts.faults.scopes, (scopes = []) =>
    scopes.some((it) => it !== 'personal-data'),
  ),
  expiry: string(),
  requestsPerMinute: wholeNumberRule(limits.requestsPerMinute, {
    named: texts.faults.requests,
    required: texts.faults.requestsRequired,
  }),
});

export function toKeyValues(key: ApiKeyFactsFragment | undefined): KeyValues {
  return {
    name: key?.name ?? '',
    whose: String(key?.professionalId ?? CLINIC),
    scopes: key?.scopes ?? [],
    expiry: '365',
    requestsPerMinute: String(key?.requestsPerMinute ?? 600),
  };
}

export function toKeyInput({ name, whose, scopes, expiry, requestsPerMinute }: KeyValues): Required<CreateApiKeyInput> {
  return {
    name: name.trim(),
    professionalId: whose === CLINIC ? null : Number(whose),
    scopes: scopesFor(whose).filter((scope) => scopes.includes(scope)),
    expiresInDays: expiry === 'never' ? null : Number(expiry),
    longLived: expiry === 'never',
    requestsPerMinute: Number(requestsPerMinute),
  };
}

/** Scopes to choose from. */
export function scopesFor(whose: string): readonly Scope[] {
  return whose === CLINIC ? SCOPES : SCOPES_OF_PROFESSIONALS;
}

/** By the server's names. */
export const KEY_FIELDS = { professionalId: 'whose', expiresInDays: 'expiry' } as const;

export const EXPIRY_OPTIONS = (['30', '90', '365', 'never'] as const).map((value) => ({
  value,
  label: texts.form.days[value],
}));

export const KEY_WORDS: FieldWords<KeyValues> = {
  name: { label: texts.fields.name },
  whose: { label: texts.fields.whose },
  scopes: { label: texts.fields.scopes },
  expiry: { label: texts.fields.expiry },
  requestsPerMinute: { label: texts.fields.requestsPerMinute },
};
