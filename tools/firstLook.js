import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, runnerImport } from 'vite'

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
    async configResolved(config) {
      root = config.root
      const code = await bundle(root)
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
        // After what says how the page is written, before the styles: a script waits for the styles above it.
        const tag = server ? `<script>${script.code}</script>` : `<script src="/${script.file}"></script>`
        return html
          .replace('<div id="root"></div>', () => `<div id="root">${drawn}</div>`)
          .replace('</title>', (end) => `${end}\n    ${tag}`)
      },
    },
  }
}

/**
 * The first script and what it imports, as one classic script whose names are not those of the page.
 *
 * @param {string} root
 */
async function bundle(root) {
  const [output] = /** @type {import('vite').Rolldown.RolldownOutput[]} */ (
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      publicDir: false,
      build: { write: false, lib: { entry: 'src/app/firstScript.ts', formats: ['iife'], name: 'first' } },
    })
  )
  return output?.output[0].code ?? ''
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
  const [{ htmlLang, locales }, { signInWords }, { startingWords }] = /** @type {any} */ (
    await Promise.all(
      ['src/providers/locale.ts', 'src/plugins/login/signInWords.ts', 'src/app/startingWords.ts'].map(load),
    )
  )
  return locales.map((/** @type {string} */ locale) => ({
    lang: htmlLang(locale),
    of: Object.fromEntries(
      Object.entries({ ...signInWords, starting: startingWords }).map(([key, text]) => [key, text[locale]]),
    ),
  }))
}
