import sharp from "sharp";
import type { ImageModel } from "../../contract/user";
import { GatewayError } from "../../http/errors";
import { NoTurn, takeTurns } from "./turns";

// A file of a stranger is never kept: it is decoded and drawn anew, so that whatever else it carried (a place, a script,
// another file) stays behind. The header is believed only as far as it forbids: sharp refuses more pixels than the bound
// before it decodes any.

/** Larger than any phone's camera takes today in its usual mode. */
const pixelsMax = 24_000_000;
/** Side of the square that a face is shown in, at twice the density. */
const avatarSide = 400;
const longSideMax = 1600;
const quality = 82;
const busySeconds = 5;

const inTurn = takeTurns({ runningMax: 2, waitingMax: 24 });

sharp.cache(false);

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

/** The picture as WebP without anything beside its pixels, upright, no larger than its use needs. */
export async function redraw(
	bytes: Uint8Array,
	model: ImageModel,
): Promise<Uint8Array> {
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

function draw(bytes: Uint8Array, model: ImageModel): Promise<Buffer> {
	const picture = sharp(bytes, {
		limitInputPixels: pixelsMax,
		failOn: "error",
	}).autoOrient();
	const sized =
		model === "avatar"
			? picture.resize(avatarSide, avatarSide, { fit: "cover" })
			: picture.resize(longSideMax, longSideMax, {
					fit: "inside",
					withoutEnlargement: true,
				});
	return sized.webp({ quality }).toBuffer();
}

function refuse(fault: string): GatewayError {
	return new GatewayError(400, "parameterInvalid", {
		data: { fields: { image: fault } },
	});
}
