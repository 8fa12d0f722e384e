import "server-only";
import { readFile, realpath } from "node:fs/promises";
import path from "node:path";

const publicFolder = path.join(
	/* turbopackIgnore: true */ process.cwd(),
	"public",
);
const picture = /^(?:\/[\w-][\w.-]*)+\.(?:webp|png|jpe?g)$/;

/**
 * The bytes of one of our own pictures, by its address on this site. Undefined for everything else: other sites, other
 * kinds of files, and whatever lies outside `public`, by dots or by a link.
 */
export async function readPublicPicture(
	source: string,
): Promise<Buffer | undefined> {
	if (!picture.test(source)) return undefined;
	try {
		const file = await realpath(
			path.join(/* turbopackIgnore: true */ publicFolder, source),
		);
		const root = await realpath(publicFolder);
		if (!file.startsWith(root + path.sep)) return undefined;
		return await readFile(file);
	} catch {
		return undefined;
	}
}
