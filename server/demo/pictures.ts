import type { Random } from './random.ts'

/** The size of the pictures in pixels. */
const logoSide = 256
const photo = { width: 480, height: 360 }

/** A brand's logo as SVG: the first letters of its English name on a colour of its own. */
export const logoPicture = (name: string, chance: Random): string => {
  const hue = chance.int(0, 359)
  const isDark = chance.chance(0.6)
  const [ground, ink] = isDark
    ? [`hsl(${hue} 42% 32%)`, '#fff']
    : [`hsl(${hue} 38% 88%)`, `hsl(${hue} 55% 26%)`]
  return svg(
    { width: logoSide, height: logoSide },
    `<rect width="100%" height="100%" fill="${ground}"/>${written(name, { x: 128, y: 128, high: 92, ink })}`,
  )
}

/** What the picture of a shop shows: its front, a problem, or the fixed problem. */
export type Scene = 'front' | 'found' | 'fixed'

/** A drawing in place of the photo of a shop, as SVG. */
export const shopPicture = (name: string, scene: Scene, chance: Random): string => {
  const hue = chance.int(0, 359)
  const [x, y] = [chance.int(90, 390), chance.int(170, 280)]
  const stripes = Array.from({ length: 6 }, (_, index) => `<path d="M${60 + 64 * index} 112h32v34h-32z"/>`)
  const marks: Record<Scene, string> = {
    front: '',
    found: `<circle cx="${x}" cy="${y}" r="42" fill="none" stroke="#d92d20" stroke-width="7"/>`,
    fixed: `<path d="M${x - 30} ${y}l22 22 42-46" fill="none" stroke="#12823b" stroke-width="11"/>`,
  }
  return svg(
    photo,
    `<rect width="100%" height="100%" fill="hsl(${hue} 22% 86%)"/><path d="M0 318h480v42H0z" fill="hsl(${hue} 12% 66%)"/>` +
      `<path d="M44 50h392v268H44z" fill="hsl(${hue} 18% 96%)"/><path d="M44 50h392v62H44z" fill="hsl(${hue} 45% 30%)"/>` +
      `<path d="M44 112h392v34H44z" fill="#fff"/><g fill="hsl(${hue} 45% 46%)">${stripes.join('')}</g>` +
      `<path d="M66 166h176v118H66zM330 166h84v118h-84z" fill="hsl(${(hue + 180) % 360} 30% 80%)"/>` +
      `<path d="M258 166h58v152h-58z" fill="hsl(${hue} 25% 42%)"/>` +
      written(name, { x: 240, y: 81, high: 30, ink: '#fff' }) +
      marks[scene],
  )
}

/** The drawing of a floor, as SVG: walls, the mall between two rows of shops, its void and its stairs. */
export const floorPicture = (): string => {
  const steps = Array.from(
    { length: 7 },
    (_, index) => `<path d="M${334 + 12 * index} 276v48M${782 + 12 * index} 276v48"/>`,
  )
  return svg(
    { width: 1200, height: 600 },
    '<rect width="1200" height="600" fill="#fff"/><rect x="48" y="36" width="1104" height="528" fill="#eef1f1"/>' +
      '<path d="M48 36h1104v192H48zM48 372h1104v192H48z" fill="#fff"/>' +
      '<g fill="none" stroke="#5b636b" stroke-width="4"><rect x="48" y="36" width="1104" height="528"/>' +
      '<path d="M48 228h1104M48 372h1104"/></g>' +
      '<g fill="#fff" stroke="#9aa3aa" stroke-width="3"><rect x="460" y="268" width="280" height="64" rx="32"/>' +
      `<rect x="322" y="276" width="96" height="48"/><rect x="770" y="276" width="96" height="48"/>${steps.join('')}</g>`,
  )
}

const svg = ({ width, height }: typeof photo, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`

interface TextStyle {
  x: number
  y: number
  high: number
  ink: string
}

/**
 * The first letters of the first two words around a point; drawn as strokes, because a server may have no
 * fonts.
 */
const written = (name: string, { x, y, high, ink }: TextStyle): string => {
  const words = name.toUpperCase().match(/[A-Z]+/g) ?? ['A']
  const initials = words.slice(0, 2).map((word) => word.charAt(0))
  const scale = high / 14
  const left = x - ((initials.length * 15 - 4.5) / 2) * scale
  const drawn = initials.map(
    (letter, index) => `<path transform="translate(${15 * index})" d="${strokes[letter]}"/>`,
  )
  return (
    `<g transform="translate(${left} ${y - high / 2}) scale(${scale})" fill="none" stroke="${ink}" stroke-width="2"` +
    ` stroke-linecap="round" stroke-linejoin="round">${drawn.join('')}</g>`
  )
}

// Capital letters as drawn with a pen in a field 10 wide and 14 high.
const strokes: Readonly<Record<string, string>> = {
  A: 'M0 14 5 0 10 14M1.8 9H8.2',
  B: 'M0 6.5H5.5a3.2 3.2 0 0 0 0-6.5H0V14H6a3.7 3.7 0 0 0 0-7.5',
  C: 'M9.8 3A5.4 7 0 1 0 9.8 11',
  D: 'M0 0V14H3.5a6.5 7 0 0 0 0-14Z',
  E: 'M9 0H0V14H9M0 7H7',
  F: 'M9 0H0V14M0 7H7',
  G: 'M9.6 3A5.4 7 0 1 0 10.4 8H6',
  H: 'M0 0V14M10 0V14M0 7H10',
  I: 'M5 0V14',
  J: 'M8 0V10a4 4 0 0 1-8 0',
  K: 'M0 0V14M9 0 0 8.5M3.5 5.2 9.5 14',
  L: 'M1 0V14H9',
  M: 'M0 14V0L5.5 8 11 0V14',
  N: 'M0 14V0L10 14V0',
  O: 'M5.3 0a5.3 7 0 1 0 .01 0Z',
  P: 'M0 14V0H5.5a4 4 0 0 1 0 8H0',
  Q: 'M5.3 0a5.3 7 0 1 0 .01 0ZM7 10 10.5 14',
  R: 'M0 14V0H5.5a4 4 0 0 1 0 8H0M5 8 9.5 14',
  S: 'M8.8 2.6A4.3 3.4 0 1 0 4.6 6.8 4.4 3.6 0 1 1 .2 11.4',
  T: 'M0 0H10M5 0V14',
  U: 'M0 0V9a5 5 0 0 0 10 0V0',
  V: 'M0 0 5 14 10 0',
  W: 'M-1 0 2 14 5 3 8 14 11 0',
  X: 'M0 0 10 14M10 0 0 14',
  Y: 'M0 0 5 7 10 0M5 7V14',
  Z: 'M0 0H9.5L0 14H9.5',
}
