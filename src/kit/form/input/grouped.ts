/** Adds thousands separators to a number; all digits stay. Other texts stay as they are. */
export function grouped(text: string): string {
  const match = /^(-?)(\d+)(\.\d*)?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', rest = ''] = match
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}
