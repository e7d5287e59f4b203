import { faces } from 'atrium/vite'

export default { plugins: [faces()], test: { environment: 'jsdom' } }
