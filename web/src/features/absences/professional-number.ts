/** Of a path; what is no number is nobody's. */
export const professionalNumber = (text: string | undefined): number =>
  /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
