/** The browser and the system of a program. Unknown ones are null. */
export interface Device {
  readonly browser: string | null
  readonly system: string | null
  readonly kind: 'phone' | 'tablet' | 'computer' | 'other'
}

/**
 * Reads a `User-Agent`. The names are keys of messages: `profile.sessions.browser.chrome`,
 * `….system.windows`.
 */
export function deviceOf(userAgent: string | null): Device {
  const text = userAgent ?? ''
  const system = keyIn(systems, text)
  return { browser: keyIn(browsers, text), system, kind: kindOf(system, text) }
}

type Marks = readonly (readonly [key: string, mark: RegExp])[]

// Most programs also claim to be another one, so specific names come before general ones.
const browsers: Marks = [
  ['wechat', /\bMicroMessenger\//],
  ['dingtalk', /\bDingTalk\//i],
  ['lark', /\b(?:Lark|Feishu)\//],
  ['qq', /\bM?QQBrowser\//],
  ['uc', /\bUC(?:Browser|WEB)\b/],
  ['samsung', /\bSamsungBrowser\//],
  ['edge', /\b(?:Edg|EdgA|EdgiOS|Edge)\//],
  ['opera', /\b(?:OPR|OPiOS|Opera)\//],
  ['firefox', /\b(?:Firefox|FxiOS)\//],
  ['chrome', /\b(?:Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['safari', /\bVersion\/\S+ .*\bSafari\//],
]

const systems: Marks = [
  ['iphone', /\biPhone\b/],
  ['ipad', /\biPad\b/],
  ['harmony', /\bHarmonyOS\b|\bOpenHarmony\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['chromeos', /\bCrOS\b/],
  ['linux', /\bLinux\b/],
]

const keyIn = (marks: Marks, text: string): string | null =>
  marks.find(([, mark]) => mark.test(text))?.[0] ?? null

function kindOf(system: string | null, text: string): Device['kind'] {
  if (system === null) return 'other'
  if (system === 'ipad') return 'tablet'
  if (system === 'iphone') return 'phone'
  if (system === 'android' || system === 'harmony')
    return /\bMobile\b|\bPhone\b/.test(text) ? 'phone' : 'tablet'
  return 'computer'
}
