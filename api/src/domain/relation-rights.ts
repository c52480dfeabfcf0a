/** The server lets no relative cancel or move unseen turnos. In Spanish, or null. */
export function rightsFault({ mayBook, maySee }: { mayBook: boolean; maySee: boolean }): string | null {
  return mayBook && !maySee ? 'Para sacar, cambiar y cancelar turnos tiene que poder verlos' : null;
}
