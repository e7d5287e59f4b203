import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { UserInfo } from '#contract/core/session.ts'
import { MobileReminder } from '#src/plugins/common/MobileReminder.tsx'
import { NotificationsPage } from '#src/plugins/common/inbox/Notifications.tsx'
import { DutyFirst } from '#src/plugins/common/DutyFirst.tsx'
import { PasswordPage } from '#src/plugins/common/PasswordPage.tsx'
import plugin from '#src/plugins/common/plugin.ts'
import { Profile } from '#src/plugins/common/Profile.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson, Here } from '#tests/console/asPerson.tsx'

const noKey = { 'GET /sso/encrypt-key': () => new Response('', { status: 500 }) }

interface ProfileOptions {
  at?: string
  state?: unknown
  user?: Partial<UserInfo>
  signOut?: () => void
}

const open = ({ at = '/profile', ...given }: ProfileOptions = {}) =>
  asPerson({
    plugin,
    at,
    screens: {
      '/profile': Profile,
      '/profile/password': PasswordPage,
      '/notification': NotificationsPage,
      '*': Here,
    },
    above: (
      <>
        <DutyFirst />
        <MobileReminder />
      </>
    ),
    ...given,
  })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const press = (name: string | RegExp) => userEvent.click(button(name))
/** All at once: a key at a time takes its time. */
const type = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  await userEvent.paste(text)
}

beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the profile', () => {
  it('is read anew when it opens', async () => {
    const { paths } = fakeBackEnd({ 'GET /userinfo': { _id: 'u1', email: 'new@example.com' } })
    await open()
    const account = within(await screen.findByRole('region', { name: 'Account' }))
    await account.findByText('new@example.com')
    expect(paths().filter((path) => path === 'GET /userinfo')).toHaveLength(1)
  })

  it('stays as it is known where nobody answers', async () => {
    fakeBackEnd({ 'GET /userinfo': new TypeError() })
    await open()
    const account = within(await screen.findByRole('region', { name: 'Account' }))
    expect(account.getByText('lin@example.com')).toBeTruthy()
  })

  it('tells who one is', async () => {
    fakeBackEnd({})
    await open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Profile' })).toBeTruthy()
    expect(screen.getByText(/Lin Xiao/)).toBeTruthy()
    const account = within(screen.getByRole('region', { name: 'Account' }))
    for (const text of ['brand.editor', 'lin@example.com', '品牌编辑', 'Guangzhou', 'Hong Kong', '62']) {
      expect(account.getByText(text)).toBeTruthy()
    }
  })

  it('leads to the choice of notifications, and keeps when they are mailed', async () => {
    const kept: { key: string; value: unknown }[] = []
    fakeBackEnd({
      'GET /user/preference': () => ({
        list: [...new Map(kept.map((one) => [one.key, one])).values()].filter(({ value }) => value !== null),
        total: 0,
      }),
      'GET /notification/kinds': {
        list: [{ kind: 'job', name: { zh_CN: '任务', zh_TW: '工作', en_US: 'Jobs' }, total: 1, unread: 1 }],
        total: 1,
      },
      'PUT /user/preference': ({ body }: { body: { key: string; value: unknown } }) => {
        kept.push(body)
        return body
      },
    })
    await open()
    await userEvent.click(await screen.findByRole('link', { name: 'Choose notifications' }))
    await userEvent.click(await screen.findByRole('radio', { name: 'Once a day, in the morning' }))
    await waitFor(() => expect(kept).toEqual([{ key: 'notices/mail', value: 'daily' }]))
    await userEvent.click(screen.getByRole('radio', { name: 'Never' }))
    await waitFor(() => expect(kept.at(-1)).toEqual({ key: 'notices/mail', value: 'never' }))
    await userEvent.click(screen.getByRole('radio', { name: 'At once' }))
    await waitFor(() => expect(kept.at(-1)).toEqual({ key: 'notices/mail', value: null }))
  })

  it('says that there are no mails for an account without an address', async () => {
    fakeBackEnd({})
    await open({ user: { email: null } })
    expect(await screen.findByText(/Your account has no email address/)).toBeTruthy()
  })

  it('signs out', async () => {
    fakeBackEnd({})
    const signOut = vi.fn()
    await open({ signOut })
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    expect(signOut).toHaveBeenCalledOnce()
  })

  it('changes the language', async () => {
    fakeBackEnd({})
    await open()
    await userEvent.click(await screen.findByRole('radio', { name: '简体' }))
    expect(await screen.findByRole('heading', { name: '语言与外观' })).toBeTruthy()
  })
})

async function changePassword(old: string, next: string, again = next) {
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
  await type('Current password', old)
  await type('New password', next)
  await type('New password again', again)
  await press('Change password')
}

