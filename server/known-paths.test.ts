import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readKnownPaths } from "./known-paths";

const root = mkdtempSync(join(tmpdir(), "known-paths-"));
mkdirSync(join(root, "built/server"), { recursive: true });
mkdirSync(join(root, "public/pictures"), { recursive: true });
writeFileSync(join(root, "public/pictures/a mark.svg"), "");
const built = [
	"/[locale]/(shop)/page",
	"/[locale]/(shop)/[...unknown]/page",
	"/[locale]/(shop)/goods_detail/[id]/page",
	"/[locale]/console/orders/page",
	"/_not-found/page",
	"/sitemap.xml/route",
	"/sitemap/[shard]/route",
	"/api/front/[...path]/route",
];
writeFileSync(
	join(root, "built/server/app-paths-manifest.json"),
	JSON.stringify(Object.fromEntries(built.map((name) => [name, ""]))),
);
const known = readKnownPaths(root, "built");

test.each([
	["/", true],
	["/goods_detail/5", true],
	["/goods_detail/5/", true],
	["//goods_detail//5", true],
	["/%67oods_detail/5", true],
	["/console/orders", true],
	["/goods_detail", false],
	["/goods_detail/5/6/7", false],
	["/nope", false],
	["/shop", false],
	["/Goods_detail/5", false],
])("that %s is a page: %s", (path, isPage) => {
	expect(known.isPage(path)).toBe(isPage);
});

test.each([
	["/sitemap.xml", true],
	["/sitemap/1.xml", true],
	["/pictures/a%20mark.svg", true],
	["/sitemapsxml", false],
	["/wp-login.php", false],
])("that %s is a file: %s", (path, isFile) => {
	expect(known.isFile(path)).toBe(isFile);
});

test.each([
	["/", "/"],
	["/goods_detail/5/", "/goods_detail/[id]"],
	["/console/orders", "/console/orders"],
	["/api/front/cart/list", "/api/front/[...path]"],
	["/sitemap/goods-1.xml", "/sitemap/[shard]"],
	["/nope", undefined],
])("%s goes by the pattern %s, whoever asks", (path, pattern) => {
	expect(known.patternOf(path)).toBe(pattern);
});
