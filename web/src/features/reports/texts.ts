import { countText } from '../../kit/text/count-text';
import type { ActivityAction } from './activity.generated';
import type { AuditAction } from './audit.generated';

/** Name of the actor; null for a deleted account or no account. */
export function actorText({ actor, actorKey }: { actor: Named; actorKey: Named }): string | null {
  return actorKey ? texts.keyText(actorKey.name) : (actor?.name ?? null);
}

type Named = { name: string } | null;

export const texts = {
  fields: {
    action: 'Acción',
    changes: 'Cambios',
    at: 'Fecha',
  },
  allActions: 'Todas las acciones',
  keyText: (name: string) => `Clave ${name}`,
  /** Read aloud instead of the arrow. */
  becomes: 'pasa a',
  activity: {
    caption: 'Actividad de Profesionales',
    professional: 'Profesional',
    allProfessionals: 'Todos los profesionales',
    month: 'Mes',
    allMonths: 'Todos los meses',
    year: 'Año',
    allYears: 'Todos los años',
    actor: 'Hecho por',
    formerActor: 'Cuenta eliminada',
    count: (entries: number) => countText(entries, 'registro', 'registros'),
    failed: 'Error al cargar los logs de actividad',
    empty: 'No hay actividad registrada',
    emptyHint: 'Aquí se verá lo que cambie en los horarios, las tarifas y los perfiles.',
    narrowedHint: 'Probá con menos filtros.',
    showAll: 'Mostrar todo',
    /** In the order of the filter. */
    actions: {
      availability_updated: 'Disponibilidad actualizada',
      template_applied: 'Plantilla aplicada',
      day_override: 'Fecha no disponible',
      rate_updated: 'Tarifa actualizada',
      profile_updated: 'Perfil actualizado',
    } satisfies Record<ActivityAction, string>,
  },
  audit: {
    caption: 'Auditoría',
    search: 'Buscar por nombre o valor',
    near: 'Resultados parecidos',
    actor: 'Quién',
    allActors: 'Todas las personas',
    formerActor: 'Sin cuenta',
    thing: 'Qué',
    allThings: 'Todos los registros',
    /** "Sala: Consultorio 1"; without a name, only the kind. */
    thingText: (kind: string, called: string) => (called ? `${kind}: ${called}` : kind),
    allDates: 'Todas las fechas',
    periods: {
      today: 'Hoy',
      week: 'Últimos 7 días',
      month: 'Últimos 30 días',
      year: 'Últimos 365 días',
    },
    failed: 'Error al cargar la auditoría',
    empty: 'Todavía no hay cambios registrados',
    emptyHint: 'Aquí se verá quién cambia qué en la clínica.',
    /** Nouns, since they stand beside things of any gender. In the order of the filter. */
    actions: { created: 'Alta', updated: 'Cambio', deleted: 'Baja' } satisfies Record<AuditAction, string>,
    noValue: 'vacío',
    more: (changes: number) => `Ver ${changes} más`,
  },
};
