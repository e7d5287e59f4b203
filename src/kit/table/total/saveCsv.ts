/** Saves a table as a CSV file, with the mark by which spreadsheets recognise UTF-8. */
export function saveCsv(name: string, csv: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  // Characters that file systems do not allow in names.
  link.download = `${name.replaceAll(/[\\/:*?"<>|]/g, ' ')}.csv`
  link.click()
  // The browser reads the address after the click; if it is revoked too early, nothing is saved.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
