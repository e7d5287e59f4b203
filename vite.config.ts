import { createHash } from 'node:crypto'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractInBrowser } from '#tools/contractInBrowser.js'
import { faces } from '#tools/faces.js'
import { fewChunks } from '#tools/fewChunks.js'
import { firstLook } from '#tools/firstLook.js'
import { languageChunks } from '#tools/languageChunks.js'
import { leanPackages } from '#tools/leanPackages.js'
import { leanPreloads } from '#tools/leanPreloads.js'
import { lightPages } from '#tools/lightPages.js'
import { moduleReach } from '#tools/moduleReach.js'
import { partFiles } from '#tools/partFiles.js'
import { printAreas } from '#tools/printAreas.js'
import { withoutDisabled } from '#tools/withoutDisabled.js'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4001}`

// The page for phones, as the server answers it.
const brandModification = { target: api, bypass: () => '/brandModification.html' }

const texts = languageChunks()
/** What changes the modules of the console. */
const modules = () => [faces(), contractInBrowser(), texts, leanPackages(), react(), withoutDisabled()]
const reach = moduleReach(modules)

/** The console's build. `npm run dev` serves it with hot reload beside the server; `npm start` serves `dist/`. */
export default defineConfig({
  plugins: [
    ...modules(),
    fewChunks(reach),
    firstLook(),
    leanPreloads(),
    partFiles(reach),
    printAreas(reach),
    lightPages(),
  ],
  server: {
    port: 4000,
    strictPort: true,
    proxy: { '/api': api, '/sources': api, '/demo': api, '/brandDB': brandModification },
  },
  css: {
    modules: {
      // As short as can be, because the scripts name each class.
      generateScopedName: (name, _, css) =>
        `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`,
    },
  },
  build: {
    manifest: true,
    // `vendor` is larger than Vite's limit: what every signed-in user needs is one file (docs/decisions/0051-few-chunks.md).
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Two of our plugins build something else meanwhile, so they always take most of the time.
      checks: { pluginTimings: false },
      output: {
        // Names are a good part of a plugin's manifest: 42 bits of a hash will do.
        entryFileNames: 'assets/start-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
