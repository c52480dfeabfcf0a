import { countText } from '../../kit/text/count-text';

export function professionalCountText(count: number): string {
  return countText(count, 'profesional disponible', 'profesionales disponibles');
}
