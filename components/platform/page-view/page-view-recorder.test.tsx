import { act, fireEvent, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { noteMissed } from "@/lib/page-view/after-miss";
import { readConsent, sayConsent } from "@/lib/page-view/consent";
import { ConsentChoice } from "./consent-choice";
import { PageViewRecorder } from "./page-view-recorder";

const address = { path: "/", query: "" };
jest.mock("next/navigation", () => ({
	usePathname: () => address.path,
	useSearchParams: () => new URLSearchParams(address.query),
}));

const words = {
	label: "Statistics",
	ask: "May we count?",
	yes: "Yes",
	no: "No",
	change: "Change",
	on: "You let us count.",
	off: "We do not count.",
	byBrowser: "Your browser asks us not to.",
};

const page = () => (
	<NextIntlClientProvider locale="fr" messages={{}}>
		<PageViewRecorder />
		<ConsentChoice words={words} />
	</NextIntlClientProvider>
);

let fetched: jest.Mock;
const posted = () =>
	fetched.mock.calls.map(([path, { body }]) => [path, JSON.parse(body)]);

function goTo(path: string, query = "") {
	Object.assign(address, { path, query });
}
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => {
	jest.useFakeTimers();
	localStorage.clear();
	goTo("/fr/goods_cate");
	fetched = jest.fn(async () => Response.json({ code: 200, data: null }));
	globalThis.fetch = fetched;
});
afterEach(() => {
	jest.useRealTimers();
	for (const name of ["doNotTrack", "globalPrivacyControl"])
		Reflect.deleteProperty(navigator, name);
});

test("nothing is posted before the shopper has said yes", async () => {
	render(page());
	expect(screen.getByText(words.ask)).toBeVisible();
	await pass(10_000);
	expect(fetched).not.toHaveBeenCalled();
});

test("with consent each page is posted one second after it was reached, with the page before it", async () => {
	sayConsent("yes");
	const { rerender } = render(page());
	await pass(999);
	expect(fetched).not.toHaveBeenCalled();
	await pass(1);
	expect(posted()).toEqual([
		["/api/front/pc/visit", { path: "/goods_cate", referrer: "" }],
	]);
	goTo("/fr/goods_detail/7");
	rerender(page());
	await pass(1_000);
	expect(posted()[1]).toEqual([
		"/api/front/pc/visit",
		{ path: "/goods_detail/7", referrer: "/goods_cate" },
	]);
	await pass(60_000);
	expect(fetched).toHaveBeenCalledTimes(2);
});

test("a page left within the second is not posted", async () => {
	sayConsent("yes");
	const { rerender } = render(page());
	await pass(500);
	goTo("/fr/mall/mall_index");
	rerender(page());
	await pass(1_000);
	expect(posted().map(([, { path }]) => path)).toEqual(["/mall/mall_index"]);
});

test("words of a search and numbers of orders never leave the device", async () => {
	sayConsent("yes");
	goTo("/users/order_detail", "orderNo=SH123&title=secret&cid=4&id=x");
	render(page());
	await pass(1_000);
	expect(posted()[0]?.[1].path).toBe("/users/order_detail?cid=4");
});

test("a goods reached after a search in vain is posted once, with the words and those looked for since", async () => {
	sayConsent("yes");
	const search = "/goods/goods_search";
	goTo(search, "title=bok+choi+fresh");
	const { rerender } = render(page());
	noteMissed("bok choi fresh");
	goTo(search, "title=greens");
	rerender(page());
	await pass(1_000);
	for (const id of [7, 8]) {
		goTo(`/goods_detail/${id}`);
		rerender(page());
		await pass(1_000);
	}
	expect(
		posted().filter(([path]) => path === "/api/front/search/choice"),
	).toEqual([
		[
			"/api/front/search/choice",
			{ keyword: "bok choi fresh", next: "greens", goodsId: 7 },
		],
	]);
});

test("a call that fails fails silently", async () => {
	sayConsent("yes");
	fetched.mockRejectedValue(new TypeError("Failed to fetch"));
	render(page());
	await pass(1_000);
	expect(fetched).toHaveBeenCalledTimes(1);
	expect(screen.getByText(words.on)).toBeVisible();
});

test("the answer is remembered, can be changed, and holds from then on", async () => {
	const { unmount } = render(page());
	fireEvent.click(screen.getByRole("button", { name: "Yes" }));
	expect(screen.getByRole("button", { name: "Change" })).toHaveFocus();
	await pass(1_000);
	expect(fetched).toHaveBeenCalledTimes(1);
	unmount();

	render(page());
	expect(screen.getByText(words.on)).toBeVisible();
	await pass(1_000);
	expect(fetched).toHaveBeenCalledTimes(2);
	fireEvent.click(screen.getByRole("button", { name: "Change" }));
	expect(screen.getByRole("button", { name: "Yes" })).toHaveFocus();
	fireEvent.click(screen.getByRole("button", { name: "No" }));
	expect(screen.getByText(words.off)).toBeVisible();
	await pass(10_000);
	expect(fetched).toHaveBeenCalledTimes(2);
	expect(readConsent()).toBe("no");
});

test.each([
	["doNotTrack", "1"],
	["globalPrivacyControl", true],
])("a browser's %s is a no, whatever was said before", async (name, value) => {
	sayConsent("yes");
	Object.defineProperty(navigator, name, { value, configurable: true });
	render(page());
	expect(screen.getByText(words.byBrowser)).toBeVisible();
	expect(screen.queryByRole("button")).toBeNull();
	await pass(10_000);
	expect(fetched).not.toHaveBeenCalled();
});
