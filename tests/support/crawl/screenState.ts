import type { Page } from 'playwright'
import { plugins } from '#console.config.ts'
import type { LoggedCall } from './apiLog.ts'

/** What is on a page: its text, what it still lacks, and what should not be there. */
export async function screenState(page: Page, calls: readonly LoggedCall[]) {
  const { text, codes, title, alerts, isBusy } = await page.evaluate(() => {
    const content = document.querySelector<HTMLElement>('#content')
    const fields = [...(content?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])]
    return {
      text: [content?.innerText ?? '', ...fields.map(({ value }) => value)].join('\n'),
      codes: [...(content?.querySelectorAll('code') ?? [])].map((one) => one.textContent),
      title: content?.querySelector<HTMLElement>('h1')?.innerText ?? '',
      alerts: [...document.querySelectorAll<HTMLElement>('[role=alert]')].map((one) => one.innerText),
      isBusy: document.querySelector('[aria-busy=true]') !== null,
    }
  })
  // User names and codes look like keys of texts: those come from the server. The list of texts shows the keys as code.
  const known = JSON.stringify([codes, calls.map(({ data }) => data)])
  const keys = (text.match(keyPattern) ?? []).filter((key) => !known.includes(key))
  return {
    text,
    lacks: [
      ...(title === '' ? ['has no heading'] : []),
      ...(text.replace(title, '').trim().length < 10 ? ['is empty'] : []),
      ...(isBusy ? ['is still loading'] : []),
    ],
    wrong: [...alerts.map((alert) => `says: ${alert}`), ...keys.map((key) => `shows the key ${key}`)],
  }
}

const areas = Object.keys(plugins).join('|')
const keyPattern = new RegExp(`\\b(?:atrium|ra|resources|${areas})\\.[a-z_]+(?:\\.[a-z_]+)*\\b`, 'g')
