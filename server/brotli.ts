import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip } from "node:zlib";
import type { Body, Copy } from "./pages/copies";

const pack = promisify(brotliCompress);
const unpack = promisify(gunzip);

/** Of a page, which may be another in a minute: a few milliseconds more than 5 takes, for a fortieth fewer bytes. */
const pageQuality = 7;
/** Of what stays, made once: an eighth of a second for home, half a second for the largest file of the build. */
const steadyQuality = 10;

/** Whether a kept answer is sent often enough to be worth it, and is compressed at all. */
export function gainsByBrotli({ headers, stored }: Copy): boolean {
	return (
		headers["content-encoding"] === "gzip" &&
		(stored !== undefined || isFile(headers))
	);
}

/** The bytes of the same answer in brotli, the fewest where it was the same before. */
export async function inBrotli(
	{ bytes, headers }: Copy,
	isSteady: boolean,
): Promise<Buffer> {
	const plain = await unpack(bytes);
	return pack(plain, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]:
				isSteady || isFile(headers) ? steadyQuality : pageQuality,
			[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
		},
	});
}

/** Other bytes that say the same as an answer share a tag that says so. */
export function bodyOf({ headers }: Copy, brotli: Buffer): Body {
	const { etag } = headers;
	const isStrong = typeof etag === "string" && !etag.startsWith("W/");
	return {
		bytes: brotli,
		headers: {
			...headers,
			"content-encoding": "br",
			"content-length": brotli.length,
			...(isStrong && { etag: `W/${etag}` }),
		},
	};
}

export function readsBrotli({ headers }: IncomingMessage): boolean {
	return /\bbr\b/.test(String(headers["accept-encoding"] ?? ""));
}

function isFile(headers: Copy["headers"]): boolean {
	return /\bimmutable\b/.test(String(headers["cache-control"] ?? ""));
}
