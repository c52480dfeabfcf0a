import { array, string } from 'yup';

import type { FieldWords } from '../../../kit/edit/EditDifferences';
import { formSchema } from '../../../kit/form/form-schema';
import { textRule } from '../../../kit/form/rules';
import { createWaitingScreenInputLimits as limits } from '../../../schema/limits.generated';
import { roomsText, texts } from '../texts';
import type {
  CreateWaitingScreenInput,
  WaitingScreenFactsFragment,
  WaitingScreenKind,
  WaitingScreenShows,
} from './screens.generated';

export interface ScreenValues {
  name: string;
  kind: string;
  /** Ids, ascending; none: all. */
  roomIds: readonly string[];
  shows: string;
}

export const screenSchema = formSchema<ScreenValues>({
  name: textRule(limits.name, { required: texts.faults.name }),
  kind: string(),
  roomIds: array(string()),
  shows: string(),
});

/** A new screen shows the tickets of all rooms. */
export function toScreenValues(screen: WaitingScreenFactsFragment | undefined): ScreenValues {
  return {
    name: screen?.name ?? '',
    kind: screen?.kind ?? 'calls',
    roomIds: (screen?.roomIds ?? []).map(String),
    shows: screen?.shows ?? 'ticket',
  };
}

export function toScreenInput({ name, kind, roomIds, shows }: ScreenValues): Required<CreateWaitingScreenInput> {
  if (kind === 'arrivals') return { name: name.trim(), kind, roomIds: [], shows: 'ticket' };
  return { name: name.trim(), kind: 'calls', roomIds: roomIds.map(Number), shows: shows as WaitingScreenShows };
}

export const KIND_OPTIONS = (['calls', 'arrivals'] as const).map((value) => ({ value, label: texts.kinds[value] }));

export const SHOWS_OPTIONS = (['ticket', 'initials'] as const).map((value) => ({ value, label: texts.shows[value] }));

export function screenWords(rooms: readonly { id: number; name: string }[]): FieldWords<ScreenValues> {
  return {
    name: { label: texts.fields.name },
    kind: { label: texts.fields.kind, text: (kind) => texts.kinds[kind as WaitingScreenKind] },
    roomIds: { label: texts.fields.rooms, text: (ids) => roomsText(ids.map(Number), rooms) },
    shows: { label: texts.fields.shows, text: (shows) => texts.shows[shows as WaitingScreenShows] },
  };
}
