/** Hands a file to the person, as the browser's downloads do. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click: taken back too early, nothing would be saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
