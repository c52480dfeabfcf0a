import { useAgendaProfessionalsQuery } from '../agenda.generated';

/** Whose week can be chosen, for administrators. */
export function useProfessionals(isAdmin: boolean): readonly { id: number; name: string }[] {
  return useAgendaProfessionalsQuery({ skip: !isAdmin, errorToast: false }).data?.professionals ?? [];
}
