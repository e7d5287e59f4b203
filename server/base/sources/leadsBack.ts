import { overlap, plainPath } from './plainPath.ts'

interface OwnAddress {
  readonly HOST: string
  readonly PORT: number
  readonly PUBLIC_URL?: string | undefined
}

/** Whether the address of a source is this server's own, so that it would forward its calls to itself. */
export function leadsBack(source: URL, { HOST, PORT, PUBLIC_URL }: OwnAddress): boolean {
  const hosts = [HOST, `[${HOST}]`, 'localhost', '127.0.0.1', '0.0.0.0', '[::1]', '[::]']
  if (hosts.includes(source.hostname) && portOf(source) === PORT) return true
  const here = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL)
  // Behind one proxy another path of the same host can be another service.
  const path = `/${plainPath(source.pathname).join('/')}`
  return here?.host === source.host && served.some((own) => overlap(path, here.pathname + own))
}

const served = ['/api/v1', '/sources']

const portOf = ({ port, protocol }: URL): number => Number(port || (protocol === 'https:' ? 443 : 80))