describe('changing the password', () => {
  it('sends both in clear where no key can be had, and says that all others are signed out', async () => {
    const { asked } = fakeBackEnd({ ...noKey, 'POST /password/change': { ok: true } })
    await open()
    await changePassword('Demo#2026', 'Next-Pass-1')
    expect(await screen.findByText(/told: profile.password.changed/)).toBeTruthy()
    expect(asked.find(({ path }) => path === '/password/change')?.body).toEqual({
      old_password: 'Demo#2026',
      new_password: 'Next-Pass-1',
    })
    expect(screen.queryByLabelText('New password')).toBeNull()
  })

  it('encrypts each with a key of its own', async () => {
    let made = 0
    const { asked } = fakeBackEnd({
      'GET /sso/encrypt-key': () => ({ encrypt_key: `key-${++made}`, expires_at: 0 }),
      'POST /password/change': { ok: true },
    })
    await open()
    await changePassword('Demo#2026', '新密码🔑很长很长')
    await screen.findByText(/told: profile.password.changed/)
    const sent = asked.find(({ path }) => path === '/password/change')?.body as Record<string, string>
    expect(aes.decrypt(sent['old_password'] ?? '', 'key-1').toString(utf8)).toBe('Demo#2026')
    expect(aes.decrypt(sent['new_password'] ?? '', 'key-2').toString(utf8)).toBe('新密码🔑很长很长')
  })

  it.each([
    ['goes with new keys when the old ones had expired on the way', 1, /told: profile.password.changed/, 0],
    ['says so when the new ones are refused too', 2, 'The key has expired', 1],
  ] as const)('%s', async (_, refusals, told, errors) => {
    let [made, sent] = [0, 0]
    const { asked } = fakeBackEnd({
      'GET /sso/encrypt-key': () => ({ encrypt_key: `key-${++made}`, expires_at: 0 }),
      'POST /password/change': () =>
        ++sent <= refusals ? refusal(1007, 'The key has expired') : { ok: true },
    })
    await open()
    await changePassword('Demo#2026', 'Next-Pass-1')
    await screen.findByText(told)
    expect(screen.queryAllByText('The key has expired')).toHaveLength(errors)
    const bodies = asked.flatMap(({ path, body }) =>
      path === '/password/change' ? [body as Record<string, string>] : [],
    )
    expect(bodies).toHaveLength(2)
    expect(aes.decrypt(bodies[1]?.['old_password'] ?? '', 'key-3').toString(utf8)).toBe('Demo#2026')
  })

  it('tells while typing what is missing', async () => {
    fakeBackEnd({})
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    const rules = () => within(screen.getByRole('list', { name: 'The new password' }))
    expect(rules().getByText('At least 8 characters').textContent).toContain('Missing')
    await type('New password', 'long enough')
    expect(rules().getByText('At least 8 characters').textContent).toContain('Done')
    expect(rules().getByText('Must match the new password').textContent).toContain('Missing')
  })

  it.each([
    ['', 'long enough', 'long enough', 'Current password', 'Enter the password'],
    ['Demo#2026', 'short', 'short', 'New password', 'Enter at least 8 characters'],
    ['Demo#2026', 'Brand.Editor', 'Brand.Editor', 'New password', /not your user name or email/],
    ['Demo#2026', 'Demo#2026', 'Demo#2026', 'New password', /differs from the current password/],
    ['Demo#2026', 'long enough', 'long enuogh', 'New password again', 'The two do not match'],
  ])('with “%s”, “%s” and “%s” is stopped at the field “%s”', async (old, next, again, label, text) => {
    const { paths } = fakeBackEnd({})
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    if (old) await type('Current password', old)
    await type('New password', next)
    await type('New password again', again)
    await press('Change password')
    const field = screen.getByLabelText(label)
    await waitFor(() => expect(document.activeElement).toBe(field))
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
    expect(paths()).not.toContain('POST /password/change')
  })

  it.each([
    ['Current password', refusal(1013, 'Wrong old one'), 'Wrong old one'],
    [
      'New password',
      refusal(1014, 'Too weak', { fields: { new_password: 'common' } }),
      'Too many people use this one: choose another',
    ],
    [
      'New password',
      refusal(1014, 'Not by our rules', { fields: { new_password: 'moon' } }),
      'Not by our rules',
    ],
  ])('says at the field “%s” what the back end has against it', async (label, answer, text) => {
    fakeBackEnd({ ...noKey, 'POST /password/change': answer })
    const { toasts } = await open()
    await changePassword('Demo#2026', 'long enough')
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText(label))
    expect(toasts).toEqual([])
  })

  it('says what is wrong with the whole above the button', async () => {
    fakeBackEnd({ ...noKey, 'POST /password/change': refusal(4290, 'Too many tries', { retry_after: 60 }) })
    await open()
    await changePassword('Demo#2026', 'long enough')
    expect((await screen.findByRole('alert')).textContent).toBe('Too many tries')
  })

  it('is quietly not offered by a back end without it', async () => {
    fakeBackEnd({})
    const { toasts } = await open()
    await changePassword('Demo#2026', 'long enough')
    expect(await screen.findByText('This system does not offer it.')).toBeTruthy()
    expect(toasts).toEqual([])
  })

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['a button', () => userEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
  ])('is put away by %s, and the focus is where it was', async (_, close) => {
    fakeBackEnd({})
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    expect(document.activeElement).toBe(screen.getByLabelText('Current password'))
    await close()
    expect(screen.queryByLabelText('Current password')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Change password' }))
  })

  it('shows on demand what was typed', async () => {
    fakeBackEnd({})
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Change password' }))
    await press('Show “New password”')
    expect(screen.getByLabelText('New password').getAttribute('type')).toBe('text')
    expect(screen.getByLabelText('Current password').getAttribute('type')).toBe('password')
  })
})

