/** Reads a text/event-stream that comes in pieces. Comments and other fields are left out. */
export class EventReader {
  private text = '';

  /** The data of each event that is whole now. */
  read(piece: string): string[] {
    this.text += piece;
    const parts = this.text.split('\n\n');
    this.text = parts.pop() ?? '';
    return parts.flatMap((part) => {
      const lines = part.split('\n').filter((line) => line.startsWith('data: '));
      return lines.length === 0 ? [] : [lines.map((line) => line.slice('data: '.length)).join('\n')];
    });
  }
}
