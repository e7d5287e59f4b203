import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { isQuiet, openPage } from '#tests/support/browser.ts'
import { createClient } from '#tests/support/client.ts'
import { storedSession } from '#tests/support/storedSession.ts'
import { pictures, type Picture } from './pictureList.ts'

/**
 * Takes the pictures of the README and of the user guide from a running demo server, whose address is the argument, so that
 * they show what the console looks like now. PICTURES names some of them, separated by commas; PICTURES_FOLDER is another
 * folder than `docs/images`.
 */
const url = process.argv[2] ?? 'http://127.0.0.1:4000'
const folder = process.env['PICTURES_FOLDER'] ?? fileURLToPath(new URL('../../docs/images', import.meta.url))
const some = process.env['PICTURES']?.split(',')

const server = { url, anonymous: createClient(url) }
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  for (const picture of pictures) if (!some || some.includes(picture.name)) await take(picture)
} finally {
  await browser.close()
}

async function take({
  name,
  who,
  site,
  hash,
  locale = 'en_US',
  theme = 'light',
  isPhone = false,
  wait,
}: Picture) {
  const session =
    who === undefined ? {} : { storageState: await storedSession(server, who, { site, locale, theme }) }
  const page = await openPage(browser, {
    ...session,
    viewport: isPhone ? { width: 390, height: 780 } : { width: 1280, height: 800 },
    locale: locale.replace('_', '-'),
    colorScheme: theme,
  })
  await page.goto(`${url}/#${hash}`)
  await page
    .locator(wait ?? '#content h1')
    .first()
    .waitFor()
  while (!isQuiet(page, 1000) || (await page.locator('[aria-busy=true]').count()) > 0) await sleep(100)
  const path = join(folder, `${name}.png`)
  mkdirSync(folder, { recursive: true })
  await page.screenshot({ path, animations: 'disabled' })
  await page.context().close()
  console.log(path)
}
