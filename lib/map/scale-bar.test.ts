import { scaleBar } from "./scale-bar";

test.each([
	[141, 80, { metres: 10_000, pixels: 71 }],
	[17.7, 80, { metres: 1_000, pixels: 56 }],
	[4.4, 80, { metres: 200, pixels: 45 }],
	[2, 80, { metres: 100, pixels: 50 }],
])(
	"at %d metres a pixel the bar stands for a round distance",
	(metresPerPixel, pixelsMax, bar) => {
		expect(scaleBar(metresPerPixel, pixelsMax)).toEqual(bar);
	},
);
