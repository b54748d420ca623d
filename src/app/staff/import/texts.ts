/** What every import of a list says. */
export const staffImportsContent = {
  columns: {
    heading: 'What each column holds',
    text: 'We guessed by the names. Please check, then read the file again if you change something.',
    column: (name: string) => `Column “${name}”`,
    unnamed: (place: number) => `Column ${place} without a name`,
    example: (text: string) => `for example: ${text}`,
    noExample: 'empty in the first rows',
    leaveOut: 'Leave out',
  },
  fault: (row: number, column: string, text: string) => `Row ${row}${column && `, ${column}`}: ${text}`,
  more: (count: number) => `and ${count.toLocaleString('en-IN')} more`,
  past: {
    heading: 'Imports',
    none: 'Nothing has been imported yet.',
    by: (who: string, when: string) => `${who}, ${when}`,
    undo: 'Undo',
    /** The number that the activity log has, what the file holds, and its name while it is kept. */
    title: (id: string, kind: string, file: string) => {
      const list = [kind, file].filter(Boolean).join(', ');
      return list ? `Import ${id}: ${list}` : `Import ${id}`;
    },
    undoOf: (file: string) => `Undo the import of ${file}`,
    undoNumber: (id: string) => `Undo import ${id}`,
    undone: (who: string, when: string) => `Undone by ${who}, ${when}`,
  },
} as const;
