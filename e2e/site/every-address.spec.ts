import type { APIRequestContext, Page } from "@playwright/test";
import {
	describeLocale,
	type LocaleCode,
	localeCodes,
	locales,
} from "../../gateway/contract/locale";
import { byExtent, isFull } from "../../gateway/testing/extent";
import {
	expectAccessible,
	expectNoSidewaysScroll,
} from "../support/accessible";
import { enterAsMember } from "../support/cart";
import { makeNumbers } from "../support/member-numbers";
import { untilAlive } from "../support/open";
import { inLocale, screens } from "../support/screens";
import {
	addressesOf,
	mainAddressOf,
	specifiedRoutes,
} from "../support/specified-routes";
import { expect, test } from "../support/test";
import { spokenIn, untranslatedKey } from "../support/untranslated";

// Every address that the specification names: what stands in its HTML in all languages, and what a browser makes of it.

// An order of nothing, and a card where the shop takes none, are refused: the pages say so.
test.use({ hasRefusals: true });

const openRoutes = specifiedRoutes.filter((route) => !route.isProtected);
const protectedRoutes = specifiedRoutes.filter((route) => route.isProtected);
const openAddresses = openRoutes.flatMap((route) => addressesOf(route));

/** A query that changes what a page lists, and not what it is made of. */
const sameMadeOf = /\?(type=(store|mall)|cartType=\w+|title=privacy.*)$/;

/** Where a browser looks. */
const seenAddresses = openAddresses.filter(
	(address) => isFull || !sameMadeOf.test(address),
);

const headTag = (html: string, pattern: RegExp) =>
	pattern.exec(html)?.[1]?.replaceAll("&amp;", "&");

/** Before any script has run. */
async function expectWholeHtml(
	request: APIRequestContext,
	path: string,
	locale: LocaleCode,
): Promise<string> {
	const response = await request.get(path);
	expect.soft(response.status(), path).toBe(200);
	const html = await response.text();
	const { language } = describeLocale(locale);
	expect.soft(headTag(html, /<html lang="([^"]*)"/), path).toBe(language);
	expect.soft(html, path).toMatch(/<title>[^<]+<\/title>/);
	expect.soft(untranslatedKey.exec(spokenIn(html))?.[0], path).toBeUndefined();
	return html;
}

/** Each language names all of them and itself as its one address, so that each is named back; or none is listed. */
function expectSisters(
	html: string,
	{ address, locale }: { address: string; locale: LocaleCode },
	origin: string,
): void {
	const path = inLocale(address, locale);
	const canonical = headTag(html, /<link rel="canonical" href="([^"]*)"/);
	const links = [
		...html.matchAll(
			/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi,
		),
	].map(([, language, href = ""]) => [
		language,
		new URL(href.replaceAll("&amp;", "&")).href,
	]);
	if (canonical === undefined) {
		expect.soft(html, path).toContain('<meta name="robots" content="noindex');
		expect.soft(links, path).toEqual([]);
		return;
	}
	const at = (code: LocaleCode) =>
		new URL(inLocale(mainAddressOf(address), code), origin).href;
	expect.soft(new URL(canonical).href, path).toBe(at(locale));
	expect
		.soft(links, path)
		.toEqual([
			...locales.map(({ code, hreflang }) => [hreflang, at(code)]),
			["x-default", at("zh-CN")],
		]);
}

