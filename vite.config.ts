import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compress } from '#tools/compress.js'

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 4001}`

/** The console's build. `npm run dev` serves it with hot reload beside the server; `npm start` serves `dist/`. */
export default defineConfig({
  plugins: [react(), compress()],
  server: { port: 4000, strictPort: true, proxy: { '/api': api, '/demo': api, '/brandDB': api } },
  build: {
    manifest: true,
    reportCompressedSize: true,
    rollupOptions: {
      output: {
        entryFileNames: 'assets/[name]-[hash].js',
        chunkFileNames: (chunk) => `assets/${chunkName(chunk.facadeModuleId, chunk.name)}-[hash].js`,
      },
    },
  },
})

/** A chunk carries the name of its area: the screens of `plugins/brandDB` become `assets/brandDB-….js`. */
function chunkName(entry: string | null, name: string): string {
  const [, area, file] = /\/src\/plugins\/([^/]+)\/(.+)\.tsx?$/.exec(entry ?? '') ?? []
  if (area === undefined || file === undefined) return name
  return file === 'screens' ? area : `${area}-${file.replaceAll('/', '-')}`
}
