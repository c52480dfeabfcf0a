import { nearDate, shortDate } from '../../../kit/time/wall-time';

export const soonestTexts = {
  label: 'Primeros horarios libres',
  /** `day`, `today`: yyyy-MM-dd. "Mañana · mié, 25 nov": without the date it reads as the morning. */
  day: (day: string, today: string) => {
    const [near, date] = [nearDate(day, today), shortDate(day)];
    return near === date ? date : `${near} · ${date}`;
  },
  preferred: 'preferido',
  noneEver:
    'Hace falta que el profesional atienda y que la sala abra: configuralo en Disponibilidad, o elegí otro horario.',
};
