import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = join(dirname(fileURLToPath(import.meta.url)), '../..')

/**
 * The files of the server that call another address, the setting that it comes from, and what keeps its reply from costing
 * more than it should. Nothing that people enter in the console becomes an address that the server calls.
 */
const known: Readonly<Record<string, string>> = {
  'server/services/delivery/robotChannel.ts': 'NOTICE_ROBOTS: tests/server/callsOut.test.ts',
  'server/services/sms/httpSms.ts': 'SMS_URL: tests/server/callsOut.test.ts',
  'server/services/mail/mailProvider.ts': 'SMTP_URL: tests/server/callsOut.test.ts',
  'server/services/files/s3Store.ts': 'FILES_S3_URL: tests/server/s3Files.test.ts',
  'server/services/session/provider.ts': 'OIDC_ISSUER: tests/server/hostileProvider.test.ts',
  'server/http/proxy.ts':
    'DATA_SOURCES: tests/server/sources.test.ts, and API_URL: tests/server/otherBackEnd.test.ts',
  'server/app/otherBackEnd/frameHosts.ts': 'API_URL: tests/server/otherBackEnd.test.ts',
}

const code = (file: string): string =>
  readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*).*$/gm, '')
const callsOut =
  /(?<![.\w])fetch\(|\b(?:https?|net|tls)\.(?:request|connect)\(|\bnew (?:S3Client|WebSocket|EventSource)\(|createTransport\(|createConnection\(|from 'undici'/
const files = globSync('server/**/*.ts', { cwd: root })

it('only calls that are known leave the server', () => {
  expect(files.filter((file) => callsOut.test(code(file))).toSorted()).toEqual(Object.keys(known).toSorted())
})

it('no call follows a redirect', () => {
  // The library of the provider, and that of S3, follow none by themselves.
  const own = files.filter((file) => /(?<![.\w])fetch\(/.test(code(file)) && !file.endsWith('/provider.ts'))
  expect(own.filter((file) => !/redirect: '(?:error|manual)'/.test(code(file)))).toEqual([])
  expect(own.length).toBeGreaterThan(3)
})
