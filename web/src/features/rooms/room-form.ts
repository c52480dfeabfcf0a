import { array, boolean, string } from 'yup';

import type { FieldWords } from '../../kit/edit/EditDifferences';
import { formSchema } from '../../kit/form/form-schema';
import { moneyOf, moneyRule, moneyText, typedMoneyText } from '../../kit/form/money-text';
import { textRule, wholeNumberRule } from '../../kit/form/rules';
import { createRoomInputLimits as limits } from '../../schema/limits.generated';
import type { CreateRoomInput, RoomFactsFragment } from './rooms.generated';
import { roomStateText, specialtiesText, texts, type NamedSpecialty } from './texts';

export interface RoomValues {
  name: string;
  description: string;
  isActive: boolean;
  sortOrder: string;
  hourlyRate: string;
  /** Ids, ascending; empty: all. */
  specialtyIds: readonly string[];
}

export const roomSchema = formSchema<RoomValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  description: textRule(limits.description),
  isActive: boolean(),
  sortOrder: wholeNumberRule(limits.sortOrder, { named: texts.named.order }),
  hourlyRate: moneyRule(texts.named.hourlyRate, { withCents: true }),
  specialtyIds: array(string()),
});

/** A new room is active, of order 0 and at the clinic's rate. */
export function toRoomValues(room: RoomFactsFragment | undefined): RoomValues {
  return {
    name: room?.name ?? '',
    description: room?.description ?? '',
    isActive: room?.isActive ?? true,
    sortOrder: String(room?.sortOrder ?? 0),
    hourlyRate: moneyText(room?.hourlyRate ?? 0, { withCents: true }),
    specialtyIds: (room?.specialtyIds ?? []).toSorted((one, other) => one - other).map(String),
  };
}

/** Sends every field. An empty number is 0. `values` must be valid. */
export function toRoomInput(values: RoomValues): Required<CreateRoomInput> {
  const { name, description, isActive, sortOrder, hourlyRate, specialtyIds } = values;
  return {
    name: name.trim(),
    description: description.trim(),
    isActive,
    sortOrder: Number(sortOrder),
    hourlyRate: moneyOf(hourlyRate) ?? 0,
    specialtyIds: specialtyIds.map(Number),
  };
}

export function roomWords(
  currency: string | undefined,
  specialties: readonly NamedSpecialty[],
): FieldWords<RoomValues> {
  return {
    name: { label: texts.fields.name },
    description: { label: texts.fields.description },
    isActive: { label: texts.fields.state, text: roomStateText },
    sortOrder: { label: texts.fields.order },
    hourlyRate: { label: texts.fields.hourlyRate, text: (typed) => typedMoneyText(typed, currency) },
    specialtyIds: { label: texts.fields.specialties, text: (ids) => specialtiesText(ids.map(Number), specialties) },
  };
}
