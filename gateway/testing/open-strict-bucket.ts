import {
	createServer,
	type IncomingMessage,
	type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import type { StorageSettings } from "../storage-settings";
import { type Opener, refusalOf } from "./read-signature";

const bucket = "/harbour-pictures/";
/** Names that a list answers at once, whatever it was asked for. */
const pageSize = 2;

export interface StrictBucket {
	settings: StorageSettings;
	/** From now on an address with a signature opens nothing, as where a store has forbidden them. */
	showNobody: () => void;
	close: () => Promise<void>;
}

interface Options {
	signedSeconds?: number;
	now?: () => Date;
}

/** A store that checks every signature, ends those of addresses in their time, and answers lists by pages of two. */
export async function openStrictBucket(
	options: Options = {},
): Promise<StrictBucket> {
	const opener: Opener = {
		accessKeyId: "strict",
		secret: "strict/secret+of=a bucket",
		region: "ap-east-1",
	};
	const { now = () => new Date(), signedSeconds } = options;
	const held = new Map<string, Buffer>();
	let isShut = false;
	const server = createServer(async (req, res) => {
		const { method = "", url: target = "", headers } = req;
		const body = await buffer(req);
		const request = { method, target, headers, body };
		const refusal = refusalOf(request, { opener, now: now() });
		if (isShut && target.includes("X-Amz-Signature"))
			return refuse(res, 403, "AccessDenied");
		if (refusal) return refuse(res, 403, refusal);
		return answer(held, { req, res, body });
	});
	await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
	const { port } = server.address() as AddressInfo;
	const settings: StorageSettings = {
		UPLOADS: "s3",
		S3_BUCKET: bucket.replaceAll("/", ""),
		S3_REGION: opener.region,
		S3_ENDPOINT: `http://127.0.0.1:${port}`,
		S3_ACCESS_KEY_ID: opener.accessKeyId,
		S3_SECRET_ACCESS_KEY: opener.secret,
		UPLOADS_SIGNED_SECONDS: signedSeconds,
	};
	return {
		settings,
		showNobody: () => {
			isShut = true;
		},
		close: async () => {
			server.closeAllConnections();
			await new Promise((done) => server.close(done));
		},
	};
}

interface Asked {
	req: IncomingMessage;
	res: ServerResponse;
	body: Buffer;
}

function answer(held: Map<string, Buffer>, { req, res, body }: Asked): unknown {
	const { pathname, searchParams } = new URL(req.url ?? "", "http://store");
	const key = decodeURIComponent(pathname.slice(bucket.length));
	if (searchParams.get("list-type") === "2")
		return list([...held.keys()].sort(), { res, asked: searchParams });
	if (req.method === "PUT") held.set(key, body);
	if (req.method === "DELETE") held.delete(key);
	if (req.method !== "GET")
		return res.writeHead(req.method === "PUT" ? 200 : 204).end();
	const bytes = held.get(key);
	if (!bytes) return refuse(res, 404, "NoSuchKey");
	const kept = searchParams.get("response-cache-control");
	return res
		.writeHead(200, {
			"content-type": "image/webp",
			...(kept && { "cache-control": kept }),
		})
		.end(bytes);
}

function list(
	keys: string[],
	{ res, asked }: { res: ServerResponse; asked: URLSearchParams },
): void {
	const after = asked.get("continuation-token") ?? "";
	const prefix = asked.get("prefix") ?? "";
	const left = keys.filter((key) => key.startsWith(prefix) && key > after);
	const page = left.slice(0, pageSize);
	const isCut = left.length > page.length;
	res
		.writeHead(200, { "content-type": "application/xml" })
		.end(
			`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ""}${page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join("")}</ListBucketResult>`,
		);
}

function refuse(res: ServerResponse, status: number, why: string): void {
	const [code, message = code] = why.split(": ");
	res
		.writeHead(status, { "content-type": "application/xml" })
		.end(`<Error><Code>${code}</Code><Message>${message}</Message></Error>`);
}
