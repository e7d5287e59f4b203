/** Saves a file as a browser download. */
export function saveFile(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  // The browser reads the address after the click; if it is revoked too early, nothing is saved.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
