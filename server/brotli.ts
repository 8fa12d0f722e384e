import type { IncomingMessage } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gunzip } from "node:zlib";
import type { Body, Copy } from "./pages/copies";

const pack = promisify(brotliCompress);
const unpack = promisify(gunzip);

/** Of a page, which is made anew each minute: a few milliseconds more than 5 takes, for a twentieth fewer bytes. */
const pageQuality = 7;
/** Of a file of the build, made once: half a second for the largest. */
const fileQuality = 10;

/** Whether a kept answer is sent often enough to be worth it, and is compressed at all. */
export function gainsByBrotli({ headers, stored }: Copy): boolean {
	return (
		headers["content-encoding"] === "gzip" &&
		(stored !== undefined || isFile(headers))
	);
}

/** The same answer in brotli. Other bytes that say the same share a tag that says so. */
export async function inBrotli({ bytes, headers }: Copy): Promise<Body> {
	const plain = await unpack(bytes);
	const brotli = await pack(plain, {
		params: {
			[constants.BROTLI_PARAM_QUALITY]: isFile(headers)
				? fileQuality
				: pageQuality,
			[constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
		},
	});
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
