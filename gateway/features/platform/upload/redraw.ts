import sharp, { type Sharp } from "sharp";
import type { ImageModel } from "../../../contract/identity/user";
import { GatewayError } from "../../../http/errors";
import { NoTurn, takeTurns } from "./turns";

// A file of a stranger is never kept: it is decoded and drawn anew, so that whatever else it carried (a place, a script,
// another file) stays behind. The header is believed only as far as it forbids: sharp refuses more pixels than the bound
// before it decodes any.

/** Larger than any phone's camera takes today in its usual mode. */
const pixelsMax = 24_000_000;
/** Uses that have one shape, cut to it: a face at twice the density, a banner as home shows it. */
const shapes: Partial<Record<ImageModel, [width: number, height: number]>> = {
	avatar: [400, 400],
	banner: [1200, 400],
	bannerPhone: [750, 500],
};
/** In the text of a goods page, which is no wider at twice the density. */
const introductionSideMax = 1200;
/** Of any other picture. */
const longSideMax = 1600;
const quality = 82;
const busySeconds = 5;

const inTurn = takeTurns({ runningMax: 2, waitingMax: 24 });

sharp.cache(false);
// Two pictures at once are work enough; a thread more for each keeps memory of its own for good.
sharp.concurrency(1);

const openings = [
	[0xff, 0xd8, 0xff],
	[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
];

/** Whether a file begins as a JPG or PNG does. */
function isPicture(bytes: Uint8Array): boolean {
	return openings.some((opening) =>
		opening.every((byte, at) => bytes[at] === byte),
	);
}

/** One picture as it is kept: what follows its name, and its bytes. */
export interface Drawn {
	size: "" | "-800" | "-400" | `-${number}x${number}`;
	bytes: Uint8Array;
}

/**
 * The picture as WebP without anything beside its pixels, upright, no larger than its use needs; that of a goods in the
 * two sizes that cards and pages ask for, the larger first. A name says the size where a page needs it to keep the place.
 */
export async function redraw(
	bytes: Uint8Array,
	model: ImageModel,
): Promise<Drawn[]> {
	if (!isPicture(bytes)) throw refuse("imageType");
	try {
		return await inTurn(() => draw(bytes, model));
	} catch (error) {
		if (error instanceof NoTurn)
			throw new GatewayError(503, "busy", { retryAfterSeconds: busySeconds });
		throw refuse(
			/pixel limit/i.test(String(error)) ? "imagePixels" : "imageBroken",
		);
	}
}

async function draw(bytes: Uint8Array, model: ImageModel): Promise<Drawn[]> {
	const picture = sharp(bytes, {
		limitInputPixels: pixelsMax,
		failOn: "error",
	}).autoOrient();
	if (model === "goods") return drawGoods(picture);
	const shape = shapes[model];
	const isText = model === "introduction";
	const whole = isText ? picture.flatten({ background: "#fff" }) : picture;
	const side = isText ? introductionSideMax : longSideMax;
	const sized = shape
		? whole.resize(...shape, { fit: "cover" })
		: whole.resize(side, side, { fit: "inside", withoutEnlargement: true });
	const { data, info } = await sized
		.webp({ quality })
		.toBuffer({ resolveWithObject: true });
	const size = isText ? (`-${info.width}x${info.height}` as const) : "";
	return [{ size, bytes: data }];
}

/** Square on white, whatever was transparent or missing. */
async function drawGoods(picture: Sharp): Promise<Drawn[]> {
	const flat = picture.flatten({ background: "#fff" });
	const drawn: Drawn[] = [];
	for (const side of [800, 400] as const) {
		const sized = flat
			.clone()
			.resize(side, side, { fit: "contain", background: "#fff" });
		const bytes = await sized.webp({ quality }).toBuffer();
		drawn.push({ size: `-${side}`, bytes });
	}
	return drawn;
}

function refuse(fault: string): GatewayError {
	return new GatewayError(400, "parameterInvalid", {
		data: { fields: { image: fault } },
	});
}
