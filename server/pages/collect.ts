import type { ServerResponse } from "node:http";
import type { Copy } from "./copies";

const bytesMax = 512 * 1024;
/** Of one connection or one moment, no part of what is kept. */
const passing = ["connection", "date", "keep-alive", "transfer-encoding"];

export interface Collector {
	add: (chunk: unknown, encoding: unknown) => void;
	/** The whole answer; undefined where it was not fit to be kept. */
	finish: () => Copy | undefined;
}

/** Gathers an answer as it leaves. Kept is what everybody may see: public pages, their Markdown twins, their parts, the page of unknown paths. */
export function collect(
	res: ServerResponse,
	stored?: Copy["stored"],
): Collector {
	const { statusCode: status } = res;
	const sentAt = Date.now();
	const headers = res.getHeaders();
	const chunks: Buffer[] = [];
	let bytes = 0;
	return {
		add: (chunk, encoding) => {
			if (bytes > bytesMax) return;
			const part = bytesOf(chunk, encoding);
			bytes += part.length;
			chunks.push(part);
		},
		finish: () => {
			if (bytes === 0 || bytes > bytesMax) return undefined;
			const kept = Object.entries(headers).filter(
				([name]) => !passing.includes(name),
			);
			return {
				status,
				sentAt,
				headers: {
					...Object.fromEntries(kept),
					"content-length": bytes,
				},
				bytes: Buffer.concat(chunks),
				...(stored && { stored }),
			};
		},
	};
}

/** Whether this answer, about to be sent, may be shown to others later. */
export function isForEverybody(res: ServerResponse): boolean {
	const cacheControl = String(res.getHeader("cache-control") ?? "");
	const type = String(res.getHeader("content-type") ?? "");
	return (
		(res.statusCode === 200 || res.statusCode === 404) &&
		/^text\/(html|markdown|x-component)\b/.test(type) &&
		/(^|[\s,])public\b/.test(cacheControl) &&
		!res.hasHeader("set-cookie")
	);
}

function bytesOf(chunk: unknown, encoding: unknown): Buffer {
	if (Buffer.isBuffer(chunk)) return chunk;
	if (typeof chunk === "string")
		return Buffer.from(
			chunk,
			typeof encoding === "string" ? (encoding as BufferEncoding) : "utf8",
		);
	const { buffer, byteOffset, byteLength } = chunk as Uint8Array<ArrayBuffer>;
	return Buffer.from(buffer, byteOffset, byteLength);
}
