/** The form of an upload: what goes with the file, objects as JSON, and the file as the part `file`. */
export function formOf(params: Readonly<Record<string, unknown>>, file: File): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  }
  form.append('file', file)
  return form
}
