import { isIP } from 'node:net'
import { isListed } from './addressList.ts'

/** Addresses that only this machine or its network can reach: https://www.iana.org/assignments/iana-ipv4-special-registry */
const inner = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::/127',
  'fc00::/7',
  'fe80::/10',
]

/** Whether the host of a `URL` is, by its own words, this machine or an address of the inner network. */
export function isInnerHost({ hostname }: Pick<URL, 'hostname'>): boolean {
  const host = hostname.replace(/^\[|\]$|\.$/g, '')
  return isIP(host) > 0 ? isListed(inner, plainIpv4(host)) : /(^|\.)localhost$/.test(host)
}

// A URL writes `::ffff:10.0.0.1` as `::ffff:a00:1`.
function plainIpv4(host: string): string {
  const [, high, low] = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(host) ?? []
  if (high === undefined || low === undefined) return host
  const bytes = [high, low].map((part) => Number.parseInt(part, 16)).flatMap((n) => [n >> 8, n & 255])
  return bytes.join('.')
}
