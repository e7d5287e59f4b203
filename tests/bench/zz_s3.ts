import { writeFileSync } from 'node:fs'
import { randomBytes, createHash } from 'node:crypto'
import { s3Store } from '#server/files/s3Store.ts'
import { readSettings } from '#server/settings.ts'
const at = (more = {}) => s3Store(readSettings({ FILES_S3_BUCKET: 'mall', FILES_S3_URL: 'http://127.0.0.1:4616', FILES_S3_REGION: 'us-east-1', FILES_S3_KEY: 'S3RVER', FILES_S3_SECRET: 'S3RVER', ...more }))
const big = randomBytes(20 * 2 ** 20); writeFileSync('/tmp/c/big.bin', big)
const read = async (s: AsyncIterable<Uint8Array> | null) => { if (!s) return null; const h = createHash('sha1'); let n = 0; for await (const c of s) { h.update(c); n += c.length } return `${n} ${h.digest('hex') === createHash('sha1').update(big).digest('hex')}` }
const tell = async (name: string, work: () => Promise<unknown>) => { const t = performance.now(); const r = await work().then(v => v, (e: any) => { let s = ''; for (let x = e; x; x = x.cause) s += `${x.name}: ${x.message} | `; return 'THROWS ' + s + (JSON.stringify(e, Object.getOwnPropertyNames(e)).includes('wrongsecret') ? 'SECRET LEAKS' : '') }); console.log(name, '->', r, Math.round(performance.now() - t), 'ms') }
const s = at()
await tell('put 20 MB', () => s.put('up-big', '/tmp/c/big.bin'))
await tell('get', async () => read(await s.get('up-big')))
await tell('get missing', async () => read(await s.get('up-none')))
await tell('remove', () => s.remove('up-big'))
await tell('remove again', () => s.remove('up-big'))
await tell('get removed', async () => read(await s.get('up-big')))
await tell('wrong secret put', () => at({ FILES_S3_SECRET: 'wrongsecret' }).put('x', '/tmp/c/big.bin'))
await tell('wrong secret get', () => at({ FILES_S3_SECRET: 'wrongsecret' }).get('x'))
await tell('wrong key get', () => at({ FILES_S3_KEY: 'NOBODY' }).get('x'))
await tell('no bucket get', () => at({ FILES_S3_BUCKET: 'elsewhere' }).get('x'))
await tell('no bucket put', () => at({ FILES_S3_BUCKET: 'elsewhere' }).put('x', '/tmp/c/big.bin'))
const gone = { FILES_S3_URL: 'http://127.0.0.1:4619' }
await tell('gone get', () => at(gone).get('x'))
await tell('gone put', () => at(gone).put('x', '/tmp/c/big.bin'))
await tell('gone remove', () => at(gone).remove('x'))
import { createServer } from 'node:net'
const hung = createServer(c => c.on('error', () => {}).resume()); await new Promise<void>(d => hung.listen(4620, '127.0.0.1', d))
const silent = { FILES_S3_URL: 'http://127.0.0.1:4620' }
const limit = (w: () => Promise<unknown>) => () => Promise.race([w(), new Promise(d => setTimeout(d, 20000, 'STILL WAITING after 20 s'))])
await tell('hung get', limit(() => at(silent).get('x')))
await tell('hung put', limit(() => at(silent).put('x', '/tmp/c/big.bin')))
await tell('no route get', limit(() => at({ FILES_S3_URL: 'http://10.255.255.1:9000' }).get('x')))
process.exit()
