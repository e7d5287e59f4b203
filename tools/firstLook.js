import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, runnerImport } from 'vite'

/**
 * Writes into the page what it draws before any code of the console runs (src/app/firstLook.html), with the texts of the
 * sign-in page in each language. Which of it is shown a small script decides that the browser runs before it draws.
 *
 * @returns {import('vite').Plugin}
 */
export const firstLook = () => {
  let root = ''
  let script = { code: '', file: '' }
  return {
    name: 'first-look',
    configResolved(config) {
      root = config.root
      // In a block: the names of a classic script would be those of the page.
      const { code } = minifySync(
        'firstLook.js',
        `{${readFileSync(join(root, 'src/app/firstLook.js'), 'utf8')}}`,
      )
      script = { code, file: `assets/look-${createHash('sha256').update(code).digest('hex').slice(0, 7)}.js` }
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: script.file, source: script.code })
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { server }) {
        const look = readFileSync(join(root, 'src/app/firstLook.html'), 'utf8')
          .replaceAll(/\s*\n\s*/g, ' ')
          .replaceAll('> <', '><')
        const texts = await textsIn(root)
        const drawn = look.replaceAll(/\{(\w+)\}/g, (_, key) =>
          texts.map(({ lang, of }) => `<span lang="${lang}">${of[key]}</span>`).join(''),
        )
        return {
          html: html.replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`),
          tags: [
            server
              ? { tag: 'script', children: script.code, injectTo: 'head-prepend' }
              : { tag: 'script', attrs: { src: `/${script.file}` }, injectTo: 'head-prepend' },
          ],
        }
      },
    },
  }
}

/**
 * The texts in each language, by their names.
 *
 * @param {string} root
 * @returns {Promise<{ lang: string, of: Record<string, string> }[]>}
 */
async function textsIn(root) {
  const load = async (/** @type {string} */ file) =>
    (await runnerImport(join(root, file), { configFile: false, logLevel: 'error' })).module
  const [{ htmlLang, locales }, { messages }, { startingWords }] = /** @type {any} */ (
    await Promise.all(
      ['src/providers/locale.ts', 'src/plugins/login/messages.ts', 'src/app/startingWords.ts'].map(load),
    )
  )
  return locales.map((/** @type {string} */ locale) => ({
    lang: htmlLang(locale),
    of: { ...messages[locale], starting: startingWords[locale] },
  }))
}
