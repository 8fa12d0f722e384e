import "server-only";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { onePerProcess } from "../process/one-per-process";
import { openByteStore } from "../storage/byte-store";
import { readPublicPicture } from "./public-picture";

/** Changes with the way it is composed. */
const edition = "1";
const side = 630;
const inputPixelsMax = 16_000_000;
/** Some hundred pictures. */
const keptBytesMax = 6 * 1024 * 1024;

// What libvips remembers of pictures it has seen is never asked for again, and stays in memory.
sharp.cache(false);

interface GoodsPicture {
	/** The same on every node for the same pictures; found without composing. */
	etag: string;
	/** JPEG, which every reader of shared links knows, 1200 x 630. */
	compose: () => Promise<Buffer>;
}

/** The goods' own picture beside the shop's mark; the mark alone where the picture is not one of our files. */
export async function goodsPicture(
	source: string | undefined,
): Promise<GoodsPicture> {
	const own = source ? await readPublicPicture(source) : undefined;
	const ground = await readPublicPicture(
		own ? "/pictures/share-goods.png" : "/pictures/share.png",
	);
	if (!ground) throw new Error("The ground of shared pictures is missing");
	const hash = createHash("sha256").update(edition).update(ground);
	const etag = `"${(own ? hash.update(own) : hash).digest("base64url")}"`;
	return { etag, compose: () => kept().keep(etag, () => draw(ground, own)) };
}

async function draw(ground: Buffer, own?: Buffer): Promise<Buffer> {
	const canvas = sharp(ground);
	if (own) {
		const input = await sharp(own, { limitInputPixels: inputPixelsMax })
			.resize(side, side, { fit: "cover" })
			.toBuffer();
		canvas.composite([{ input, gravity: "east" }]);
	}
	return canvas.jpeg({ quality: 84 }).toBuffer();
}

const kept = () =>
	onePerProcess("goods-pictures", () => openByteStore(keptBytesMax));
