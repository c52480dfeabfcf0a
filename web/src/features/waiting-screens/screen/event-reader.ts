/** Parses chunks of a text/event-stream. Ignores comments and other fields. */
export class EventReader {
  private text = '';

  /** Data of each completed event. */
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
