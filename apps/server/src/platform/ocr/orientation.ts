import type { LineRecogniser } from './line-recogniser.ts';
import type { TiltedBox } from './tilted-box.ts';
import type { Pixels } from './upright-pixels.ts';

const PROBES = 4;
/** A probe need not be longer than this many heights to tell whether it stands on its head. */
const PROBE_LENGTH = 9;
/** From here on the text is taken to stand upright without a look at the other way round. */
const CLEARLY_UPRIGHT = 0.85;

type Turn = 0 | 90 | 180 | 270;

const isLong = (box: TiltedBox) => box.width > 2 * box.height;

const shortened = (box: TiltedBox): TiltedBox => ({
  ...box,
  width: Math.min(box.width, PROBE_LENGTH * box.height),
});

const turnedBox = (box: TiltedBox, degrees: Turn): TiltedBox => ({
  ...box,
  angle: box.angle + (degrees * Math.PI) / 180,
});

/** Which quarter turn clockwise sets the text upright. */
export async function findTurn(
  pixels: Pixels,
  boxes: readonly TiltedBox[],
  recogniser: LineRecogniser,
): Promise<Turn> {
  const long = boxes.filter(isLong);
  const upended = long.filter((box) => Math.abs(Math.cos(box.angle)) < 0.7);
  const isSideways = upended.length > long.length / 2;
  const probes = (isSideways ? upended : long.filter((box) => !upended.includes(box)))
    .sort((a, b) => b.width - a.width)
    .slice(0, PROBES)
    .map(shortened);
  if (probes.length === 0) return 0;

  const legibility = async (flip: Turn) => {
    let sum = 0;
    for (const probe of probes) {
      const { confidence } = await recogniser.recognise(pixels, turnedBox(probe, flip));
      sum += confidence;
    }
    return sum / probes.length;
  };

  if (!isSideways) {
    const upright = await legibility(0);
    if (upright >= CLEARLY_UPRIGHT) return 0;
    return (await legibility(180)) > upright + 0.05 ? 180 : 0;
  }
  /* A box that runs down the photo reads downwards as it stands; that text needs a quarter turn back. */
  const downwards = probes.map((box) => (Math.sin(box.angle) >= 0 ? box : turnedBox(box, 180)));
  let [down, up] = [0, 0];
  for (const box of downwards) {
    down += (await recogniser.recognise(pixels, box)).confidence;
    up += (await recogniser.recognise(pixels, turnedBox(box, 180))).confidence;
  }
  return down > up ? 270 : 90;
}
