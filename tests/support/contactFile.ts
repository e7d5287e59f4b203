/** A CSV of so many new contacts of the demo operator's brand BR-000001, whose names begin with a word. */
export const contactFile = (word: string, rows: number): string =>
  [
    'name,name_en,position,mobile,email,brand_ids',
    ...Array.from(
      { length: rows },
      (_, row) =>
        `${word}${row},${word} ${row},经理,138${String(10_000_000 + row)},c${row}@example.com,BR-000001`,
    ),
  ].join('\r\n')
