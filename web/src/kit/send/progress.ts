export interface Progress {
  done: number;
  total: number;
}

/** "3 de 12" */
export function progressText({ done, total }: Progress): string {
  return `${done} de ${total}`;
}
