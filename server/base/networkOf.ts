import { isIP } from 'node:net'

/**
 * What counts as one caller where calls are limited: an address of version 4; of version 6 the first 64 bits, which
 * stand for one line, because whoever has that has more addresses than anybody can count.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return String(address)
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  // An address of version 4 at the end takes the place of two groups.
  const missing = 8 - front.length - back.length - (address.includes('.') ? 1 : 0)
  const left = Array.from({ length: tail === undefined ? 0 : missing }, () => '0')
  const groups = [...front, ...left, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
