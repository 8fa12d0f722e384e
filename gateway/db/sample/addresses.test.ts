import { eq } from "drizzle-orm";
import { distanceMetres } from "../../contract/distance";
import { addressForm } from "../../contract/identity/address";
import { addressesMax } from "../../contract/identity/address-terms";
import { regions } from "../../contract/identity/district";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { address } from "../schema/address";
import { sampleAccounts } from "./accounts";
import addresses from "./addresses.json";

const districts = regions.flatMap((region) => region.districts);
const shoppers = sampleAccounts.filter(({ scope }) => scope.length === 0);

let shop: TestShop;
beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(shoppers)(
	"$nickname has a home, which is the default, and an office",
	async ({ id }) => {
		const rows = await shop.db
			.select()
			.from(address)
			.where(eq(address.accountId, id))
			.orderBy(address.id);
		expect(
			rows.map(({ addressType, isDefault }) => [addressType, isDefault]),
		).toEqual([
			["home", true],
			["office", false],
		]);
		for (const row of rows)
			expect(addressForm.safeParse(row).error).toBeUndefined();
		expect(rows.length).toBeLessThanOrEqual(addressesMax);
	},
);

test.each(addresses)("$detail lies in its district, or next to it", (one) => {
	const nearest = districts
		.toSorted(
			(left, right) => distanceMetres(left, one) - distanceMetres(right, one),
		)
		.slice(0, 2)
		.map(({ key }) => key);
	expect(nearest).toContain(one.district);
});
