import { isIP } from 'node:net'

/**
 * What counts as one caller for rate limits: an IPv4 address; for IPv6 the first 64 bits, which are one line,
 * because its owner has countless addresses.
 */
export function networkOf(address: string | null): string {
  if (address === null || isIP(address) !== 6) return String(address)
  const [head = '', tail] = address.toLowerCase().split('::')
  const front = head.split(':').filter(Boolean)
  const back = (tail ?? '').split(':').filter(Boolean)
  // An IPv4 address at the end takes the place of two groups.
  const missing = 8 - front.length - back.length - (address.includes('.') ? 1 : 0)
  const left = Array.from({ length: tail === undefined ? 0 : missing }, () => '0')
  const groups = [...front, ...left, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
