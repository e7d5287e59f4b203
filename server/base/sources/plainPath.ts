/**
 * The parts of a path as the most obliging server might read it: without regard to case, empty parts and slashes at the end,
 * however often encoded, `.` and `..` resolved. Two paths that mean the same somewhere have the same parts.
 */
export function plainPath(path: string): readonly string[] {
  let plain = path
  for (let last = ''; last !== plain;) {
    last = plain
    plain = plain.replace(/%([\da-f]{2})/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    )
  }
  const parts: string[] = []
  for (const part of plain.toLowerCase().split(/[/\\]+/)) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return parts
}

/** Whether one of two paths is the other, or lies below it. A part such as `{id}` is any. */
export function overlap(one: string, other: string): boolean {
  const [a, b] = [plainPath(one), plainPath(other)]
  return a.slice(0, b.length).every((part, at) => part === b[at] || isOpen(part) || isOpen(b[at]))
}

const isOpen = (part: string | undefined): boolean => part?.startsWith('{') ?? false