describe('a password that somebody else has set', () => {
  const user = { must_change_password: true }

  it('is to be changed before anything else, and then one is where one was going', async () => {
    fakeBackEnd({ ...noKey, 'POST /password/change': { ok: true } })
    await open({ user, at: '/brandDB/brand?page=2' })
    expect(await screen.findByRole('heading', { name: 'Choose a password of your own' })).toBeTruthy()
    await type('Current password', 'Given-1234')
    await type('New password', 'Chosen-1234')
    await type('New password again', 'Chosen-1234')
    await press('Change password')
    expect(await screen.findByText('at /brandDB/brand?page=2')).toBeTruthy()
  })

  it('cannot be got round by another address', async () => {
    fakeBackEnd({})
    const { router } = await open({ user })
    await screen.findByRole('heading', { name: 'Choose a password of your own' })
    await router.navigate('/brandDB/brand')
    await waitFor(() => expect(router.state.location.pathname).toBe('/profile/password'))
  })
})

async function sendCode(number: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add a number' }))
  await type('Number', number)
  await press('Send code')
}

const sent = { sent: true, expires_in: 300, resend_after: 60 }

describe('binding a mobile number', () => {
  it('takes a number and the code that went there, and shows the number masked', async () => {
    const { asked } = fakeBackEnd({
      'POST /sms/sendcode': sent,
      'POST /sms/bindmobile': { mobile: '138****0001' },
      ...noKey,
    })
    await open()
    await sendCode('138 0000 0001')
    expect(await screen.findByRole('button', { name: /^Resend in (60|59) s$/ })).toBeTruthy()
    await type('Code from the SMS', '123456')
    await type('Current password', 'Demo#2026')
    await press('Confirm number')
    expect(await screen.findByText('138****0001')).toBeTruthy()
    expect(button('Change number')).toBeTruthy()
    const number = { mobile: '13800000001', country_code: '86' }
    expect(asked.filter(({ path }) => path.startsWith('/sms/')).map(({ body }) => body)).toEqual([
      { ...number, scene: 'bind' },
      { ...number, code: '123456', password: 'Demo#2026' },
    ])
  })

  it('takes Hong Kong numbers', async () => {
    const { asked } = fakeBackEnd({ 'POST /sms/sendcode': sent })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Add a number' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Hong Kong +852' }))
    await type('Number', '6123-4567')
    await press('Send code')
    await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ mobile: '61234567', country_code: '852' }))
  })

  it.each(['1380000000', '61234567', 'abc', ''])(
    'does not send a code to “%s” on the mainland',
    async (number) => {
      const { paths } = fakeBackEnd({})
      await open()
      await userEvent.click(await screen.findByRole('button', { name: 'Add a number' }))
      if (number) await type('Number', number)
      await press('Send code')
      expect(await screen.findByText('Enter the 11 digits of the number')).toBeTruthy()
      expect(paths()).not.toContain('POST /sms/sendcode')
    },
  )

  it('sends one code however often one presses', async () => {
    const { paths } = fakeBackEnd({ 'POST /sms/sendcode': sent })
    await open()
    await sendCode('13800000001')
    await press(/^Resend in/)
    await press(/^Resend in/)
    expect(paths().filter((path) => path === 'POST /sms/sendcode')).toHaveLength(1)
  })

  it('says at the number that somebody else has it', async () => {
    fakeBackEnd({ 'POST /sms/sendcode': refusal(1012, 'Somebody else has this number') })
    const { toasts } = await open()
    await sendCode('13800000001')
    expect(await screen.findByText('Somebody else has this number')).toBeTruthy()
    expect(screen.getByLabelText('Number').getAttribute('aria-invalid')).toBe('true')
    expect(toasts).toEqual([])
  })

  it('says at the code that it is wrong', async () => {
    fakeBackEnd({ 'POST /sms/sendcode': sent, 'POST /sms/bindmobile': refusal(1010, 'Wrong code') })
    await open()
    await sendCode('13800000001')
    await type('Code from the SMS', '000000')
    await type('Current password', 'Demo#2026')
    await press('Confirm number')
    expect(await screen.findByText('Wrong code')).toBeTruthy()
    expect(screen.getByLabelText('Code from the SMS').getAttribute('aria-invalid')).toBe('true')
  })

  it('sends the password with a new key when the old one had expired on the way', async () => {
    let tries = 0
    const { paths } = fakeBackEnd({
      'POST /sms/sendcode': sent,
      'POST /sms/bindmobile': () =>
        ++tries === 1 ? refusal(1007, 'The key has expired') : { mobile: '138****0001' },
    })
    await open()
    await sendCode('13800000001')
    await type('Code from the SMS', '123456')
    await type('Current password', 'Demo#2026')
    await press('Confirm number')
    await waitFor(() => expect(screen.queryByLabelText('Code from the SMS')).toBeNull())
    expect(paths().filter((path) => path === 'POST /sms/bindmobile')).toHaveLength(2)
    expect(screen.queryByText('The key has expired')).toBeNull()
  })

  it('asks for the password, and says there that it is wrong', async () => {
    const { paths } = fakeBackEnd({
      'POST /sms/sendcode': sent,
      'POST /sms/bindmobile': refusal(1013, 'Wrong password'),
    })
    await open()
    await sendCode('13800000001')
    await type('Code from the SMS', '123456')
    await press('Confirm number')
    const password = screen.getByLabelText('Current password')
    await waitFor(() => expect(document.activeElement).toBe(password))
    expect(paths()).not.toContain('POST /sms/bindmobile')
    await type('Current password', 'wrong')
    await press('Confirm number')
    expect(await screen.findByText('Wrong password')).toBeTruthy()
    expect(password.getAttribute('aria-invalid')).toBe('true')
    await waitFor(() => expect(document.activeElement).toBe(password))
  })
})

