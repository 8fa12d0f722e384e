import { heightOf, type Piece, type Scene } from "../scene";
import { studio, tabletop } from "../studio";
import { laid, SIDE, stood } from "./place";
import type { Subject } from "./subject";

/** The picture of the goods card: the thing, large, in the middle. */
export async function heroScene(subject: Subject): Promise<Scene> {
	const { ground, isFlatLay } = subject;
	const pieces = isFlatLay ? await lying(subject) : await upright(subject);
	const backdrop = isFlatLay ? tabletop : studio;
	return {
		width: SIDE,
		height: SIDE,
		ground: backdrop(ground, SIDE, SIDE),
		shadow: ground.shadow,
		pieces,
	};
}

async function lying({ main, companion }: Subject): Promise<Piece[]> {
	if (!companion) return [await laid(main, 396, 392, 600)];
	return [
		await laid(main, 360, 356, 560),
		await laid(companion, 606, 614, 260, 8),
	];
}

async function upright(subject: Subject): Promise<Piece[]> {
	const { goods, main, hasPack } = subject;
	const beside = footPiece(subject);
	const box = hasPack
		? { width: goods.picture.pack === "tray" ? 690 : 620, height: 640 }
		: { width: 600, height: 560 };
	const shift = beside ? -66 : 0;
	const piece = await stood(main, { x: 400 + shift, bottom: 0, ...box });
	const bottom = Math.min(724, 400 + heightOf(piece) / 2 + (beside ? 6 : 12));
	const pieces = [{ ...piece, bottom }];
	if (beside) {
		const right = 400 + shift + piece.width / 2;
		const size = hasPack ? 250 : 270;
		const x = Math.min(766 - size / 2, right + size * 0.28);
		pieces.push(
			await stood(beside, {
				x,
				bottom: bottom + 22,
				width: size,
				height: size,
			}),
		);
	}
	return pieces;
}

function footPiece({
	goods,
	companion,
	thing,
	hasPack,
	canLieLoose,
	dice,
}: Subject) {
	if (companion) return companion;
	const isLoose = hasPack && canLieLoose && goods.picture.pack !== "tray";
	return isLoose && dice.unit() < 0.65 ? thing : null;
}
