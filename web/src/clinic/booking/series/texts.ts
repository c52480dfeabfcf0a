import { countText } from '../../../kit/text/count-text';

const madeText = (count: number) => countText(count, 'turno creado', 'turnos creados');

export const repeatTexts = {
  label: 'Repetir',
  /** Indexed by weeks between appointments. */
  rhythms: ['No se repite', 'Cada semana', 'Cada dos semanas'],
  count: 'Cantidad de turnos',
  tooFew: 'Elegí al menos dos fechas',
  datesMissing: 'Faltan las fechas de la serie',
  submit: (count: number | undefined) =>
    count === undefined ? 'Crear turnos' : `Crear ${countText(count, 'turno', 'turnos')}`,
  made: madeText,
  done: (count: number) => `${madeText(count)}: se avisa en un solo email`,
  failed: 'Error al crear los turnos',
  unsure: (reason: string) =>
    `No sabemos si los turnos quedaron reservados: ${reason}. Reintentá para saberlo: no se reservan dos veces.`,
  chosen: (count: number) => countText(count, 'turno', 'turnos'),
};