describe('the reminder to bind a number', () => {
  const user = { sms_remind: true }
  const reminder = () => screen.queryByRole('complementary', { name: 'Reminder' })

  it('leads to the form', async () => {
    fakeBackEnd({})
    await open({ user, at: '/brandDB/brand' })
    await userEvent.click(await screen.findByRole('button', { name: 'Add now' }))
    const number = await screen.findByLabelText('Number')
    await waitFor(() => expect(document.activeElement).toBe(number))
    expect(reminder()).toBeNull()
  })

  it('is put off until the next sign-in', async () => {
    const { paths } = fakeBackEnd({})
    await open({ user, at: '/brandDB/brand' })
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    expect(reminder()).toBeNull()
    cleanup()
    await open({ user, at: '/brandDB/brand' })
    await screen.findByText('at /brandDB/brand')
    expect(reminder()).toBeNull()
    expect(paths()).not.toContain('POST /sms/notRemindAgain')
  })

  it('asks the next person at this browser', async () => {
    fakeBackEnd({})
    await open({ user, at: '/brandDB/brand' })
    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    cleanup()
    await open({ user: { ...user, _id: 'u2' }, at: '/brandDB/brand' })
    expect(await screen.findByRole('complementary', { name: 'Reminder' })).toBeTruthy()
  })

  it('goes for good when one says so', async () => {
    const { paths } = fakeBackEnd({ 'POST /sms/notRemindAgain': { ok: true } })
    await open({ user, at: '/brandDB/brand' })
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t ask again' }))
    await waitFor(() => expect(paths()).toContain('POST /sms/notRemindAgain'))
    expect(reminder()).toBeNull()
  })

  it('says nothing when the back end knows no such call', async () => {
    fakeBackEnd({})
    const { toasts } = await open({ user, at: '/brandDB/brand' })
    await userEvent.click(await screen.findByRole('button', { name: 'Don’t ask again' }))
    expect(reminder()).toBeNull()
    expect(toasts).toEqual([])
  })

  it.each([
    ['has a number', { sms_remind: true, mobile: '138****0001' }],
    ['said not to be asked', { sms_remind: false }],
  ])('does not ask who %s', async (_, user) => {
    fakeBackEnd({})
    await open({ user, at: '/brandDB/brand' })
    await screen.findByText('at /brandDB/brand')
    expect(reminder()).toBeNull()
  })
})