/** What React holds back behind a fallback stands hidden at the end until a script moves it. */
function countGoodsShown(html: string): number {
	const [shown = ""] = html.split('<div hidden id="S:');
	const links = shown.match(/href="[^"]*\/goods_detail\/\d+["?]/g) ?? [];
	return new Set(links).size;
}

for (const locale of localeCodes)
	test(`every open address in ${locale} is whole in its HTML: language, title, words, goods, and its sisters, which name it back`, async ({
		request,
		baseURL,
	}) => {
		for (const address of openAddresses) {
			const path = inLocale(address, locale);
			const html = await expectWholeHtml(request, path, locale);
			expectSisters(html, { address, locale }, String(baseURL));
			const screen = screens.find((one) => one.path === address);
			expect
				.soft(countGoodsShown(html), path)
				.toBeGreaterThanOrEqual(screen?.goodsMin ?? 0);
		}
	});

test("every screen is an address of the specification", () => {
	for (const { path } of screens) expect(openAddresses).toContain(path);
});

for (const locale of localeCodes)
	test(`strangers on a protected address are led to sign in, and back, in ${locale}`, async ({
		request,
	}) => {
		for (const address of protectedRoutes.flatMap((route) =>
			addressesOf(route),
		)) {
			const path = inLocale(address, locale);
			const response = await request.get(path, { maxRedirects: 0 });
			expect.soft(response.status(), path).toBe(307);
			const { location = "", "set-cookie": cookie = "" } = response.headers();
			expect
				.soft(new URL(location, "http://shop").pathname, path)
				.toBe(inLocale("/login", locale));
			const [, back = ""] = /fromPath=([^;]*)/.exec(cookie) ?? [];
			expect.soft(decodeURIComponent(back)).toBe(path);
		}
	});

interface Look {
	locale: LocaleCode;
	/** Where axe looks. */
	widths: readonly number[];
	hasContrast?: false;
	isOfMember?: true;
}

const looks = byExtent<Look[]>(
	[
		{ locale: "zh-CN", widths: [390, 1440] },
		{ locale: "th", widths: [390], hasContrast: false },
		{ locale: "fr", widths: [] },
	],
	localeCodes.map((locale) => ({ locale, widths: [390, 1440] })),
);

/** One heading, every word, no barrier, nothing wider than 320 px. The document is loaded once for all widths. */
async function expectWhole(
	page: Page,
	path: string,
	{ locale, widths, hasContrast, isOfMember }: Look,
): Promise<void> {
	await page.setViewportSize({ width: widths[0] ?? 320, height: 900 });
	await page.goto(path);
	await untilAlive(page);
	// Pages of members ask for what they show; others keep a place free for what the device may know.
	if (isOfMember)
		await expect(page.locator("main .skeleton:visible"), path).toHaveCount(0);
	const { language } = describeLocale(locale);
	await expect
		.soft(page.locator("html"), path)
		.toHaveAttribute("lang", language);
	await expect.soft(page, path).toHaveTitle(/\S/);
	const heading = page.getByRole("heading", { level: 1 });
	for (const width of widths.length > 0 ? widths : [320]) {
		await page.setViewportSize({ width, height: 900 });
		await expect.soft(heading, path).toHaveCount(1);
		const said = await page.locator("body").innerText();
		expect.soft(untranslatedKey.exec(said)?.[0], path).toBeUndefined();
		if (widths.length > 0)
			await expectAccessible(page, undefined, {
				hasContrast,
				hasTargets: true,
			});
	}
	await expectNoSidewaysScroll(page);
}

const openParts = 3;
const protectedParts = 2;
const partOf = <One>(all: readonly One[], part: number, parts: number) =>
	all.filter((_, at) => at % parts === part);
const partsOf = (count: number) => Array.from({ length: count }, (_, at) => at);

for (const look of looks) {
	const how = `${look.locale}, with axe at ${look.widths.join(" and ") || "no"} px`;

	for (const part of partsOf(openParts))
		test(`open addresses are whole and fit 320 px in ${how}: part ${part + 1} of ${openParts}`, async ({
			page,
		}) => {
			test.slow();
			for (const address of partOf(seenAddresses, part, openParts))
				await test.step(address, () =>
					expectWhole(page, inLocale(address, look.locale), look),
				);
		});

	for (const part of partsOf(protectedParts))
		test(`protected addresses are whole for their member and fit 320 px in ${how}: part ${part + 1} of ${protectedParts}`, async ({
			page,
		}, { project }) => {
			test.slow();
			await enterAsMember(page);
			const numbers = await makeNumbers(page.request, project.name);
			for (const route of partOf(protectedRoutes, part, protectedParts))
				for (const address of addressesOf(route, numbers))
					await test.step(address, () => expectProtected(page, address, look));
		});
}

async function expectProtected(
	page: Page,
	address: string,
	look: Look,
): Promise<void> {
	await expectWhole(page, inLocale(address, look.locale), {
		...look,
		isOfMember: true,
	});
	await expect(page).not.toHaveURL(/\/login/);
}
