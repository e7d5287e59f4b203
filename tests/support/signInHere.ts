import type { Page } from 'playwright'
import { demoPassword } from './client.ts'

/** Signs in on the sign-in page that is showing, at its address, and waits for the console. */
export async function signInHere(page: Page, username: string, password = demoPassword): Promise<void> {
  const name = page.getByRole('textbox', { name: /用户名|用戶|user name/i })
  await name.fill(username)
  await page.locator('input[type=password]').fill(password)
  await page.getByRole('button', { name: /^(登录|登入|Sign in)$/ }).click()
  const console = page.getByRole('navigation').first()
  const sites = page.getByRole('dialog').getByRole('listitem')
  await console.or(sites.first()).first().waitFor()
  if (await sites.first().isVisible()) await sites.first().getByRole('button').click()
  await console.waitFor()
}
