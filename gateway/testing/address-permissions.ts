import { account } from "../db/schema/account";
import { address } from "../db/schema/address";
import { answering, type Permission, signedInOnly } from "./permission";
import type { TestShop } from "./test-shop";

/** A right address in Hong Kong, as a shopper sends it. */
export const exampleAddress = {
	realName: "Kit Chan",
	countryCode: "+852",
	phone: "91234567",
	country: "HK",
	district: "eastern",
	detail: "Taikoo Shing",
	houseNumber: "B",
};

/** A row as it is kept; `accountId` and whatever matters are added by who uses it. */
export const exampleAddressRow = {
	...exampleAddress,
	email: "",
	city: "",
	block: "",
	floor: "",
	postcode: "",
	addressType: "home" as const,
	isDefault: false,
	updatedAt: new Date("2026-06-01T04:00:00Z"),
};

/** Of somebody who plays no role: nobody who asks owns it. */
async function foreignId(shop: TestShop): Promise<number> {
	const [stranger] = await shop.db
		.insert(account)
		.values({
			kind: "member",
			nickname: "Stranger",
			locale: "en",
			createdAt: new Date(),
		})
		.returning({ id: account.id });
	const [row] = await shop.db
		.insert(address)
		.values({ ...exampleAddressRow, accountId: stranger?.id ?? 0 })
		.returning({ id: address.id });
	return row?.id ?? 0;
}

const foreign: Permission = {
	...signedInOnly,
	expected: answering(signedInOnly, 404),
	example: async (shop) => ({ body: { id: await foreignId(shop) } }),
};

/** Rows of the permission matrix for the address book; its own tests try every role with own, foreign and missing ids. */
export const addressPermissions: Record<string, Permission> = {
	"GET /api/front/address/default": {
		...foreign,
		example: async (shop) => {
			// Nobody has any, so that all who may ask hear the same.
			await shop.db.delete(address);
			return {};
		},
	},
	"GET /api/front/address/detail/{id}": {
		...foreign,
		example: async (shop) => ({ params: { id: await foreignId(shop) } }),
	},
	"GET /api/front/address/list": signedInOnly,
	"POST /api/front/address/default/set": foreign,
	"POST /api/front/address/del": foreign,
	"POST /api/front/address/edit": {
		...signedInOnly,
		refusals: [400, 409],
		example: { body: exampleAddress },
	},
};
