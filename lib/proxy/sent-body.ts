import { uploadImage } from "@/gateway/contract/identity/user";
import { readLimited } from "../http/read-limited";

const megabyte = 1024 * 1024;
/** One byte more than the gateway takes, so that it is the gateway that says "too large". */
const bytesMax = megabyte + 1;
const pictureBytesMax = 6 * megabyte;

const isJson = /^application\/([\w.+-]+\+)?json\b/i;

interface SentBody {
	body?: string | Uint8Array<ArrayBuffer>;
	contentType?: string;
}

/** What a browser sent: JSON as the text that is signed, forms as they are. */
export async function sentBody(
	{ body, headers }: Request,
	path: string,
): Promise<SentBody> {
	if (!body) return {};
	const contentType = headers.get("content-type") ?? undefined;
	const limit = path === uploadImage.path ? pictureBytesMax : bytesMax;
	const bytes = await readLimited(body, limit);
	return !contentType || isJson.test(contentType)
		? { body: bytes.toString("utf8") }
		: { body: bytes, contentType };
}
