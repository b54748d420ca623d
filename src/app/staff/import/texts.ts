const some = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** What every import of a file says. */
export const staffImportsContent = {
  /** Of a list with columns of any names. */
  list: {
    file: 'File (CSV or Excel)',
    look: 'Read the file',
    lookAgain: 'Read again',
    working: 'Reading…',
    previewHeading: 'What the import would do',
    faults: (count: number) => some(count, 'row has a problem', 'rows have a problem'),
    faultsHeading: 'Problems',
    faultsText:
      'These rows are left out. Correct them in the file and read it again, or import the others now.',
    rowsHeading: 'The first rows as they would be stored',
    row: 'Row',
    nothing: 'Nothing in this file is new.',
  },
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
