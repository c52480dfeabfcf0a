import { countText } from '../text/count-text';

/** "1 profesional disponible", "4 profesionales disponibles" */
export function professionalCountText(count: number): string {
  return countText(count, 'profesional disponible', 'profesionales disponibles');
}
