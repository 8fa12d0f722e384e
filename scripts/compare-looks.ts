import { parseArgs } from "node:util";
import { type BrowserContext, chromium, type Page } from "playwright";
import { sampleAccounts, samplePassword } from "../gateway/db/sample/accounts";
import { findChromium } from "./find-chromium.mjs";
import { compareLooks, type Difference } from "./looks/compare-looks";
import { pagesOf, type Seen, type Viewer } from "./looks/pages";
import { type Look, readLooks } from "./looks/read-looks";

// Compares what two shops on one database look like, element by element: `npm run compare:looks -- http://localhost:3100
// http://localhost:3200`. For changes of styles that nobody may see. `--viewer shopper`, `--width 390`, `--path /users`,
// `--locale en` take a part of it; `--pictures FOLDER` keeps a picture of each page of both.

const { values: options, positionals: origins } = parseArgs({
	allowPositionals: true,
	options: {
		viewer: {
			type: "string",
			multiple: true,
			default: ["visitor", "shopper", "merchant", "operator"],
		},
		width: { type: "string", multiple: true, default: ["390", "800", "1440"] },
		locale: { type: "string", default: "" },
		path: { type: "string", default: "" },
		pictures: { type: "string" },
	},
});

const emails: Record<Viewer, string | undefined> = {
	visitor: undefined,
	shopper: sampleAccounts.find(({ scope }) => scope.length === 0)?.email,
	merchant: sampleAccounts.find(({ scope }) =>
		scope.some((one) => one === "merchant"),
	)?.email,
	operator: sampleAccounts.find(({ scope }) =>
		scope.some((one) => one === "operator"),
	)?.email,
};

interface Shop {
	origin: string;
	context: BrowserContext;
	page: Page;
}

const [before, after] = origins;
if (!before || !after)
	throw new Error(
		"Name two shops, such as http://localhost:3100 http://localhost:3200",
	);
const browser = await chromium.launch({
	executablePath: findChromium(),
	args: [
		"--no-sandbox",
		"--disable-gpu",
		"--disable-background-networking",
		"--hide-scrollbars",
	],
});
/** Where each difference was seen; what stands on every page is said once. */
const seenOn = new Map<string, string[]>();

const counts = { pages: 0, elements: 0, differing: 0 };
try {
	for (const viewer of options.viewer as Viewer[])
		for (const width of options.width) await compareAs(viewer, Number(width));
} finally {
	await browser.close();
}
for (const [difference, titles] of seenOn)
	console.log(`${titles.length} x ${titles[0]}\n  ${difference}`);
console.log(
	`${counts.pages} pages, ${counts.elements} elements, ${counts.differing} differing`,
);
process.exitCode = counts.differing > 0 ? 1 : 0;

async function compareAs(viewer: Viewer, width: number): Promise<void> {
	const shops = [
		await openShop(before ?? "", viewer, width),
		await openShop(after ?? "", viewer, width),
	] as const;
	const numbers = await listNumbers(shops[0], viewer);
	for (const seen of pagesOf(viewer, numbers)) {
		if (!seen.path.startsWith(options.path)) continue;
		const looks = await Promise.all(
			shops.map((shop) => lookAt(shop, seen, `${viewer}-${width}`)),
		);
		note(
			`${viewer} ${width} ${seen.path}${seen.press?.length ? ` after ${seen.press}` : ""}`,
			looks,
		);
	}
	for (const { context } of shops) await context.close();
}

async function openShop(
	origin: string,
	viewer: Viewer,
	width: number,
): Promise<Shop> {
	const context = await browser.newContext({
		baseURL: origin,
		viewport: { width, height: 900 },
		reducedMotion: "reduce",
		hasTouch: width < 640,
		isMobile: width < 640,
	});
	// What names functions of a script that is translated while it runs is not there in a page.
	await context.addInitScript("globalThis.__name = (one) => one");
	const email = emails[viewer];
	if (email) {
		const answer = await context.request.post("/api/front/login/email", {
			data: { email, password: samplePassword },
		});
		if (!answer.ok())
			throw new Error(`${email} cannot sign in: ${answer.status()}`);
	}
	return { origin, context, page: await context.newPage() };
}

async function listNumbers({ context }: Shop, viewer: Viewer) {
	const ask = async (path: string): Promise<Record<string, unknown>[]> =>
		(await (await context.request.get(path)).json()).data?.list ?? [];
	const isStaff = viewer === "merchant";
	const orders =
		viewer === "visitor"
			? []
			: await ask(
					isStaff
						? "/api/operator/order/list?page=1&limit=20&tab=all"
						: "/api/front/order/list?page=1&limit=20",
				);
	const refunds =
		viewer === "shopper"
			? await ask("/api/front/order/refund/list?page=1&limit=20")
			: [];
	return {
		orders: orders.map(({ orderNo }) => String(orderNo)),
		refunds: refunds.map(({ refundNo }) => String(refundNo)),
	};
}

async function lookAt(
	{ page, origin }: Shop,
	seen: Seen,
	name: string,
): Promise<Look[]> {
	await page.goto((options.locale ? `/${options.locale}` : "") + seen.path, {
		waitUntil: "load",
	});
	await page.waitForLoadState("networkidle").catch(() => undefined);
	await page
		.waitForFunction(
			() => !document.querySelector("main .skeleton"),
			undefined,
			{ timeout: 5_000 },
		)
		.catch(() => undefined);
	for (const selector of seen.press ?? []) {
		await page
			.locator(selector)
			.click({ timeout: 5_000 })
			.catch(() => console.log(`  nothing to press: ${selector}`));
		await page.waitForLoadState("networkidle").catch(() => undefined);
	}
	if (options.pictures) {
		const file = `${name}-${seen.path.replaceAll(/[^a-zA-Z0-9]+/g, "-")}-${new URL(origin).port}.png`;
		await page.screenshot({
			path: `${options.pictures}/${file}`,
			fullPage: true,
		});
	}
	return readLooks(page);
}

function note(title: string, [one = [], other = []]: Look[][]): void {
	const differences = compareLooks(one, other);
	counts.pages += 1;
	counts.elements += one.length;
	counts.differing += differences.length;
	for (const difference of differences.map(describe))
		seenOn.set(difference, [...(seenOn.get(difference) ?? []), title]);
}

function describe({ path, name, changes }: Difference): string {
	return `${path.replaceAll(/\.sc-\S+?(?=[. ]|$)/g, "")} (${name.trim()})\n    ${changes.join("; ")}`;
}
