import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { brand as resource } from '#contract/brandDB/brand.ts'
import { fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { confirmRemoval } from '#tests/console/confirmRemoval.ts'
import { openBrand, withRights } from './brandStage.tsx'

const editor = withRights('branddb.brand.edit')
const keeper = withRights('branddb.brand.edit', 'branddb.brand.edit_direct', 'branddb.audit.approve')
const approver = withRights('branddb.audit.approve')

const blank = Object.fromEntries(Object.keys(resource.fields).map((name) => [name, null]))
const brand = {
  ...blank,
  _id: 'B1',
  name: '旧名',
  name_en: 'Old name',
  target_group: 'Families',
  category_id: 'c1',
  aliases: [],
  tag_ids: [],
  photos: [],
  site_ids: [],
  is_first_store: false,
  status: 'active',
  audit_status: 'none',
  rev: 3,
}
const audit = {
  _id: 'A1',
  brand_id: 'B1',
  kind: 'update',
  before: { name: '旧名' },
  after: { name: '新名' },
  diff: [{ field: 'name', from: '旧名', to: '新名' }],
  base_rev: 3,
  status: 'audit_inprogress',
  level_required: 1,
  level_done: 0,
  submitted_by: 'other',
  submitted_at: 1763000000,
  decisions: [],
  source: 'pc',
  created_at: 1763000000,
  created_by: 'other',
  rev: 1,
}
const lookAlike = {
  _id: 'B7',
  name: 'Twin',
  name_en: null,
  name_tc: null,
  number: null,
  status: 'active',
  reason: 'name',
  similarity: 1,
  is_certain: true,
}
const free = { audit: null, can_decide: false, can_withdraw: false }
const empty = { list: [], total: 0 }

/** A back end with the brand and the request, and whatever a test answers otherwise. */
const backEnd = (more: Parameters<typeof fakeBackEnd>[0] = {}) =>
  fakeBackEnd({
    'GET /bdbrand/B1': brand,
    'GET /bd/brand/audit_inprogress/B1': free,
    'GET /bdbrandaudit/A1': audit,
    'GET /bdbrandcategory': { list: [{ _id: 'c1', name: '餐饮', name_en: 'Food' }], total: 1 },
    'GET /bdbrandtag': empty,
    'GET /bdbrandcompany': empty,
    'GET /bdcompany': {
      list: ['Alpha', 'Beta', 'Gamma'].map((name, at) => ({ _id: `k${at + 1}`, name, name_en: name })),
      total: 3,
    },
    'GET /bdlevel1classification': empty,
    'GET /bdlevel2classification': empty,
    'GET /user': { list: [{ _id: 'other', name: '苏', name_en: 'Su' }], total: 1 },
    'GET /bdbrand': { list: [brand], total: 1 },
    ...more,
  })
const sent = ({ asked }: { asked: readonly ReceivedRequest[] }) =>
  asked.filter(({ method }) => method !== 'GET')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

describe('the form in which changes are proposed', () => {
  const form = '/brandDB/brandModifyPC/B1'
  const rename = async (user: Awaited<ReturnType<typeof openBrand>>['user'], to: string) => {
    const input = await screen.findByRole('textbox', { name: 'English name' })
    await user.clear(input)
    await user.type(input, to)
  }

  it('shows what is stored beside what is typed, sends what differs alone, and is read-only then', async () => {
    let waits = false
    const back = backEnd({
      'GET /bd/brand/audit_inprogress/B1': () => (waits ? { ...free, audit, can_withdraw: true } : free),
      'POST /bdbrandaudit': () => {
        waits = true
        return { ...audit, _id: 'A2' }
      },
    })
    const { user } = await openBrand(form, editor)
    await rename(user, 'New name')
    const now = await screen.findByText('Now')
    expect(now.parentElement?.textContent).toContain('Old')
    expect(screen.queryByRole('button', { name: 'Save now' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByRole('region', { name: 'Approval in progress' })
    expect(sent(back).map(({ body }) => body)).toEqual([
      { kind: 'update', brand_id: 'B1', after: { name_en: 'New name' }, base_rev: 3, source: 'pc' },
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeTruthy()
  })

  it('says that somebody else’s request came first, and by whom', async () => {
    let waits = false
    backEnd({
      'GET /bd/brand/audit_inprogress/B1': () => (waits ? { ...free, audit } : free),
      'POST /bdbrandaudit': () => {
        waits = true
        return refusal(4094, 'A change of this record is waiting for approval', { audit_id: 'A1' })
      },
    })
    const { user } = await openBrand(form, editor)
    await rename(user, 'Too late')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    const banner = await screen.findByRole('region', { name: 'Approval in progress' })
    await within(banner).findByText(/Su/)
    expect(within(banner).queryByRole('button', { name: 'Withdraw' })).toBeNull()
    expect(within(banner).getByRole('link').getAttribute('href')).toContain('/brandDB/brandAudit/A1/show')
  })

  it('shows at its field what the server refuses', async () => {
    backEnd({
      'POST /bdbrandaudit': refusal(4004, 'wrong', { fields: { 'after.name_en': 'characters' } }),
    })
    const { user } = await openBrand(form, editor)
    await rename(user, 'Wrong')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    const input = await screen.findByRole('textbox', { name: 'English name' })
    await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  })

  it('lets who may change directly choose: saved now, or asked for', async () => {
    const back = backEnd({ 'PUT /bdbrand': { ...brand, rev: 4 } })
    const { user } = await openBrand(form, keeper)
    await rename(user, 'At once')
    expect(screen.getByRole('button', { name: 'Submit for approval' })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save now' }))
    await screen.findByText(/^at \/brandDB\/brand\/B1\/show/)
    expect(sent(back).map(({ body }) => body)).toEqual([{ name_en: 'At once', rev: 3 }])
  })

  it('goes over a newer brand where nobody changed the same', async () => {
    const newer = { ...brand, target_group: 'Students', rev: 4 }
    const back = backEnd({
      'POST /bdbrandaudit': ({ body }: ReceivedRequest) =>
        (body as { base_rev: number }).base_rev === 3
          ? refusal(4092, 'changed', { current: newer })
          : { ...audit, _id: 'A2' },
    })
    const { user } = await openBrand(form, editor)
    await rename(user, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(sent(back)).toHaveLength(2))
    expect(sent(back)[1]?.body).toMatchObject({ after: { name_en: 'Mine' }, base_rev: 4 })
  })

  it('asks where somebody changed the same meanwhile', async () => {
    const newer = { ...brand, name_en: 'Theirs', rev: 4 }
    backEnd({ 'POST /bdbrandaudit': refusal(4092, 'changed', { current: newer }) })
    const { user } = await openBrand(form, editor)
    await rename(user, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Theirs')).toBeTruthy()
  })

  it('goes on with a rejected request', async () => {
    const rejected = { ...audit, status: 'rejected', created_by: 'me', submitted_by: 'me' }
    const back = backEnd({ 'GET /bdbrandaudit/A1': rejected, 'PUT /bdbrandaudit': rejected })
    const { user } = await openBrand(`${form}?request=A1`, editor)
    await screen.findByDisplayValue('新名')
    await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(sent(back)).toHaveLength(1))
    expect(sent(back)[0]?.body).toEqual({ action: 'resubmit', after: { name: '新名' } })
  })

  const standing = (company_id: string, relation = 'owner', region: string | null = null) => ({
    company_id,
    relation,
    region,
  })
  const behind = (...all: ReturnType<typeof standing>[]) => ({
    list: all.map((one, at) => ({ _id: `s${at}`, brand_id: 'B1', ...one })),
    total: all.length,
  })

  it('proposes the companies as a whole, beside what others did to them meanwhile', async () => {
    let known = behind(standing('k1'), standing('k2'))
    const back = backEnd({
      'GET /bdbrandcompany': () => known,
      'POST /bdbrandaudit': { ...audit, _id: 'A2' },
    })
    const { user } = await openBrand(form, editor)
    await confirmRemoval(user, 'Remove Alpha')
    await screen.findByText('Now')
    await user.click(screen.getByRole('button', { name: 'Add a company' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    expect(await dialog.findAllByText('Fill this in')).not.toHaveLength(0)
    await user.click(dialog.getByRole('combobox', { name: /^Company/ }))
    await user.click(await screen.findByRole('option', { name: 'Beta' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Relation/ }), 'Owner')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await dialog.findByText(/already has the same relation/)
    await user.type(dialog.getByRole('textbox', { name: 'Region' }), 'South')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    known = behind(standing('k1'), standing('k2'), standing('k3', 'agency'))
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(sent(back)).toHaveLength(1))
    expect(sent(back)[0]?.body).toMatchObject({
      after: { companies: [standing('k2'), standing('k3', 'agency'), standing('k2', 'owner', 'South')] },
      base_rev: 3,
    })
  })

  it('asks before changed companies are left, and has them again after a reload', async () => {
    backEnd({ 'GET /bdbrandcompany': behind(standing('k1'), standing('k2')) })
    const { user, router } = await openBrand(form, editor)
    await confirmRemoval(user, 'Remove Alpha')
    await screen.findByText('Now')
    void router.navigate('/brandDB/brand')
    await user.click(await screen.findByRole('button', { name: 'Stay here' }))
    expect(router.state.location.pathname).toBe(form)
    cleanup()
    const again = await openBrand(form, editor)
    await screen.findByRole('button', { name: 'Remove Alpha' })
    await again.user.click(screen.getByRole('button', { name: /Restore/ }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove Alpha' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove Beta' })).toBeTruthy()
  })

  it('shows at the companies what the server refuses, and does not save them past an approval', async () => {
    const back = backEnd({
      'GET /bdbrandcompany': behind(standing('k1')),
      'POST /bdbrandaudit': refusal(4004, 'wrong', { fields: { 'after.companies': 'reference' } }),
    })
    const { user } = await openBrand(form, keeper)
    await confirmRemoval(user, 'Remove Alpha')
    const save = screen.getByRole('button', { name: 'Save now' })
    expect(save.getAttribute('aria-disabled')).toBe('true')
    await user.click(save)
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    const add = screen.getByRole('button', { name: 'Add a company' })
    await waitFor(() => expect(add.getAttribute('aria-describedby')).toContain('-error'))
    expect(sent(back).map(({ method }) => method)).toEqual(['POST'])
  })

  it('is not for those who may not edit', async () => {
    backEnd()
    await openBrand(form, withRights())
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('a new brand', () => {
  const made = { ...audit, kind: 'create', brand_id: null, before: null, base_rev: null }
  const after = {
    name: '新来',
    category_id: 'c1',
    companies: [{ company_id: 'k1', relation: 'owner', region: null }],
  }

  it('is proposed from the inbox with the companies behind it, and ends on its request', async () => {
    const back = backEnd({
      'GET /bdbrandaudit': empty,
      'GET /bd/duplicates': { list: [lookAlike], total: 1 },
      'POST /bdbrandaudit': { ...made, _id: 'A1', after },
    })
    const { user, router } = await openBrand('/brandDB/brandAudit', editor)
    await user.click((await screen.findAllByRole('link', { name: 'Propose a new brand' }))[0] as HTMLElement)
    await user.click(await screen.findByRole('button', { name: 'Submit for approval' }))
    expect(sent(back)).toEqual([])
    await user.type(screen.getByRole('textbox', { name: /^Simplified Chinese name/ }), '新来')
    await screen.findByText('Twin')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(sent(back)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: /different one/ }))
    await user.click(screen.getByRole('button', { name: /^Category:/ }))
    await user.click(await screen.findByRole('option', { name: /Food/ }))
    await user.keyboard('{Escape}')
    await user.click(screen.getByRole('button', { name: 'Add a company' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('combobox', { name: /^Company/ }))
    await user.click(await screen.findByRole('option', { name: 'Alpha' }))
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Relation/ }), 'Owner')
    await user.click(dialog.getByRole('button', { name: 'Apply' }))
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandAudit/A1/show'))
    expect(sent(back).map(({ body }) => body)).toEqual([
      { kind: 'create', after: { ...after, status: 'prospect', is_first_store: false }, source: 'pc' },
    ])
    expect(sent(back)[0]?.headers['idempotency-key']).toBeTruthy()
  })

  it('is seen as new by the approver, who is led to it once it is approved', async () => {
    backEnd({
      'GET /bdbrandaudit/A1': { ...made, after },
      'PUT /bdbrandaudit': { ...made, after, status: 'approved', brand_id: 'B9' },
    })
    const { user, router } = await openBrand('/brandDB/brandAudit/A1/show', approver)
    await screen.findByRole('heading', { name: 'The new brand' })
    await screen.findByText('Alpha')
    expect(document.querySelectorAll('[data-side]')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Approve' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brand/B9/show'))
  })

  it('that was rejected is gone on with', async () => {
    const rejected = { ...made, after, status: 'rejected', created_by: 'me', submitted_by: 'me' }
    const back = backEnd({ 'GET /bdbrandaudit/A1': rejected, 'PUT /bdbrandaudit': rejected })
    const { user } = await openBrand('/brandDB/brandAudit/A1/show', editor)
    await user.click(await screen.findByRole('button', { name: 'Change' }))
    await screen.findByDisplayValue('新来')
    await user.type(screen.getByRole('textbox', { name: 'English name' }), 'Fresh')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(sent(back)).toHaveLength(1))
    expect(sent(back)[0]?.body).toEqual({
      action: 'resubmit',
      after: { ...after, name_en: 'Fresh', status: 'prospect', is_first_store: false },
    })
  })

  it('is not offered to those who may only decide', async () => {
    backEnd({ 'GET /bdbrandaudit': empty })
    await openBrand('/brandDB/brandAudit', approver)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('link', { name: 'Propose a new brand' })).toBeNull()
  })
})

describe('the page of a request', () => {
  const page = '/brandDB/brandAudit/A1/show'

  it('lets an approver approve, with a word if they like', async () => {
    const back = backEnd({ 'PUT /bdbrandaudit': { ...audit, status: 'approved' } })
    const { user } = await openBrand(page, approver)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByRole('textbox'), 'Fine')
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent(back)[0]?.body).toEqual({ action: 'approve', comment: 'Fine' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('does not let anybody reject without saying why', async () => {
    const back = backEnd({ 'PUT /bdbrandaudit': { ...audit, status: 'rejected' } })
    const { user } = await openBrand(page, approver)
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Reject' }))
    await waitFor(() =>
      expect(
        within(dialog)
          .getByRole('textbox', { name: /^Reason/ })
          .getAttribute('aria-invalid'),
      ).toBe('true'),
    )
    within(dialog).getByText(/Say why/)
    expect(sent(back)).toEqual([])
  })

  it('compares all three where the brand was changed, and approves over that only on demand', async () => {
    const back = backEnd({
      'PUT /bdbrandaudit': ({ body }: ReceivedRequest) =>
        'brand_rev' in (body as object)
          ? { ...audit, status: 'approved' }
          : refusal(4092, 'changed', {
              current: { ...brand, name: '他名', rev: 7 },
              base: { name: '旧名' },
              proposed: { name: '新名' },
              fields: ['name'],
            }),
    })
    const { user } = await openBrand(page, approver)
    await user.click(await screen.findByRole('button', { name: 'Approve' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }))
    await screen.findByText(/Somebody changed the same fields/)
    expect(document.querySelectorAll('[role=dialog] [data-side]')).toHaveLength(3)
    await user.click(screen.getByRole('button', { name: 'Approve anyway' }))
    await waitFor(() => expect(sent(back)[1]?.body).toEqual({ action: 'approve', brand_rev: 7 }))
  })

  it('shows which companies come and go, and who stands there by now', async () => {
    const [one, two, three] = ['k1', 'k2', 'k3'].map((company_id) => ({
      company_id,
      relation: 'owner',
      region: null,
    }))
    backEnd({
      'GET /bdbrandaudit/A1': {
        ...audit,
        before: { companies: [one, two] },
        after: { companies: [two, three] },
      },
      'GET /bdbrandcompany': { list: [{ _id: 's1', brand_id: 'B1', ...two }], total: 1 },
    })
    await openBrand(page, approver)
    await screen.findByText(/The brand has changed since/)
    const marked = [...document.querySelectorAll('[data-mark]')].map((line) => [
      line.getAttribute('data-mark'),
      line.textContent,
    ])
    expect(marked).toEqual([
      ['removed', expect.stringContaining('Alpha')],
      ['added', expect.stringContaining('Gamma')],
    ])
    expect(document.querySelectorAll('[data-side=now] li')).toHaveLength(1)
  })

  it('shows what an approver should know about the brand: its picture, trade and stores', async () => {
    backEnd({ 'GET /bdbrand/B1': { ...brand, category_id: 'c1', store_count: 12, logo: 'u1' } })
    await openBrand(page, approver)
    const about = within(await screen.findByRole('region', { name: 'About the brand' }))
    await about.findByText('Food')
    expect(about.getByText('Stores').nextElementSibling?.textContent).toBe('12')
    expect(document.querySelector('article header img, article header [data-size=large]')).not.toBeNull()
  })

  it('shows what the brand says by now where it was changed since', async () => {
    backEnd({ 'GET /bdbrand/B1': { ...brand, name: '他名', rev: 4 } })
    await openBrand(page, approver)
    await screen.findByText(/The brand has changed since/)
    expect(document.querySelectorAll('[data-side=now]')).toHaveLength(1)
  })

  it.each([
    ['one’s own', { created_by: 'me', submitted_by: 'me' }, 'You cannot decide on your own request'],
    [
      'one that one approved',
      {
        level_required: 2,
        level_done: 1,
        decisions: [{ by: 'me', at: 1763000001, level: 1, result: 'approved', comment: null }],
      },
      'You have approved this: somebody else has to approve it too',
    ],
  ])('says why an approver cannot decide about %s', async (_, change, why) => {
    const back = backEnd({
      'GET /bdbrandaudit/A1': { ...audit, ...change },
      'GET /bdbrandaudit/A1/steps':
        'decisions' in change ? { approve: { errcode: 4035, not: 'approved_by' } } : null,
    })
    const { user } = await openBrand(page, approver)
    const button = await screen.findByRole('button', { name: 'Approve' })
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    await user.hover(button)
    expect((await screen.findByRole('tooltip')).textContent).toBe(why)
    await user.click(button)
    expect([screen.queryByRole('dialog'), sent(back)]).toEqual([null, []])
  })

  /** The requests that wait, of which A1 is approved by the test. */
  const untilApproved = (waiting: readonly (typeof audit)[]) => {
    let status = 'audit_inprogress'
    backEnd({
      'GET /bdbrandaudit/A1': () => ({ ...audit, status }),
      'GET /bdbrandaudit/A2': { ...audit, _id: 'A2' },
      'GET /bdbrandaudit': () => {
        const list = status === 'approved' ? waiting.filter(({ _id }) => _id !== 'A1') : waiting
        return { list, total: list.length }
      },
      'PUT /bdbrandaudit': () => {
        status = 'approved'
        return { ...audit, status }
      },
    })
  }

  const approve = async (user: UserEvent) => {
    await screen.findByRole('button', { name: 'Approve' })
    await user.keyboard('a')
    const dialog = await screen.findByRole('dialog')
    // A letter in the comment is a letter.
    await user.type(within(dialog).getByRole('textbox'), 'jar')
    await user.click(within(dialog).getByRole('button', { name: 'Approve' }))
  }

  it('opens the next one that waits once it is decided', async () => {
    untilApproved([{ ...audit, _id: 'A0' }, audit, { ...audit, _id: 'A2' }])
    const { user, router } = await openBrand(page, approver)
    await screen.findByText('2 of 3')
    await approve(user)
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandAudit/A2/show'))
    await screen.findByText('2 of 2')
  })

  it('has no buttons to decide once it is decided', async () => {
    untilApproved([audit])
    const { user, router } = await openBrand(page, approver)
    await screen.findByText('1 of 1')
    await approve(user)
    for (const name of ['Approve', 'Reject'])
      await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
    expect(router.state.location.pathname).toBe(page)
  })

  it('that others decided leads to those that wait', async () => {
    const next = { ...audit, _id: 'A2' }
    backEnd({
      'GET /bdbrandaudit/A1': { ...audit, status: 'approved' },
      'GET /bdbrandaudit/A2': next,
      'GET /bdbrandaudit': { list: [next, { ...audit, _id: 'A3' }], total: 2 },
    })
    const { user, router } = await openBrand(page, approver)
    await user.click(await screen.findByRole('button', { name: 'Next (2 waiting)' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandAudit/A2/show'))
  })

  it('is stepped through with the keys j and k', async () => {
    const waiting = [{ ...audit, _id: 'A0' }, audit]
    backEnd({
      'GET /bdbrandaudit/A0': { ...audit, _id: 'A0' },
      'GET /bdbrandaudit': { list: waiting, total: 2 },
    })
    const { user, router } = await openBrand(page, approver)
    await screen.findByText('2 of 2')
    await user.keyboard('k')
    await waitFor(() => expect(router.state.location.pathname).toBe('/brandDB/brandAudit/A0/show'))
    await screen.findByText('1 of 2')
    await user.keyboard('j')
    await waitFor(() => expect(router.state.location.pathname).toBe(page))
  })

  it('offers nothing to those who may only look', async () => {
    backEnd()
    await openBrand(page, withRights())
    await screen.findByRole('heading', { name: 'Changes' })
    for (const name of ['Approve', 'Reject', 'Withdraw', 'Submit again'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('lets its author take it back, or once it is rejected change it and hand it in again', async () => {
    const own = { ...audit, created_by: 'me', submitted_by: 'me' }
    backEnd({ 'GET /bdbrandaudit/A1': own })
    await openBrand(page, editor)
    await screen.findByRole('button', { name: 'Withdraw' })
    expect(screen.queryByRole('button', { name: 'Submit again' })).toBeNull()
    cleanup()
    backEnd({ 'GET /bdbrandaudit/A1': { ...own, status: 'rejected' } })
    const { user, router } = await openBrand(page, editor)
    await screen.findByRole('button', { name: 'Submit again' })
    await user.click(screen.getByRole('button', { name: 'Change' }))
    expect(router.state.location.pathname + router.state.location.search).toBe(
      '/brandDB/brandModifyPC/B1?request=A1',
    )
  })
})
