import { readFile } from "node:fs/promises";
import { join } from "node:path";

const flagFolder = join(process.cwd(), "node_modules/flag-icons/flags/4x3");

/** Islands with a dial code of their own, filed under the territory they belong to. */
const filedElsewhere: Record<string, string> = { ac: "sh-ac", ta: "sh-ta" };

/** A country's flag by its two letters, one small file each: a list of countries loads those in sight. */
export async function GET(
	_: Request,
	{ params }: RouteContext<"/api/flags/[code]">,
): Promise<Response> {
	const { code } = await params;
	if (!/^[a-z]{2}$/.test(code)) return new Response(null, { status: 404 });
	try {
		const svg = await readFile(
			join(flagFolder, `${filedElsewhere[code] ?? code}.svg`),
		);
		return new Response(svg, {
			headers: {
				"content-type": "image/svg+xml",
				"cache-control": "public, max-age=604800",
			},
		});
	} catch {
		return new Response(null, { status: 404 });
	}
}
