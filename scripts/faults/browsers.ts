import { setTimeout as wait } from "node:timers/promises";
import { type Browser, chromium, type Page } from "playwright";
import { hintCookie, writeHint } from "@/lib/session/hint";
import { sessionCookie } from "@/lib/session/session-cookie";
import words from "@/messages/en.json";
import { findHeadlessChromium } from "../find-chromium.mjs";
import type { Buyer } from "../purchases/open-buyers";

const stepLimitMs = 30_000;
const pauseMs = 1_000;
const goodsCount = 20;
const save = "/api/front/cart/save";

/** What people at browsers went through. */
export interface Browsing {
	pages: number;
	/** Skus that a page was told are in the cart, by buyer. */
	put: Map<Buyer, Set<number>>;
	/** Pages that were no page. */
	faults: string[];
	close: () => Promise<void>;
}

interface Options {
	address: string;
	buyers: Buyer[];
	isOver: () => boolean;
}

/** Opens browsers that look at goods and put them into the cart until it is over. */
export async function openBrowsers(options: Options): Promise<Browsing> {
	const nobody = { pages: 0, put: new Map(), faults: [] };
	if (options.buyers.length === 0) return { ...nobody, close: async () => {} };
	const browser = await chromium.launch({
		executablePath: findHeadlessChromium(),
		args: ["--no-sandbox", "--disable-gpu", "--disable-quic"],
	});
	const browsing: Omit<Browsing, "close"> = nobody;
	const all = Promise.all(
		options.buyers.map((buyer) =>
			browse(browser, { options, buyer, browsing }),
		),
	);
	return Object.assign(browsing, {
		close: async () => {
			await all;
			await browser.close();
		},
	});
}

interface Visit {
	options: Options;
	buyer: Buyer;
	browsing: Omit<Browsing, "close">;
}

async function browse(browser: Browser, visit: Visit): Promise<void> {
	const { options, buyer, browsing } = visit;
	const page = await enter(browser, visit);
	const put = new Set<number>();
	browsing.put.set(buyer, put);
	page.on("response", async (response) => {
		if (!response.url().endsWith(save)) return;
		const envelope = await response.json().catch(() => undefined);
		if (envelope?.code !== 200) return;
		for (const { skuId } of response.request().postDataJSON()) put.add(skuId);
	});
	for (let id = 1; !options.isOver(); id = (id % goodsCount) + 1) {
		await lookAt(page, `${options.address}/en/goods_detail/${id}`, browsing);
		await wait(pauseMs);
	}
	await page.context().close();
}

async function enter(browser: Browser, { options, buyer }: Visit) {
	const context = await browser.newContext();
	const url = options.address;
	const { token, accountId: uid } = buyer;
	const hint = writeHint({ uid, nickname: "Kit", kind: "member" });
	await context.addCookies([
		{ url, name: sessionCookie(url), value: token },
		{ url, name: hintCookie, value: encodeURIComponent(hint) },
	]);
	return context.newPage();
}

/** Puts the goods into the cart where the page came and the button is there; people try again later where not. */
async function lookAt(
	page: Page,
	address: string,
	browsing: Omit<Browsing, "close">,
): Promise<void> {
	let cause: unknown;
	const answer = await page
		.goto(address, { timeout: stepLimitMs, waitUntil: "domcontentloaded" })
		.catch((error: Error) => {
			[cause] = error.message.split("\n");
		});
	browsing.pages += 1;
	const status = answer?.status() ?? 0;
	const isLater = status === 503 && answer?.headers()["retry-after"];
	if (status >= 400 && status !== 404 && !isLater)
		browsing.faults.push(`a browser saw a bare ${status} at ${address}`);
	if (!answer)
		browsing.faults.push(`a browser saw nothing at ${address}: ${cause}`);
	const name = words.goods.buy.add;
	await page
		.getByRole("button", { name, exact: true })
		.click({ timeout: stepLimitMs / 10 })
		.catch(() => undefined);
}
