const steps = [100, 200, 500, 1_000, 2_000, 5_000, 10_000, 20_000];

/** The longest round distance that fits into so many pixels, and how long it is on the map. */
export function scaleBar(metresPerPixel: number, pixelsMax: number) {
	const metres =
		steps.findLast((step) => step / metresPerPixel <= pixelsMax) ?? 100;
	return { metres, pixels: Math.round(metres / metresPerPixel) };
}
