import { countText } from '../../kit/text/count-text';
import { formatMoney } from '../../kit/text/money';
import { percentText } from '../../kit/text/quantity-text';
import { hoursText } from '../../kit/time/time-of-day';

export const texts = {
  fields: {
    hourlyCost: 'Costo por hora',
    description: 'Descripción',
    minHours: 'Horas mínimas',
    discount: 'Descuento',
  },
  faults: { hourlyCost: 'El costo por hora es requerido', description: 'La descripción es requerida' },
  /** The beginning of a fault: "El descuento debe ser un número…", "El costo por hora debe ser…". */
  named: {
    hourlyCost: 'El costo por hora',
    minHours: 'Las horas mínimas deben ser',
    discount: 'El descuento debe ser',
  },
  pricesPage: {
    loading: 'Cargando los precios…',
    failed: 'Error al cargar los datos',
    rules: 'Reglas de descuento',
    ruleCount: (rules: number) => countText(rules, 'regla', 'reglas'),
  },
  hourlyCostForm: {
    /** `cost`: null when the field is empty. */
    hint: (cost: number | null, currency: string | undefined) =>
      `${costHint(cost, currency)} Lo ya alquilado conserva su precio.`,
    submit: 'Guardar costo',
    done: 'Costo por hora actualizado',
    failed: 'Error al actualizar el costo por hora',
  },
  giveBackForm: {
    title: 'Devolución de alquileres',
    hint:
      'Cuánto se acredita de un alquiler cuando su profesional lo devuelve, según con cuántos días lo hace: de más días ' +
      'a menos. Después del último renglón no se acredita nada. Los renglones vacíos no cuentan, y lo ya devuelto no cambia.',
    row: (number: number) => `Renglón ${number}`,
    days: 'Días antes',
    percentage: 'Crédito %',
    named: { days: 'La cantidad de días', percentage: 'El porcentaje' },
    missing: { days: 'Escribí cuántos días antes', percentage: 'Escribí qué porcentaje se acredita' },
    nothing: 'Nada',
    submit: 'Guardar devoluciones',
    done: 'Devoluciones actualizadas',
    failed: 'Error al actualizar las devoluciones',
  },
  list: {
    from: 'Desde',
    empty: 'No hay reglas de descuento configuradas',
    emptyHint: 'Con una regla, los alquileres largos cuestan menos.',
    emptyOpen: 'Agregar regla',
  },
  ruleForm: {
    descriptionHint: 'La leen los profesionales, por ejemplo: Media jornada.',
    minHoursHint: 'De cada reserva, no del día.',
    discountLabel: 'Descuento (%)',
    discountHint: 'De las reglas que alcanza una reserva cuenta la de mayor descuento.',
  },
  create: {
    open: 'Nueva regla',
    title: 'Nueva regla de descuento',
    submit: 'Agregar regla',
    done: 'Regla de descuento agregada exitosamente',
    failed: 'Error al agregar la regla de descuento',
  },
  update: {
    title: 'Editar regla de descuento',
    submit: 'Guardar cambios',
    done: 'Regla de descuento actualizada exitosamente',
    failed: 'Error al actualizar la regla de descuento',
  },
  deletion: {
    title: 'Eliminar regla de descuento',
    about: (discountPercentage: number, minHours: number) =>
      `${percentText(discountPercentage)} desde ${hoursText(minHours)}`,
    consequence: 'Los alquileres nuevos dejan de tener este descuento. Los ya hechos conservan su precio.',
    no: 'Conservar regla',
    yes: 'Eliminar regla',
    done: 'Regla de descuento eliminada',
    failed: 'Error al eliminar la regla de descuento',
  },
};

function costHint(cost: number | null, currency: string | undefined): string {
  if (!cost) return 'Con 0, alquilar una sala sin precio propio no cuesta nada.';
  return `${formatMoney(cost, currency)} la hora, en las salas sin precio propio.`;
}
