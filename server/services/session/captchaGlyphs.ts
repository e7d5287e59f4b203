/** A point, and a stroke through several points; a round stroke has no corners. */
export type Point = readonly [x: number, y: number]
export interface Stroke {
  readonly isRound: boolean
  readonly points: readonly Point[]
}

// Letters and digits that cannot be confused, not even with a line across, which turns an F into an E and an
// H into an A. Drawn as with a pen in a field 10 wide and 14 high: strokes are separated by |, a round stroke
// begins with ~.
const drawn: Readonly<Record<string, string>> = {
  C: '~9,3 6,0 2,2 0,7 2,12 6,14 9,11',
  D: '0,0 0,14|~0,0 5,0.5 9,4 9,10 5,13.5 0,14',
  E: '9,0 0,0 0,14 9,14|0,7 7,7',
  H: '0,0 0,14|10,0 10,14|0,7 10,7',
  K: '0,0 0,14|9,0 0,8|3,6 9,14',
  M: '0,14 0,0 5.5,8 11,0 11,14',
  R: '0,0 0,14|~0,0 6,0 9,3.5 6,7 0,7.5|4,7.5 9,14',
  T: '0,0 10,0|5,0 5,14',
  W: '0,0 3,14 6,4 9,14 12,0',
  X: '0,0 9,14|9,0 0,14',
  Y: '0,0 5,7 10,0|5,7 5,14',
  2: '~0,3 2,0.3 6,0 9,3 7.5,7 0,14|0,14 9,14',
  3: '~0,2 4,0 8,1.5 8,5 4,6.7|~4,6.7 9,8.5 8.5,12.5 4,14 0,12',
  4: '7,14 7,0 0,9.5 10,9.5',
  5: '9,0 1.5,0 1,6|~1,6 5,5 9,8 8,12.5 4,14 0,12.5',
  6: '~8,0.5 4,2.5 0.7,7 0.5,11 4,14 8,12.7 9,9.7 6,7 2,8 0.5,11',
  7: '0,0 9,0 4,14',
  9: '~1,13.5 5,11.5 8.3,7 8.5,3 5,0 1,1.3 0,4.3 3,7 7,6 8.5,3',
}

/** The characters that a picture can contain. */
export const captchaLetters = Object.keys(drawn).join('')

/** The strokes of a character. */
export const strokesOf = (letter: string): Stroke[] =>
  (drawn[letter] ?? '').split('|').map((stroke) => ({
    isRound: stroke.startsWith('~'),
    points: stroke
      .replace('~', '')
      .split(' ')
      .map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number)
        return [x, y]
      }),
  }))
