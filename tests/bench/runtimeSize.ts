import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** In bytes after gzip. */
export interface RuntimeSize {
  readonly js: number
  readonly css: number
}

/**
 * The size of the plugin runtime, `pluginRuntime.ts`, bundled and minified by itself. Not counted: packages (React,
 * react-admin) and the contract (rules and their catalogue), which are there without any plugin, and the words for
 * problems (`explain`), which nobody fetches where there are none.
 */
export async function runtimeSize(): Promise<RuntimeSize> {
  const bundles = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      // A library has no preloading of its own, which the console has anyhow.
      lib: {
        entry: fileURLToPath(new URL('pluginRuntime.ts', import.meta.url)),
        formats: ['es'],
        cssFileName: 'pluginRuntime',
      },
      rolldownOptions: {
        external: [/^#contract\//, /^react/, '#src/kit/base/registry/explain.ts'],
        output: { minify: true },
      },
    },
  })
  const files = [bundles].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []))
  return { js: sizeOf(files, '.js'), css: sizeOf(files, '.css') }
}

const sizeOf = (files: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[], kind: string): number =>
  files
    .filter(({ fileName }) => fileName.endsWith(kind))
    .reduce((sum, file) => sum + gzipSync(contentOf(file), { level: 9 }).length, 0)

/** Without the notes to other bundlers that a library keeps. */
const contentOf = (file: Rolldown.OutputChunk | Rolldown.OutputAsset): string | Uint8Array =>
  file.type === 'chunk' ? file.code.replaceAll('/* @__PURE__ */ ', '') : file.source
