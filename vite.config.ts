import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig, type Rolldown } from 'vite'
import { compress } from '#tools/compress.js'
import { faces } from '#tools/faces.js'
import { languageChunks } from '#tools/languageChunks.js'
import { leanPreloads } from '#tools/leanPreloads.js'
import { lightPages } from '#tools/lightPages.js'
import { printAreas } from '#tools/printAreas.js'
import { withoutDisabled } from '#tools/withoutDisabled.js'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4001}`

// The page for phones, as the server answers it.
const brandModification = { target: api, bypass: () => '/brandModification.html' }

/** The console's build. `npm run dev` serves it with hot reload beside the server; `npm start` serves `dist/`. */
export default defineConfig({
  plugins: [
    faces(),
    languageChunks(),
    react(),
    withoutDisabled(),
    compress(),
    leanPreloads(),
    printAreas(),
    lightPages(),
  ],
  server: {
    port: 4000,
    strictPort: true,
    proxy: { '/api': api, '/sources': api, '/demo': api, '/brandDB': brandModification },
  },
  build: {
    manifest: true,
    reportCompressedSize: true,
    rollupOptions: {
      output: {
        // Names are a good part of a plugin's manifest: 42 bits of a hash will do.
        entryFileNames: 'assets/start-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.facadeModuleId, chunk.name)}-[hash:7].js`,
        codeSplitting: {
          groups: [
            { name: baseChunk, debugName: 'base', includeDependenciesRecursively: false },
            { name: contractChunk, debugName: 'contract' },
            {
              name: areaContractChunk,
              debugName: 'contract of an area',
              includeDependenciesRecursively: false,
            },
            { name: iconChunk, debugName: 'icons', includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
})

/**
 * A chunk carries the name of its area: the screens of `plugins/brandDB` become `assets/brandDB-….js`. What several chunks share
 * would be named after one of its modules, and the page that signs people in has a list of such names.
 */
function chunkName(entry: string | null, name: string): string {
  if (entry === null && !/^(base|contract|icons)\b/.test(name)) return 'shared'
  const [, area, file, language = ''] = /\/src\/plugins\/([^/]+)\/(.+)\.tsx?(\?\w+)?$/.exec(entry ?? '') ?? []
  if (area === undefined || file === undefined) return name
  return file === 'screens' ? area : `${area}-${(file + language).replaceAll(/[/?]/g, '-')}`
}

/** What every page starts from (src/main.tsx) is one chunk beside the first script: split by who else needs it, it would be seven. */
function baseChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const { main, start } = (started ??= {
    main: importedBy(source('main.tsx'), graph),
    start: importedBy(source('start.ts'), graph),
  })
  return main.has(id) && !start.has(id) ? 'base' : null
}

let started: Readonly<Record<'main' | 'start', ReadonlySet<string>>> | undefined

function source(file: string): string {
  return fileURLToPath(new URL(`src/${file}`, import.meta.url))
}

/** All modules that one cannot run without, but for itself. */
function importedBy(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set(graph.getModuleInfo(id)?.importedIds)
  for (const other of found) for (const next of graph.getModuleInfo(other)?.importedIds ?? []) found.add(next)
  return found
}

/**
 * The resources of the contract that the console itself or several areas speak of are one chunk, with what they are made of. Those of
 * a single area are one of its own, so that a console without the area has nothing of them. A manifest has none of its own.
 */
function contractChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  if (!graph.getModuleInfo(id)?.importedIds.some(declaresNouns)) return null
  const owners = ownersOf(id, graph)
  return owners.size > 1 || owners.has(shell) ? 'contract' : null
}

/** Also what its resources are made of: left to the manifest, it and the resources would wait for each other. */
function areaContractChunk(id: string, graph: Rolldown.ChunkingContext): string | null {
  const [owner, ...others] = ownersOf(id, graph)
  return owner === undefined || owner === shell || others.length > 0 ? null : `contract-${owner}`
}

/** Whose manifests cannot run without this part of the contract: ids of areas, and `shell` for the console itself. */
function ownersOf(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
  const owners = new Set<string>()
  if (!id.includes('/contract/')) return owners
  const above = new Set([id])
  for (const other of above) {
    const [, area] = /\/src\/plugins\/([^/]+)\/plugin\.tsx?$/.exec(other) ?? []
    if (area !== undefined) owners.add(area)
    else if (shellFiles.has(other)) owners.add(shell)
    else for (const importer of graph.getModuleInfo(other)?.importers ?? []) above.add(importer)
  }
  return owners
}

const shell = '(console)'
const shellFiles: ReadonlySet<string> = new Set(
  ['start.ts', 'main.tsx', 'App.tsx', 'startConsole.ts'].map((file) => source(file)),
)

/** The icons that a menu may name (src/layout/anyIcon.ts), over 2,000 of them, by their first letter. */
function iconChunk(id: string): string | null {
  const [, letter] = /\/icons-material\/esm\/(\w)\w*\.js\?menu$/.exec(id) ?? []
  return letter === undefined ? null : `icons-${letter}`
}

const declaresNouns = (id: string): boolean => id.endsWith('/contract/resource.ts')
