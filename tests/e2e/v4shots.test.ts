import { it } from 'vitest'
import { openPage, settled, signIn, startBrowser, consoleFolder } from '#tests/support/browser.ts'
import { startTestServer } from '#tests/support/testServer.ts'
import { violations } from '#tests/support/axe.ts'
it('shots', async () => {
  const server = await startTestServer('pglite', consoleFolder)
  const browser = await startBrowser()
  const admin = await server.as('admin')
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="600"><rect width="1200" height="600" fill="#fff"/><rect x="20" y="20" width="1160" height="560" fill="none" stroke="#333" stroke-width="6"/><path d="M20 200H1180M20 400H1180M300 20V200M600 20V200M900 20V200M400 400V580M800 400V580" stroke="#333" stroke-width="4" fill="none"/></svg>'
  const png = await (await browser.newPage()).evaluate(async (s) => { const i = new Image(); i.src = 'data:image/svg+xml,' + encodeURIComponent(s); await i.decode(); const c = document.createElement('canvas'); c.width = 1200; c.height = 600; c.getContext('2d')!.drawImage(i, 0, 0); return c.toDataURL('image/png') }, svg)
  const form = new FormData(); form.append('owner_type', 'floor'); form.append('noun', 'floor'); form.append('file', new File([Buffer.from(png.split(',')[1]!, 'base64')], 'plan.png', { type: 'image/png' }))
  const up = await (await fetch(server.url + '/api/v1/upload', { method: 'POST', headers: { token: admin.token! }, body: form })).json()
  console.log(JSON.stringify(up).slice(0, 200))
  for (const f of ['F-SH-L2', 'F-GZ-L2']) console.log((await admin.update('/BdFloor', { _id: f }, { plan: up.data?.uid })).errcode)
  await admin.update('/bdstore', { _id: 'S-GZ-L2-118' }, { plan_polygon: [[0.25,0.03],[0.75,0.03],[0.75,0.33],[0.25,0.33]] })
  const many = (await admin.list('/bdstore', { cond: { floor_id: 'F-GZ-L2' }, range: '0-3' })).data.list
  for (const [i, s] of many.entries()) if (s._id !== 'S-GZ-L2-118') await admin.update('/bdstore', { _id: s._id }, { plan_polygon: [[0.02 + i * 0.2, 0.7],[0.2 + i * 0.2, 0.7],[0.2 + i * 0.2, 0.95],[0.02 + i * 0.2, 0.95]] })
  const list: [string, string, string][] = [
    ['show', 'leasing.head', '/brandDB/store/S-GZ-L2-118/show'],
    ['gone', 'leasing.head', '/brandDB/store/S-GZ-L2-115/show'],
    ['split', 'leasing.head', '/brandDB/store/S-SH-L2-210/split'],
    ['merge', 'leasing.head', '/brandDB/store/S-SH-L2-210/merge'],
    ['list', 'brand.approver', '/brandDB/store'],
    ['floors', 'brand.approver', '/brandDB/floor?floor=F-GZ-L2'],
    ['edit', 'brand.approver', '/brandDB/store/S-GZ-L2-118'],
    ['create', 'brand.approver', '/brandDB/store/create'],
    ['flooredit', 'brand.approver', '/brandDB/floor/F-GZ-L2'],
  ]
  for (const [look, width, locale, theme] of [['w', 1440, 'en_US', 'light'], ['d', 1440, 'zh_CN', 'dark'], ['p', 390, 'zh_TW', 'light']] as const) {
    const pages = new Map<string, any>()
    for (const [name, user, hash] of list) {
      let page = pages.get(user)
      if (!page) {
        page = await openPage(browser, { viewport: { width, height: 900 }, reducedMotion: 'reduce' })
        await signIn(page, server.url, user, undefined, user === 'leasing.head' ? 'Guangzhou' : 'Guangzhou')
        await page.evaluate(([l, t]: string[]) => { localStorage.setItem('atrium.locale', l!); localStorage.setItem('atrium.theme', t!) }, [locale, theme])
        await page.reload(); pages.set(user, page)
      }
      await page.goto('about:blank'); await page.goto(server.url + '/#' + hash)
      await settled(page)
      const v = await violations(page)
      const over = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
      if (v.length || page.problems.length || over) console.log(look, name, over ? 'OVERFLOW' : '', v, page.problems.splice(0))
      await page.screenshot({ path: `/tmp/v4shots/${look}-${name}.png`, fullPage: true })
    }
  }
  await browser.close(); await server.stop()
}, 300_000)
