import { expect, it } from 'vitest'
import { deviceOf } from '#src/resources/System/session/deviceOf.ts'
import { textsOf } from '#tests/support/textsOf.ts'

const aText: unknown = expect.any(String)
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const android = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)'

it.each([
  [`${windows} Chrome/146.0.0.0 Safari/537.36`, 'chrome', 'windows', 'computer'],
  [`${windows} Chrome/146.0.0.0 Safari/537.36 Edg/146.0.0.0`, 'edge', 'windows', 'computer'],
  [`${windows} Chrome/146.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'opera', 'windows', 'computer'],
  [`${windows} Chrome/122.0.0.0 Safari/537.36 QQBrowser/19.0`, 'qq', 'windows', 'computer'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
    'firefox',
    'windows',
    'computer',
  ],
  [
    `${mac} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'safari',
    'macos',
    'computer',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox', 'linux', 'computer'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
    'chrome',
    'chromeos',
    'computer',
  ],
  [`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`, 'safari', 'iphone', 'phone'],
  [`${iPhone} CriOS/146.0.0.0 Mobile/15E148 Safari/604.1`, 'chrome', 'iphone', 'phone'],
  [`${iPhone} Mobile/15E148 MicroMessenger/8.0.60(0x18003c2f) NetType/WIFI`, 'wechat', 'iphone', 'phone'],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'safari',
    'ipad',
    'tablet',
  ],
  [`${android} Chrome/146.0.0.0 Mobile Safari/537.36`, 'chrome', 'android', 'phone'],
  [`${android} Chrome/146.0.0.0 Safari/537.36`, 'chrome', 'android', 'tablet'],
  [`${android} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, 'samsung', 'android', 'phone'],
  [
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/132.0.0.0 Safari/537.36 ArkWeb/5.0 Mobile',
    'chrome',
    'harmony',
    'phone',
  ],
  [`${windows} Thunderbolt/1`, null, 'windows', 'computer'],
  ['curl/8.5.0', null, null, 'other'],
  ['', null, null, 'other'],
  [null, null, null, 'other'],
])('%s is %s on %s, a %s', async (userAgent, browser, system, kind) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, kind })
  const { messages } = await (await textsOf('common')).en_US()
  expect(messages).toMatchObject({
    profile: {
      sessions: {
        device: {
          browser: browser === null ? {} : { [browser]: aText },
          system: system === null ? {} : { [system]: aText },
        },
      },
    },
  })
})
