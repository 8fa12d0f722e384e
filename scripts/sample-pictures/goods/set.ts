import { board } from "../props/board";
import { crate } from "../props/crate";
import { paperBag } from "../props/paper-bag";
import { propSprite } from "../props/prop";
import { shippingCarton } from "../props/shipping-carton";
import type { Piece, Scene } from "../scene";
import { studio } from "../studio";
import { besideBag, besideGift } from "./beside";
import { SIDE, stood } from "./place";
import type { Subject } from "./subject";

/** The thing as it comes home: in a crate, a bag, the shop's parcel, or beside a gift box. */
export async function setScene(subject: Subject): Promise<Scene> {
	const { ground } = subject;
	return {
		width: SIDE,
		height: SIDE,
		ground: studio(ground, SIDE, SIDE, { x: 0.6, y: 0.3 }),
		shadow: ground.shadow,
		pieces: await piecesOf(subject),
	};
}

function piecesOf(subject: Subject): Promise<Piece[]> {
	const { staging, hasPack, canLieLoose } = subject;
	if (staging.set === "shoppingBag") return besideBag(subject);
	if (staging.set === "gift") return besideGift(subject);
	if (hasPack && canLieLoose) return onBoard(subject);
	if (hasPack || staging.set === "parcel") return inParcel(subject);
	return staging.set === "crate" ? inCrate(subject) : inPaperBag(subject);
}

async function inCrate({ thing, companion }: Subject): Promise<Piece[]> {
	const prop = await propSprite(crate(), [thing]);
	const pieces = [
		await stood(prop, { x: 400, bottom: 690, width: 680, height: 640 }),
	];
	const beside = companion ?? thing;
	pieces.push(
		await stood(beside, {
			x: 628,
			bottom: 744,
			width: 190,
			height: 190,
			tilt: 6,
		}),
	);
	return pieces;
}

async function inPaperBag({ thing, companion }: Subject): Promise<Piece[]> {
	const prop = await propSprite(paperBag(), [thing]);
	return [
		await stood(prop, { x: 360, bottom: 710, width: 640, height: 640 }),
		await stood(companion ?? thing, {
			x: 610,
			bottom: 738,
			width: 260,
			height: 250,
		}),
	];
}

async function onBoard({
	main,
	thing,
	companion,
	goods,
}: Subject): Promise<Piece[]> {
	const isTray = goods.picture.pack === "tray";
	const prop = await propSprite(
		board(isTray ? 500 : 716),
		companion ? [thing, companion, thing] : [thing],
	);
	if (isTray) {
		return [
			await stood(main, { x: 330, bottom: 500, width: 540, height: 400 }),
			await stood(prop, { x: 440, bottom: 736, width: 660, height: 440 }),
		];
	}
	const size = { width: 430, height: 560 };
	return [
		await stood(prop, { x: 420, bottom: 728, width: 720, height: 500 }),
		await stood(main, { x: 268, bottom: 664, ...size }),
	];
}

async function inParcel({
	main,
	thing,
	companion,
	hasPack,
	canLieLoose,
	variants,
}: Subject): Promise<Piece[]> {
	const isMany = hasPack && main.width < main.height * 1.2;
	const things = variants.length > 1 ? variants : [main];
	const prop = await propSprite(shippingCarton(isMany ? 3 : 1), things);
	const pieces = [
		await stood(prop, { x: 400, bottom: 716, width: 690, height: 650 }),
	];
	const beside = companion ?? (hasPack && canLieLoose ? thing : null);
	if (beside)
		pieces.push(
			await stood(beside, { x: 650, bottom: 742, width: 210, height: 210 }),
		);
	return pieces;
}
