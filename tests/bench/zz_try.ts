import { startAtrium } from '#tests/bench/peers/atrium.ts'
const a = await startAtrium('postgresql', 10000)
console.log(a.databaseUrl)
const { rightPages } = await import('#tests/bench/peers/rightPages.ts')
const check = rightPages(10000)
for (const s of ['prospect', 'active', 'inactive', 'blacklisted']) { try { check(s, await a.list(s)); console.log(s, 'ok') } catch (e) { console.log(s, String(e).slice(0, 1500)) } }
setTimeout(async () => { await a.stop() }, 300000)
