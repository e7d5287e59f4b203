import { HttpError } from '#src/providers/http.ts'
import { upload, type PageData } from './api.ts'
import type { FormOptions, problemOf } from './formOf.ts'
import { h } from './h.ts'

/** The logo, and buttons that open the camera and the pictures of the phone. */
export function logoField(
  { brand, pictures }: PageData,
  { words, typed, uploads, redraw }: FormOptions,
  { line, aria }: ReturnType<typeof problemOf>,
): HTMLElement {
  const label = words.fields.logo
  const frame = h('div', { class: 'logo' })
  const told = h('output', { class: 'now' })
  const show = (address: string | undefined) =>
    frame.replaceChildren(address ? h('img', { src: address, alt: label }) : h('span', {}, words.no_logo))
  const shown = String(typed['logo'] ?? brand.logo)
  show(chosen.get(shown) ?? pictures.get(shown))

  /** The form counts what changed. It may have been drawn again since, in another language. */
  const tellForm = () =>
    frame.isConnected ? frame.dispatchEvent(new Event('change', { bubbles: true })) : redraw()

  async function take(file: File): Promise<void> {
    uploads.running += 1
    tellForm()
    told.textContent = words.uploading
    try {
      const { uid, url, thumbUrl } = await upload(file, (sent) => {
        told.textContent = `${words.uploading} ${Math.round(sent * 100)}%`
      })
      typed['logo'] = uid
      chosen.set(uid, thumbUrl ?? url)
      show(thumbUrl ?? url)
      told.textContent = ''
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      told.textContent = error.message
    } finally {
      uploads.running -= 1
      tellForm()
    }
  }

  const choose = (id: string, text: string, capture?: string) => {
    const input = h('input', {
      id,
      type: 'file',
      class: 'visually-hidden',
      accept: 'image/*',
      capture,
      ...aria,
      change: () => {
        const file = input.files?.[0]
        if (file) void take(file)
      },
    })
    return [input, h('label', { for: id, class: 'button' }, text)]
  }
  // The camera is not enough, because a logo is more often a picture that somebody sent.
  const ways = [...choose('logo-photo', words.photo, 'environment'), ...choose('logo', words.choose)]
  return h(
    'div',
    { class: 'field', role: 'group', 'aria-label': label },
    h('span', { class: 'label', 'aria-hidden': 'true' }, label),
    frame,
    h('div', { class: 'choose' }, ...ways),
    line,
    told,
  )
}

/** The addresses of the pictures uploaded here; kept when the form is rendered again. */
const chosen = new Map<string, string>()
