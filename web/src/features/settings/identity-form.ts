import type { FieldWords } from '../../kit/edit/EditDifferences';
import { addressRule } from '../../kit/form/address-rule';
import { formSchema } from '../../kit/form/form-schema';
import { textRule } from '../../kit/form/rules';
import { updateClinicIdentityInputLimits as limits } from '../../schema/limits.generated';
import type { ClinicIdentityFactsFragment, UpdateClinicIdentityInput } from './settings.generated';
import { texts } from './texts';

export interface IdentityValues {
  name: string;
  address: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
  contactEmail: string;
}

export const identitySchema = formSchema<IdentityValues>({
  name: textRule(limits.name, texts.faults.name),
  address: textRule(limits.address),
  city: textRule(limits.city),
  province: textRule(limits.province),
  postalCode: textRule(limits.postalCode),
  phone: textRule(limits.phone, texts.faults.phone),
  contactEmail: addressRule(limits.contactEmail, texts.faults.contactEmail),
});

export function toIdentityValues(identity: ClinicIdentityFactsFragment | undefined): IdentityValues {
  return {
    name: identity?.name ?? '',
    address: identity?.address ?? '',
    city: identity?.city ?? '',
    province: identity?.province ?? '',
    postalCode: identity?.postalCode ?? '',
    phone: identity?.phone ?? '',
    contactEmail: identity?.contactEmail ?? '',
  };
}

/** Sends every field; an empty text clears it. `values` must be valid. */
export function toIdentityInput({
  name,
  address,
  city,
  province,
  postalCode,
  phone,
  contactEmail,
}: IdentityValues): Required<UpdateClinicIdentityInput> {
  return {
    name: name.trim(),
    address: address.trim() || null,
    city: city.trim() || null,
    province: province.trim() || null,
    postalCode: postalCode.trim() || null,
    phone: phone.trim() || null,
    contactEmail: contactEmail.trim() || null,
  };
}

export const IDENTITY_WORDS: FieldWords<IdentityValues> = {
  name: { label: texts.fields.name },
  address: { label: texts.fields.address },
  city: { label: texts.fields.city },
  province: { label: texts.fields.province },
  postalCode: { label: texts.fields.postalCode },
  phone: { label: texts.fields.phone },
  contactEmail: { label: texts.fields.contactEmail },
};
