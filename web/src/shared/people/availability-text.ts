/** "1 profesional disponible", "4 profesionales disponibles" */
export function professionalCountText(count: number): string {
  return count === 1 ? '1 profesional disponible' : `${count} profesionales disponibles`;
}
