import type { Piece, Scene } from "../scene";
import { pedestal, studio, tabletop } from "../studio";
import { cluster } from "./cluster";
import { laid, SIDE, stood } from "./place";
import type { Subject } from "./subject";

type Spot = [x: number, y: number, size: number, tilt: number];

const lyingSpots: Record<number, Spot[]> = {
	2: [
		[270, 310, 440, -10],
		[530, 510, 440, 8],
	],
	3: [
		[226, 290, 390, -12],
		[574, 320, 390, 10],
		[392, 548, 410, -3],
	],
	4: [
		[228, 240, 350, -9],
		[574, 252, 350, 8],
		[238, 560, 350, 7],
		[574, 556, 350, -8],
	],
	5: [
		[206, 222, 310, -10],
		[590, 216, 310, 9],
		[400, 396, 330, -2],
		[210, 590, 310, 8],
		[594, 586, 310, -9],
	],
};

/** Several of them, in each colour or flavour there is; a single durable stands on a pedestal. */
export async function groupScene(subject: Subject): Promise<Scene> {
	const {
		secondGround: ground,
		isFlatLay,
		hasPack,
		staging,
		variants,
	} = subject;
	const isAlone = !hasPack && !staging.isFood && variants.length === 1;
	const { backdrop, arrange } = arrangementFor(isAlone, isFlatLay);
	return {
		width: SIDE,
		height: SIDE,
		ground: backdrop(ground, SIDE, SIDE),
		shadow: ground.shadow,
		pieces: await arrange(subject),
	};
}

function arrangementFor(isAlone: boolean, isFlatLay: boolean) {
	if (isAlone) return { backdrop: pedestal, arrange: onPedestal };
	return isFlatLay
		? { backdrop: tabletop, arrange: scattered }
		: { backdrop: studio, arrange: upright };
}

async function onPedestal({ main, companion }: Subject): Promise<Piece[]> {
	const pieces = [
		await stood(main, { x: 400, bottom: 612, width: 470, height: 440 }),
	];
	if (companion)
		pieces.push(
			await stood(companion, { x: 590, bottom: 630, width: 170, height: 170 }),
		);
	return pieces;
}

function countOf({ variants, hasPack, dice }: Subject): number {
	if (variants.length > 1) return variants.length;
	return hasPack ? 3 : dice.pick([3, 3, 5]);
}

async function upright(subject: Subject): Promise<Piece[]> {
	const { variants, main, hasPack, dice } = subject;
	const tilts = hasPack
		? [0]
		: Array.from({ length: 5 }, () => Math.round(dice.between(-6, 6)));
	const places = cluster(countOf(subject), main.width / main.height, tilts);
	const pieces: Piece[] = [];
	for (const [at, place] of places.entries()) {
		pieces.push(await stood(variants[at % variants.length] ?? main, place));
	}
	return pieces;
}

async function scattered(subject: Subject): Promise<Piece[]> {
	const { variants, main } = subject;
	const spots = lyingSpots[countOf(subject)] ?? [];
	const closer = Math.min(1, Math.max(0.7, (main.width / main.height) * 1.1));
	const pieces: Piece[] = [];
	for (const [at, [x, y, size, tilt]] of spots.entries()) {
		const larger = size * (1 + (1 - closer) * 0.4);
		pieces.push(
			await laid(
				variants[at % variants.length] ?? main,
				400 + (x - 400) * closer,
				y,
				larger,
				tilt,
			),
		);
	}
	return pieces;
}
