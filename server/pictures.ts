import type { IncomingMessage, ServerResponse } from "node:http";
import { acceptedEncoding } from "./accepted-encoding";
import { type FileParts, serveKeptFiles } from "./kept-files";
import { type Copy, openCopies } from "./pages/copies";
import { pathOf } from "./refuse";

/** A tenth of the sample shop's, in a store of their own: they push no page out. */
const bytesMax = 4 * 1024 * 1024;
/** Who asks so wants a part, or a comparison that is rare. */
const rare = ["range", "if-match", "if-unmodified-since", "cache-control"];

/** Of `public/`: they come with the build and stay as they are while it serves. */
export const isPicture = (path: string) =>
	/^\/(?:sample|pictures)\/.*\.(?:webp|png|svg)$/.test(path);

export function servePictures(parts: FileParts) {
	return serveKeptFiles({
		...parts,
		copies: openCopies(bytesMax),
		keyOf: (req) =>
			rare.some((name) => req.headers[name] !== undefined)
				? undefined
				: `${acceptedEncoding(req)} ${pathOf(req.url ?? "/")}`,
		isFit: isForMany,
		isAnswer: isComparable,
		send,
	});
}

/** Not deflated for one browser alone. */
function isForMany(req: IncomingMessage, res: ServerResponse): boolean {
	const encoding = res.getHeader("content-encoding");
	return encoding === undefined || encoding === acceptedEncoding(req);
}

/** Whoever has it already names the tag that we said, and the time too or none: all else is compared where it was read. */
function isComparable({ headers }: IncomingMessage, { headers: said }: Copy) {
	const { "if-none-match": tag, "if-modified-since": time } = headers;
	if (tag === undefined) return time === undefined;
	return tag === said.etag && [undefined, said["last-modified"]].includes(time);
}

/** Without an age: they may be kept for a week from each answer on. */
function send(
	{ method, headers: asked }: IncomingMessage,
	res: ServerResponse,
	{ headers, bytes }: Copy,
): void {
	if (asked["if-none-match"]) {
		const { "content-type": _, "content-length": __, ...rest } = headers;
		res.writeHead(304, rest).end();
	} else {
		res.writeHead(200, headers).end(method === "HEAD" ? undefined : bytes);
	}
}
