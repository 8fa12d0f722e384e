import {
	campaignAddress,
	readPromotionScope,
	storedCampaignPath,
} from "./campaign-path";
import { paths } from "./paths";

function stored(address: string): string | undefined {
	const { pathname, searchParams } = new URL(address, "https://shop.example");
	return storedCampaignPath(pathname, searchParams);
}

test.each([
	[paths.activities(3), "/activity_list/3"],
	["/activity_list?id=3&from=mail", "/activity_list/3"],
	[
		paths.promotions({ cartType: "SUPERMARKET" }),
		"/promotionList/SUPERMARKET/1",
	],
	[paths.promotions({ cid: 4, page: 2 }), "/promotionList/4/2"],
	["/promotionList?cid=4&cartType=E_COMMERCE", "/promotionList/4/1"],
	[paths.leaderboard("SUPERMARKET"), "/index_back/SUPERMARKET"],
])("%s is stored as %s, which leads back to one address", (address, path) => {
	expect(stored(address)).toBe(path);
	const outer = campaignAddress(path);
	expect(outer).toBeDefined();
	expect(stored(outer ?? "")).toBe(path);
});

test.each([
	["/activity_list?id=x", "/activity_list/0"],
	["/activity_list?id=", "/activity_list/0"],
	["/promotionList?cid=1%2F2", "/promotionList/0/1"],
	["/promotionList?cid=4&page=-1", "/promotionList/4/0"],
])("%s is the page that is not there", (address, path) => {
	expect(stored(address)).toBe(path);
	expect(campaignAddress(path)).toBeUndefined();
});

test.each([
	paths.activities(),
	paths.promotions(),
	paths.promotions({ cartType: "E_COMMERCE" }),
	paths.leaderboard(),
	"/index_back?cartType=nothing",
	"/",
])("%s stays as it is", (address) => {
	expect(stored(address)).toBeUndefined();
});

test("a stored promotion's path says an area or a page of a category, or nothing", () => {
	expect(readPromotionScope("SUPERMARKET", "1")).toEqual({
		cartType: "SUPERMARKET",
	});
	expect(readPromotionScope("4", "2")).toEqual({ cid: 4, page: 2 });
	for (const [scope, page] of [
		["SUPERMARKET", "2"] as const,
		["0", "1"] as const,
		["4", "0"] as const,
		["constructor", "1"] as const,
	])
		expect(readPromotionScope(scope, page)).toBeUndefined();
});
