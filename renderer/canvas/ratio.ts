type Screen = Pick<Window, 'matchMedia' | 'devicePixelRatio'>;

/**
 * Calls back whenever a pixel of the page gets more or fewer pixels of the screen: another screen, another zoom.
 * A query hears of its own ratio only, so each change asks anew. Gives back how to end it.
 */
export const watchRatio = (screen: Screen, changed: () => void): (() => void) => {
  let end = (): void => {};
  const listen = (): void => {
    const query = screen.matchMedia(`(resolution: ${screen.devicePixelRatio}dppx)`);
    const heard = (): void => {
      end();
      listen();
      changed();
    };
    query.addEventListener('change', heard);
    end = () => query.removeEventListener('change', heard);
  };
  listen();
  return () => end();
};

/** So that no rounding takes a pixel away. */
const HAIR = 1e-6;
/** A length of the page cut to whole pixels of the screen: a canvas of that size is never stretched by a part of one. */
export const wholePixels = (length: number, ratio: number): number => (Math.floor(length * ratio) + HAIR) / ratio;
